import type { FastifyInstance } from 'fastify';

/** JSON only; no body, and an empty one, mean `{}`. `__proto__` and `constructor.prototype` are refused by the parser. */
export const readJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, {});
    parse(request, body as string, done);
  });
};
