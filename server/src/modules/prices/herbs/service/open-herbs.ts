import type { HerbRow } from '@bee/contracts/resource/herbs';
import { id, keyword } from '@bee/contracts/shapes';
import { z } from 'zod';
import { NotFound } from '../../../../http/errors.ts';
import { commaList, defineOpenData } from '../../../../open-data/open-data.ts';
import { historyColumns, quoteColumns, quotesOf } from '../../wholesale/model/open-price-columns.ts';
import { checkMarkets, period } from '../../wholesale/service/open-wholesale.ts';
import { listHerbPrices, readHerbChart } from './herbs.service.ts';

const quotes = defineOpenData({
  path: 'herbs',
  title: '药材价格',
  summary: '每个规格产地一行（报价最全的市场）；给 market 时是该市场的报价',
  request: z.object({
    name: z.string().max(60).optional().describe('药材，如 三七'),
    spec: z.string().max(60).optional().describe('规格，如 20头'),
    origin: z.string().max(60).optional().describe('产地'),
    market: id.optional().describe('市场编号'),
    kw: keyword.optional().describe('药材名里的字'),
  }),
  example: 'name=三七',
  columns: [
    { key: 'spec_id', title: '规格编号', type: 'string' as const, value: (row: HerbRow) => row.spec_id },
    ...quoteColumns,
  ],
  read: async (db, { name, ...request }, { page, limit }) => {
    const query = { ...request, herb: name, every_market: false, sort: 'default' as const, page, limit };
    const { list, total, source } = await listHerbPrices(db, query);
    return { rows: list, total, source };
  },
});

const history = defineOpenData({
  path: 'herbs/history',
  title: '药材价格走势',
  summary: '一个规格产地的历史价格；“总趋势”是各市场均价的平均，其余每个市场一条',
  request: z.object({
    name: z.string().trim().min(1, '缺少药材名').max(60).describe('药材，如 三七'),
    spec: z.string().max(60).optional().describe('规格，如 20头；不写时是报价最全的规格'),
    origin: z.string().max(60).optional().describe('产地'),
    market: commaList(id, 6, '一次最多 6 个市场').optional().describe('市场编号，几个用逗号隔开'),
    ...period,
  }),
  example: 'name=三七&spec=20头&freq=M',
  columns: historyColumns,
  read: async (db, { name, spec, origin, market = [], ...request }, { viewer, today }) => {
    checkMarkets(viewer, market.length);
    const named = { herb: name, spec, origin, every_market: false, sort: 'default' as const, page: 1, limit: 1 };
    const [row] = (await listHerbPrices(db, named)).list;
    if (!row) throw new NotFound(`没有药材“${[name, spec, origin].filter(Boolean).join(' ')}”；写法见 herbs 的列`);
    const query = { ...request, spec_id: row.spec_id, markets: market, analysis: false };
    const { series, access, source } = await readHerbChart(db, query, { viewer, today });
    return { rows: quotesOf(series), source, left_out: access.reason };
  },
});

export const openHerbs = [quotes, history];
