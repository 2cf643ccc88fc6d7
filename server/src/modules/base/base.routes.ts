import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { Beside, type Route, route } from '../../http/route.ts';
import { createActionLog } from './action-log.ts';

export const baseRoutes = (deps: Deps, api: FastifyInstance): Route[] => {
  const log = createActionLog(deps, api);
  return [
    route('base/getClientIp', (_input, { ip }) => new Beside({ ip }, { ip })),
    route('base/actionLog', (input, context) => {
      log(input, context);
      return null;
    }),
  ];
};
