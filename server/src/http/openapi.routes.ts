import { findOperation } from '@bee/contracts/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { contextOf } from './call-context.ts';
import { INTERNAL_HEADER, isSignedInternally } from './internal-signature.ts';
import { isMonitor } from './monitor-access.ts';
import { describeApi } from './openapi.ts';
import type { Route } from './route.ts';

/** Serves the description of this API. Operators' operations are described only to callers who run the site. */
export const serveDescription = (api: FastifyInstance, routes: Route[], deps: Deps): void => {
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
