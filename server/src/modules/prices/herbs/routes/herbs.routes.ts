import type { Deps } from '../../../../deps.ts';
import { type Route, route } from '../../../../http/route.ts';
import { listCategories, listHerbPrices, readHerbChart } from '../service/herbs.service.ts';

export const herbsRoutes = ({ db }: Deps): Route[] => [
  route('herbs/getCategoryList', () => listCategories(db)),
  route('herbs/getHerbsList', (request) => listHerbPrices(db, request)),
  route('herbs/getEchart', (request, context) => readHerbChart(db, request, context)),
];
