import { adcode, day, id, keyword } from '@bee/contracts/shapes';
import { z } from 'zod';
import { Forbidden } from '../../../../http/errors.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { commaList, defineOpenData } from '../../../../open-data/open-data.ts';
import { listSources, presentSource } from '../../../sources/index.ts';
import { historyColumns, quoteColumns, quotesOf } from '../model/open-price-columns.ts';
import { historyRight } from '../model/vegetable.policy.ts';
import { listMarkets } from '../store/vegetable.filters.repository.ts';
import { readChart } from './product.service.ts';
import { listVegetables } from './vegetable.service.ts';

/** Parameters of a period, and its step. */
export const period = {
  from: day.optional().describe('开始日期，如 2026-01-31'),
  to: day.optional().describe('结束日期'),
  freq: z.enum(['D', 'W', 'M'], '周期应是 D、W 或 M').default('D').describe('D 每日，W 周均，M 月均'),
};

type MarketRow = Awaited<ReturnType<typeof listMarkets>>[number];

/** @throws Forbidden if the caller asks for more lines than the membership has */
export const checkMarkets = (viewer: Viewer, wanted: number): void => {
  const { markets, remedy } = historyRight(viewer);
  if (wanted > markets)
    throw new Forbidden(`每次最多取 ${markets} 个市场，这次有 ${wanted} 个；请分几次取${remedy && `（${remedy}）`}`);
};

const markets = defineOpenData({
  path: 'prices/markets',
  title: '批发市场',
  summary: '报价的批发市场，编号用于其他接口的 market 参数',
  request: z.object({}),
  example: '',
  columns: [
    { key: 'market_id', title: '市场编号', type: 'string', value: (row: MarketRow) => row.id },
    { key: 'market', title: '市场', type: 'string', value: ({ name }) => name },
    { key: 'province', title: '省份', type: 'string', value: ({ province }) => province },
    { key: 'city', title: '城市', type: 'string', value: ({ city }) => city },
    { key: 'lng', title: '经度', type: 'number', value: ({ lng }) => lng },
    { key: 'lat', title: '纬度', type: 'number', value: ({ lat }) => lat },
    { key: 'last_date', title: '最近报价日', type: 'string', value: (row) => row.last_report_at },
  ],
  read: async (db) => {
    const [rows, sources] = await Promise.all([listMarkets(db), listSources(db, 'price')]);
    return { rows, source: presentSource(sources[0]) };
  },
});

const quotes = defineOpenData({
  path: 'prices',
  title: '批发价格',
  summary: '每个品种规格一行（报价最全的市场）；给 market 或 by=market 时每个市场一行',
  request: z.object({
    group: z.string().max(40).optional().describe('品类，如 叶菜类'),
    name: z.string().max(60).optional().describe('品名，如 大白菜'),
    market: id.optional().describe('市场编号'),
    adcode: adcode.optional().describe('省或市的行政区划代码，如 110000'),
    date: day.optional().describe('那一天的报价；不写时是各品种最近一次报价'),
    kw: keyword.optional().describe('品名里的字'),
    by: z
      .enum(['product', 'market'], 'by 应是 product 或 market')
      .default('product')
      .describe('一行是品种，还是品种与市场'),
  }),
  example: 'name=大白菜&by=market',
  columns: quoteColumns,
  read: async (db, { market, ...request }, { viewer, page, limit }) => {
    const query = { ...request, market_id: market, type: '1' as const, sort: 'default' as const, page, limit };
    const [{ list, total, access }, sources] = await Promise.all([
      listVegetables(db, query, viewer),
      listSources(db, 'price'),
    ]);
    return { rows: list, total, source: presentSource(sources[0]), left_out: access?.reason };
  },
});

const history = defineOpenData({
  path: 'prices/history',
  title: '批发价格走势',
  summary: '一个品种在一个或几个市场的历史价格；没有报价的日子没有行',
  request: z.object({
    group: z.string().trim().min(1, '缺少品类').max(40).describe('品类，见 prices 的 group 列'),
    name: z.string().trim().min(1, '缺少品名').max(60).describe('品名，见 prices 的 name 列'),
    spec: z.string().max(60).optional().describe('规格；不写时是报价最全的规格'),
    market: commaList(id, 6, '一次最多 6 个市场')
      .optional()
      .describe('市场编号，几个用逗号隔开；不写时是报价最全的市场'),
    ...period,
  }),
  example: 'group=叶菜类&name=大白菜',
  columns: historyColumns,
  read: async (db, { market = [], ...request }, { viewer }) => {
    checkMarkets(viewer, market.length);
    const { series, access } = await readChart(db, { ...request, markets: market, type: '1', national: false }, viewer);
    return { rows: quotesOf(series), source: series[0]?.source ?? null, left_out: access.reason };
  },
});

export const openWholesale = [quotes, history, markets];
