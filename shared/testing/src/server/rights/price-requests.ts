import type { DataFor, OperationId } from '@bee/contracts/operations';
import { addDays } from '@bee/domain/calendar-day';
import { SAMPLE_DAY } from '../template-name.ts';
import type { Browser, TestApp } from '../test-app.ts';

export type Requests = Partial<Record<OperationId, readonly object[]>>;

/** Days around the limits of the rights, and far beyond. */
const DAYS = [0, 1, 28, 29, 30, 31, 60, 89, 90, 91, 200, 364, 365, 395, 1094, 1095, 1500].map((back) =>
  addDays(SAMPLE_DAY, -back),
);
const MONTHS = [...new Set(DAYS.map((day) => day.slice(0, 7)))];
const OLD = addDays(SAMPLE_DAY, -200);
const SPANS = [{}, { from: '2000-01-01' }, { from: '2000-01-01', to: OLD }, { to: OLD }, { from: OLD, to: OLD }];
const FREQS = ['D', 'W', 'M'] as const;

const each = <Item, Request>(items: readonly Item[], request: (item: Item) => Request): Request[] => items.map(request);

/** Every operation that returns prices, for every day, period and step. @param all browser with full access */
export const priceRequests = async (test: TestApp, all: Browser): Promise<Requests> => {
  const read = async <Id extends OperationId>(id: Id, request: object = {}) =>
    (await test.call(id, request, all)).body.data as DataFor<Id>;
  const { list: products } = await read('vegetable/vegList', { limit: 3 });
  const { list: fruits } = await read('fruit/getOtherAreaList', { limit: 2 });
  const { list: herbs } = await read('herbs/getHerbsList', { limit: 100 });
  const { list: markets } = await read('vegetable/vegList', { name: products[0]?.product, by: 'market' });
  const keys = products.map(({ group, product: name }) => ({ group, name, type: '1' }));
  const [first] = keys;
  const fruitKeys = fruits.map(({ production_area, category, type, addr, original }) => ({
    ...{ production_area, category, type, addr, unit: original.unit.replace('元/', '') },
  }));
  const marketIds = markets.slice(0, 3).map(({ market_id }) => market_id);
  const charts = (key: object) =>
    SPANS.flatMap((span) => each(FREQS, (freq) => ({ ...key, ...span, freq, markets: marketIds, national: true })));
  const specs = [herbs[0], herbs.at(-1)].flatMap((row) => (row ? [row.spec_id] : []));
  return {
    'vegetable/filterList': [{}],
    'vegetable/getClassIndex': [{}, ...each(DAYS, (date) => ({ date }))],
    'vegetable/getVegStatistic': [{}, ...each(DAYS, (date) => ({ date, limit: 20 }))],
    'vegetable/vegList': [
      { limit: 100 },
      { limit: 100, by: 'market', sort: 'chg_w.desc' },
      ...DAYS.flatMap((date) => [
        { date, limit: 100 },
        { date, by: 'market', name: first?.name, sort: 'price_avg.desc' },
        { date, market_id: marketIds[0], page: 2, limit: 5 },
      ]),
    ],
    'vegetable/getMarketList': [{}, ...DAYS.map((date) => ({ date }))].map((day) => ({ ...day, ...first })),
    'vegetable/getDetail': keys,
    'vegetable/getEchart': keys.slice(0, 2).flatMap(charts),
    'vegetable/getPriceMoves': SPANS.map((span) => ({ ...first, ...span })),
    'vegetable/getMemberQuoteList': [{ group: first?.group, name: first?.name }],
    'article/getDailyReportList': [
      { limit: 100 },
      { limit: 100, product: first?.name },
      { page: 2, limit: 40 },
      ...each(DAYS, (date) => ({ date })),
      ...each(MONTHS, (month) => ({ month, limit: 31 })),
    ],
    'fruit/filterInit': [{}],
    'fruit/getFilterOrigin': [{}],
    'fruit/getDetail': fruitKeys,
    'fruit/getAvgData': fruitKeys,
    'fruit/getOtherAreaList': [{ limit: 100 }, ...each(DAYS, (date) => ({ date, limit: 100 }))],
    'fruit/getEchart': SPANS.flatMap((span) =>
      each(FREQS, (freq) => ({ ...fruitKeys[0], ...span, freq, compare: fruits.map(({ id }) => id) })),
    ),
    'herbs/getCategoryList': [{}],
    'herbs/getHerbsList': [{ limit: 100 }, { limit: 100, every_market: true }, { moved: 'up', sort: 'chg_w.desc' }],
    'herbs/getEchart': specs.flatMap((spec_id) =>
      SPANS.flatMap((span) => each(FREQS, (freq) => ({ spec_id, ...span, freq, analysis: true }))),
    ),
    'site/getTools': [{}],
    'food/getSeason': [{}],
    'product/getLinks': keys.map(({ name }) => ({ name })),
    'user/getPriceWatchList': [{}],
    'user/getMyFavoriteList': [{}],
    'user/getMessageList': [{}],
  };
};

/** Questions that are answered from the price tables. */
export const PRICE_QUESTIONS = [
  `大白菜${OLD}的价格`,
  '大白菜近一年的均价是多少？',
  '大白菜和去年同期比价格变化多少？',
  `${OLD}涨幅最大的蔬菜有哪些？`,
  `${OLD}涨得最多的药材有哪些？`,
  '三七近三年的价格走势',
  '三七为什么涨价？',
];
