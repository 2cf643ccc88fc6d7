import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { tagsOfAnswer } from '../cache/answer-tags.ts';
import type { Deps } from '../deps.ts';
import type { ModuleDefinition } from '../module.ts';
import { BODY_LIMIT } from './app.ts';
import { createCallTimes } from './call-times.ts';
import { compressAnswers } from './content-coding.ts';
import { failure } from './failure.ts';
import { serveDescription } from './openapi.routes.ts';
import { createPublicReads } from './public-read.ts';
import { limitRate } from './rate-limit.ts';
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
