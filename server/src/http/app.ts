import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
} from 'fastify';
import helmet from 'helmet';
import type { Deps } from '../deps.ts';
import { withoutAttempt } from '../edge/release/attempt-path.ts';
import { runActivity, type Span, type Tracer } from '../telemetry/activity.ts';
import { createLog } from '../telemetry/process-log.ts';
import { AccessLog } from './access-log.ts';
import { answerFailure } from './failure.ts';
import { addProbes } from './probes.ts';
import { MAX_HEADER_BYTES, rejectInvalidPaths } from './reject-invalid-paths.ts';
import { createRequestIds, REQUEST_ID_HEADER, type RequestIds } from './request-id.ts';

const RETRY_AFTER_S = 5;
export const BODY_LIMIT = 1024 * 1024;

/** Parts of every process, with or without its own API. `log`: an own one by default; `tracer`: none. */
export type Site = Pick<Deps, 'settings' | 'composition' | 'isReady' | 'isBusy'> & {
  /** Answers a request before all hooks and routes; false if it does not. */
  answerFirst?: (request: IncomingMessage, response: ServerResponse) => boolean;
  log?: FastifyBaseLogger;
  tracer?: Tracer | undefined;
};

/**
 * The server without a port: probes at the root and the routes of `addApi` under /api. The edge adds its own routes.
 */
export const buildApp = async (
  {
    settings,
    composition: current,
    isReady,
    isBusy = () => false,
    log = createLog(settings.logLevel),
    tracer,
    answerFirst,
  }: Site,
  addApi: (api: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> => {
  const fixed = securityHeaders({ https: settings.publicUrl.startsWith('https:') });
  const refuse = rejectInvalidPaths(fixed);
  const requestIds = createRequestIds(settings);
  const app = fastify({
    ...(answerFirst ? { serverFactory: serverThat(answerFirst) } : { http: SERVER }),
    frameworkErrors: refuse.frameworkErrors,
    clientErrorHandler: refuse.clientErrorHandler,
    loggerInstance: log,
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < settings.trustProxy,
    routerOptions: { maxParamLength: 2000 },
    rewriteUrl: ({ url = '/' }) => withoutAttempt(url),
    // `requestIds` reads the headers, because it knows which callers are trusted.
    requestIdHeader: false,
    genReqId: requestIds.of,
    logController: new AccessLog(settings.logLevel),
    return503OnClosing: true,
  });
  for (const name of ['isMember', 'routeName', 'release']) app.decorateReply(name, undefined);
  await app.register(cookie);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...fixed, [REQUEST_ID_HEADER]: request.id });
    const composition = current(request);
    // Pages treat any other name as a newer composition, so `none` is not sent.
    if (composition && composition !== 'none') reply.header('x-bee-composition', composition);
  });
  app.addHook('onRequest', refuse.onRequest);
  addRequestActivity(app, requestIds, tracer);
  app.setNotFoundHandler(refuse.notFound);
  app.setErrorHandler(answerFailure);
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_S);
  });
  addProbes(app, { isReady, isBusy, metricsToken: settings.metricsToken });
  await app.register(addApi, { prefix: '/api' });
  return app;
};

const SERVER = { maxHeaderSize: MAX_HEADER_BYTES };
/** Fastify's default, which a server of our own has to set. */
const KEEP_ALIVE_MS = 72_000;

const serverThat =
  (answerFirst: NonNullable<Site['answerFirst']>): FastifyServerFactory =>
  (handle) =>
    createServer({ ...SERVER, keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0 }, (request, response) => {
      if (!answerFirst(request, response)) handle(request, response);
    });

/**
 * Makes each request an activity and, if it is recorded, a span. Begins after the body is read, because its events
 * belong to the connection; the handler, error handlers and the end of the answer are inside.
 */
const addRequestActivity = (
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

/**
 * Headers that helmet adds to every response, computed once: its plugin rebuilds all parts for each request, which took
 * longer than most responses.
 */
const securityHeaders = ({ https }: { https: boolean }): Record<string, string> => {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  const set = helmet({
    // Documents have their own policy, with a nonce.
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https,
  });
  set(request, answer, (error) => {
    if (error) throw error;
  });
  return answer.getHeaders() as Record<string, string>;
};
