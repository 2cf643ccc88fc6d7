import { defineModule } from '../../module.ts';
import type { OpenData } from '../../open-data/open-data.ts';
import { apiKeyRoutes } from './routes/api-key.routes.ts';
import { openApiTransfer } from './routes/open-api-transfer.ts';

/** @param series what the domains offer to programs */
export const openApiModule = (series: readonly OpenData[]) =>
  defineModule({
    name: 'open-api',
    routes: [apiKeyRoutes(series)],
    transfers: [{ prefix: '/open/v1', serve: openApiTransfer(series) }],
  });
