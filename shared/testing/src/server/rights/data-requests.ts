import { TABLE_DAYS, tableDay } from './mark-tables.ts';
import type { Requests } from './price-requests.ts';

const OLD = tableDay(TABLE_DAYS - 30);
const filters = [
  {},
  { period: { from: tableDay(TABLE_DAYS), to: OLD } },
  { period: { to: OLD } },
  { period: { last: 250 } },
  { period: [OLD, tableDay(100), tableDay(30)] },
];
const VINTAGES = [undefined, '2026-02-10', tableDay(40), tableDay(220)];

/** A code from the trade sample data. */
const HS = '08106000';
const QUERIES = [
  { row: 'partner', col: 'period' },
  { row: 'period', col: 'flow' },
  { row: 'flow', col: 'period' },
  { row: 'period', col: 'port' },
  { row: 'mode', col: 'period' },
];
const MONTHS = ['2019-01', '2022-06', '2024-06', '2025-02'];

/** Requests for tables of the industry database and of trade, with every filter, page, order and period. */
export const dataRequests: Requests = {
  'industry/getDataDomainTree': [{}],
  'industry/searchTree': [{ keyword: '封存' }],
  'industry/seniorSearchTree': [{}, { name: '封存' }],
  'industry/getIndex': [{ model_id: 'marked-series' }, { model_id: 'marked-markets' }],
  'industry/getFieldLists': [{ model_id: 'marked-series' }, { model_id: 'marked-markets' }],
  'industry/getRecentList': [{ kind: 'updated' }],
  'industry/getRelateLists': [{ model_id: 'marked-series' }],
  'industry/getChildModelList': [{ model_id: 'marked-series' }],
  'industry/getSpaceCity': [{ model_id: 'marked-series' }],
  'industry/getTableList': [
    ...filters.flatMap((filter) => [
      { model_id: 'marked-series', filters: filter, limit: 100 },
      { model_id: 'marked-series', filters: filter, limit: 10, page: 3 },
      { model_id: 'marked-markets', filters: { ...filter, market: ['甲'] }, sort: 'value.desc', limit: 100 },
      { model_id: 'marked-markets', filters: filter, col: 'market', sort: 'period.asc', limit: 100 },
      { model_id: 'marked-markets', filters: filter, row: 'market', col: 'period', limit: 100 },
    ]),
    ...VINTAGES.map((vintage) => ({ model_id: 'marked-markets', vintage, limit: 100 })),
  ],
  'industry/getSeries': VINTAGES.map((vintage) => ({
    series: [{ model_id: 'marked-series', measure: 'value', at: {} }],
    ...(vintage && { vintage }),
  })),
  'trade/getProductCateList': [{}],
  'trade/getCountryList': [{}],
  'trade/getPortList': [{}],
  'trade/getTopClass': [{}],
  'trade/search': [{ keyword: '榴莲' }],
  'trade/getCategoryTree': [{}],
  'trade/searchCategory': [{ keyword: '榴莲' }],
  'trade/getTradeProductDetail': [{ name: '榴莲' }, { hs: HS }, { hs: HS, origin: 'TH' }],
  'trade/getNewestYearData': [{ hs: HS, flow: 'import' }],
  'trade/getNewestMonthData': [{ hs: HS, flow: 'import' }],
  'trade/getTaxRate': [{ hs: HS }],
  'trade/getTaxRateByOrigin': [{ origin: 'TH' }],
  'trade/getPermitProductList': [{}],
  'trade/getPermitOriginList': [{ name: '榴莲' }],
  'trade/getPermitProductListByOrigin': [{ origin: 'TH' }],
  'trade/getProductByOrigin': [
    { origin: 'TH', flow: 'import' },
    { origin: 'TH', flow: 'export' },
  ],
  'trade/getOriginList': [{}, { name: '榴莲' }],
  'trade/getSupervisePlaceList': [{}],
  'trade/getExportByOrigin': [{ origin: 'TH' }, { origin: 'TH', year: 2023 }],
  'trade/getTradePartnerName': [
    { hs: HS, flow: 'import' },
    ...MONTHS.map((period) => ({ hs: HS, flow: 'import', period })),
    { hs: HS, flow: 'import', period: '2023' },
  ],
  'trade/getTradeDataList': QUERIES.flatMap((dimensions) => [
    { hs: [HS], freq: 'M', ...dimensions },
    ...MONTHS.map((from) => ({ hs: [HS], freq: 'M', from, ...dimensions })),
    { hs: [HS], freq: 'M', from: '2019-01', to: '2024-12', ...dimensions },
    { hs: [HS, '080440'], freq: 'M', partners: ['TH'], to: '2023-12', ...dimensions },
  ]),
  'ast/getAgriSpecialTopicCatagory': [{}],
  'food/getCateList': [{}],
  'food/getList': [{}],
  'food/search': [{ keyword: '白菜' }],
};

/** Rights to files are counted in rows: the most that a member can select for one file per day. */
export const fileRequests: Requests = {
  'trade/getOutExcelToken': [{ hs: [HS], freq: 'M', from: '2019-01', row: 'partner', col: 'period', format: 'csv' }],
};

export const DATA_QUESTIONS = ['榴莲2023年6月进口了多少？'];
