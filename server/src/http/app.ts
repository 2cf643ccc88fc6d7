import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Deps } from '../deps.ts';
import { withoutAttempt } from '../edge/release/attempt-path.ts';
import { modules } from '../modules.ts';
import { answerFailure, failure } from './failure.ts';
import { readJsonBodies } from './json-body.ts';
import { describeApi } from './openapi.ts';
import { drainOversizedBodies } from './oversized-body.ts';
import { addProbes } from './probes.ts';
import { limitRate } from './rate-limit.ts';
import type { Route } from './route.ts';
import { serveOperation } from './serve-operation.ts';

const BODY_LIMIT = 1024 * 1024;

/** The server without a port: probes at the root and every operation under /api. The edge registers itself on it. */
export const buildApp = async (deps: Deps): Promise<FastifyInstance> => {
  const { settings } = deps;
  const app = fastify({
    logger: settings.logLevel !== 'silent' && { level: settings.logLevel, serializers },
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < settings.trustProxy,
    routerOptions: { maxParamLength: 2000 },
    rewriteUrl: ({ url = '/' }) => withoutAttempt(url),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: settings.logLevel !== 'debug' }),
    return503OnClosing: true,
  });
  await app.register(cookie);
  // Documents bring a policy of their own, with a nonce.
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: settings.publicUrl.startsWith('https:'),
  });
  app.addHook('onRequest', async (_request, reply) => {
    const composition = deps.composition();
    // A page takes any other name for a newer composition, so none is not named.
    if (composition && composition !== 'none') reply.header('x-bee-composition', composition);
  });
  addProbes(app, deps.isReady);
  if (settings.role !== 'edge') await app.register((api) => addApi(api, deps), { prefix: '/api' });
  return app;
};

const addApi = async (api: FastifyInstance, deps: Deps): Promise<void> => {
  api.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
  await limitRate(api, deps);
  drainOversizedBodies(api, BODY_LIMIT);
  readJsonBodies(api);
  const routes: Route[] = modules.flatMap((module) => module(deps));
  for (const route of routes) serveOperation(api, route, deps);
  const description = JSON.stringify(describeApi(routes, deps.settings.publicUrl));
  api.get('/openapi.json', async (_request, reply) => reply.type('application/json').send(description));
  // A route and no not-found handler: the pages of the edge match every path that no route takes.
  api.all('/*', (_request, reply) => reply.status(404).send(failure(404, '没有这个接口')));
};

/** Logs keep no query (it may hold the token of a download), no headers and no values that a database error quotes. */
const serializers = {
  req: ({ method, url, ip }: { method: string; url: string; ip?: string }) => ({ method, path: url.split('?')[0], ip }),
  err: ({ name, message, stack, code }: Error & { code?: string }) => ({
    type: name,
    message,
    code,
    stack: stack ?? '',
  }),
};
