import { defineModule } from '../../module.ts';
import { exportTransfer } from '../exports/index.ts';
import { tradeTool } from './answers/store/trade-tool.ts';
import { hs } from './import/hs.kind.ts';
import { partners } from './import/partners.kind.ts';
import { permitKind } from './import/permits.kind.ts';
import { ports } from './import/ports.kind.ts';
import { refreshCodes } from './import/store/publish-codes.ts';
import { tariffs } from './import/tariffs.kind.ts';
import { tradeKind } from './import/trade.kind.ts';
import { tradeRoutes } from './routes/trade.routes.ts';
import { writeExport } from './service/export/export.service.ts';
import { openTrade } from './service/open-trade.ts';
import { indexTrade } from './store/index-trade.ts';
import { refreshTrade } from './store/refresh-trade.ts';
import { listTradeNames } from './store/trade-names.ts';

export const tradeModule = defineModule({
  name: 'trade',
  routes: [tradeRoutes],
  cacheTags: { 'trade/getTradeProductDetail': ['trade', 'prices'] },
  transfers: [{ prefix: '/trade/getOutExcel', serve: exportTransfer('trade', writeExport) }],
  importers: [
    { name: 'hs', open: () => ({ kind: hs }) },
    { name: 'trade', open: async ({ db }) => ({ kind: await tradeKind(db) }) },
    { name: 'partners', open: () => ({ kind: partners }) },
    { name: 'ports', open: () => ({ kind: ports }) },
    { name: 'tariffs', open: () => ({ kind: tariffs }) },
    { name: 'permits', open: async ({ db }) => ({ kind: await permitKind(db) }) },
  ],
  derivedData: [
    { from: ['hs_code'], kind: hs.name, refresh: refreshCodes },
    { from: ['trade_row'], refresh: (db) => refreshTrade(db) },
  ],
  searchSources: [{ from: ['hs_code', 'trade_product'], index: indexTrade }],
  names: listTradeNames,
  answerTools: [tradeTool],
  openData: openTrade,
});
