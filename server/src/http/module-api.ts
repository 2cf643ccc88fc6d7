import { finished } from 'node:stream/promises';
import { findOperation } from '@bee/contracts/operations';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tagsOfAnswer } from '../cache/answer-tags.ts';
import type { Deps } from '../deps.ts';
import type { ModuleDefinition } from '../module.ts';
import { BODY_LIMIT } from './app.ts';
import { contextOf } from './call-context.ts';
import { createCallTimes } from './call-times.ts';
import { compressAnswers } from './content-coding.ts';
import { failure } from './failure.ts';
import { INTERNAL_HEADER, isSignedInternally } from './internal-signature.ts';
import { isMonitor } from './monitor-access.ts';
import { describeApi } from './openapi.ts';
import { createPublicReads } from './public-read.ts';
import { openRedis } from './redis.ts';
import type { Route } from './route.ts';
import { runningApi } from './running-api.ts';
import { serveOperation } from './serve-operation.ts';

/** Serves every operation of all modules in this process. */
export const serveModules = (deps: Deps, modules: readonly ModuleDefinition[]) => async (api: FastifyInstance) => {
  await limitRate(api, deps);
  drainOversizedBodies(api, BODY_LIMIT);
  readJsonBodies(api);
  compressAnswers(api);
  const running = runningApi(api);
  const served = modules.flatMap(({ name, cacheTags = {}, routes = [] }) =>
    routes
      .flatMap((create) => create(deps, running))
      .map((route) => ({ ...route, tagsOf: (input: unknown) => tagsOfAnswer(name, cacheTags, route.id, input) })),
  );
  const times = createCallTimes(deps, api);
  const publicRead = createPublicReads(api, deps, times);
  for (const route of served) serveOperation(api, route, deps, times, publicRead(route));
  for (const { prefix, serve } of modules.flatMap(({ transfers = [] }) => transfers))
    await api.register(serve(deps), { prefix });
  serveDescription(api, served, deps);
  // A route instead of a not-found handler: the pages of the edge match every path without a route.
  api.all('/*', (_request, reply) => reply.status(404).send(failure(404, '没有这个接口')));
};

/**
 * Accepts JSON only; a missing or empty body means `{}`. The parser rejects `__proto__` and `constructor.prototype`.
 */
const readJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, {});
    parse(request, body as string, done);
  });
};

/** Larger requests are rejected without reading the body. */
const DRAIN_LIMIT = 16 * 1024 * 1024;

/**
 * Reads an oversized body to its end before rejecting it: a caller that is still sending when the connection closes
 * never sees the response.
 */
const drainOversizedBodies = (app: FastifyInstance, limit: number): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const length = Number(raw.headers['content-length'] ?? 0);
    if (length <= (routeOptions.bodyLimit ?? limit) || length > DRAIN_LIMIT) return;
    raw.resume();
    await finished(raw).catch(() => undefined);
    throw Object.assign(new Error('body too large'), { statusCode: 413 });
  });
};

/** Serves the description of this API. Operators' operations are described only to callers who run the site. */
const serveDescription = (api: FastifyInstance, routes: Route[], deps: Deps): void => {
  const { publicUrl } = deps.settings;
  const isOpen = ({ id }: Route) => findOperation(id).access !== 'operator';
  // Written on the first call: it takes half a second, which no start should wait for.
  const whole = lazy(() => JSON.stringify(describeApi(routes, publicUrl)));
  const open = lazy(() =>
    JSON.stringify({ 'x-bee-withheld': 'operator', ...describeApi(routes.filter(isOpen), publicUrl) }),
  );

  api.get('/openapi.json', async (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store' })
      .type('application/json')
      .send((await runsTheSite(request, reply)) ? whole() : open()),
  );

  const runsTheSite = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    // The composition gate authenticates with the site's own signature.
    if (isSignedInternally(deps.settings.internalSecret, request.headers[INTERNAL_HEADER], Date.now())) return true;
    if (isMonitor(deps.settings.metricsToken, request)) return true;
    return (await contextOf(request, reply, deps)).viewer?.isOperator === true;
  };
};

const lazy = <T extends string>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** Limits calls per minute and address. Counts in Redis if configured, so that all processes share the limit. */
export const limitRate = async (app: FastifyInstance, { settings }: Deps): Promise<void> => {
  const redis = settings.redisUrl ? openRedis(app, settings.redisUrl) : undefined;
  await app.register(rateLimit, {
    max: settings.rateLimit,
    timeWindow: 60_000,
    skipOnError: true,
    ...(redis && { redis }),
    allowList: (request) => isSignedInternally(settings.internalSecret, request.headers[INTERNAL_HEADER], Date.now()),
  });
};
