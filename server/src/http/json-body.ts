import type { FastifyInstance } from 'fastify';

/**
 * Accepts JSON only; a missing or empty body means `{}`. The parser rejects `__proto__` and `constructor.prototype`.
 */
export const readJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, {});
    parse(request, body as string, done);
  });
};
