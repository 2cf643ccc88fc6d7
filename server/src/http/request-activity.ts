import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runActivity, type Span, type Tracer } from '../telemetry/activity.ts';
import type { RequestIds } from './request-id.ts';

/**
 * Makes each request an activity and, if it is recorded, a span. Begins after the body is read, because its events
 * belong to the connection; the handler, error handlers and the end of the answer are inside.
 */
export const addRequestActivity = (
  app: FastifyInstance,
  { parentOf }: Pick<RequestIds, 'parentOf'>,
  tracer: Tracer | undefined,
): void => {
  app.addHook('preHandler', (request, reply, done) => {
    const span = tracer?.root({ requestId: request.id, parentId: parentOf(request) }, request.method, 'SERVER');
    if (span) reply.raw.once('close', () => endSpan(span, request, reply));
    runActivity({ requestId: request.id, fields: () => ({ route: routeOf(request, reply) }), span }, done);
  });
};

const routeOf = (request: FastifyRequest, reply: FastifyReply) => reply.routeName ?? request.routeOptions.url;

/** Names as in OpenTelemetry's conventions; no address, because paths and queries may hold personal data. */
const endSpan = (span: Span, request: FastifyRequest, reply: FastifyReply): void => {
  const { method } = request;
  const { statusCode } = reply.raw;
  const route = routeOf(request, reply);
  const code = reply.envelopeCode;
  span.rename(route ? `${method} ${route}` : method);
  span.set({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': statusCode,
    'bee.code': code,
  });
  const worst = Math.max(statusCode, code ?? 0);
  span.end(worst >= 500 ? { name: String(worst) } : undefined);
};
