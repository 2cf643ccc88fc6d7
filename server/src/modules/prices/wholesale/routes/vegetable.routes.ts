import type { Deps } from '../../../../deps.ts';
import { type Route, route } from '../../../../http/route.ts';
import { memberOf } from '../../../../http/viewer.ts';
import { listDailyReports } from '../service/daily-report.service.ts';
import { listMarketReports, readMarketReport } from '../service/market-report.service.ts';
import { readMoves } from '../service/move.service.ts';
import { readChart, readProduct } from '../service/product.service.ts';
import { takePriceExport } from '../service/take-price-export.ts';
import {
  type CountPostings,
  listMarketPrices,
  listVegetables,
  readClassIndex,
  readFilters,
  readStatistic,
} from '../service/vegetable.service.ts';

export const vegetableRoutes =
  (countPostings: CountPostings) =>
  ({ db }: Deps): Route[] => [
    route('vegetable/filterList', (_request, { today }) => readFilters(db, today, countPostings)),
    route('vegetable/getClassIndex', ({ date }, { viewer }) => readClassIndex(db, date, viewer)),
    route('vegetable/vegList', (request, { viewer }) => listVegetables(db, request, viewer)),
    route('vegetable/getVegStatistic', (request, { viewer }) => readStatistic(db, request, viewer)),
    route('vegetable/getDetail', (request, { viewer }) => readProduct(db, request, viewer)),
    route('vegetable/getEchart', (request, { viewer }) => readChart(db, request, viewer)),
    route('vegetable/getPriceMoves', (request, { viewer }) => readMoves(db, request, viewer)),
    route('vegetable/takeExport', (_request, context) => takePriceExport(db, memberOf(context), context)),
    route('vegetable/getMarketList', (request, { viewer }) => listMarketPrices(db, request, viewer)),
    route('vegetable/getMarketWeeklyList', (request, { viewer }) => listMarketReports(db, request, viewer)),
    route('vegetable/marketReportDetail', (request, { viewer }) => readMarketReport(db, request, viewer)),
    route('article/getDailyReportList', (request, { viewer }) => listDailyReports(db, request, viewer)),
  ];
