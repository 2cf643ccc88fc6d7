import type { Deps } from '../../../../deps.ts';
import { type Route, route } from '../../../../http/route.ts';
import {
  listFruits,
  readFruit,
  readFruitAverages,
  readFruitChart,
  readFruitFilters,
} from '../service/fruit.service.ts';
import { listOrigins } from '../store/fruit.repository.ts';

export const fruitRoutes = ({ db }: Deps): Route[] => [
  route('fruit/filterInit', ({ type }) => readFruitFilters(db, type)),
  route('fruit/getFilterOrigin', (request) => listOrigins(db, request)),
  route('fruit/getDetail', (request, { viewer }) => readFruit(db, request, viewer)),
  route('fruit/getEchart', (request, { viewer }) => readFruitChart(db, request, viewer)),
  route('fruit/getAvgData', (request) => readFruitAverages(db, request)),
  route('fruit/getOtherAreaList', (request, { viewer }) => listFruits(db, request, viewer)),
];
