import type { PricePoint, PriceRow, PriceSeries } from '@bee/contracts/resource/vegetable';
import type { OpenColumn } from '../../../../open-data/open-data.ts';

const UNIT = '元/公斤';
const PERCENT = '%';

/** Columns of the newest quotes, the same for wholesale, origin and herb prices. */
export const quoteColumns: readonly OpenColumn<PriceRow>[] = [
  { key: 'date', title: '日期', type: 'string', value: ({ date }) => date },
  { key: 'group', title: '品类', type: 'string', value: ({ group }) => group },
  { key: 'name', title: '品名', type: 'string', value: ({ product }) => product },
  { key: 'spec', title: '规格', type: 'string', value: ({ spec }) => spec },
  { key: 'market_id', title: '市场编号', type: 'string', value: ({ market_id }) => market_id },
  { key: 'market', title: '市场', type: 'string', value: ({ market }) => market },
  { key: 'province', title: '省份', type: 'string', value: ({ province }) => province },
  { key: 'origin', title: '产地', type: 'string', value: ({ origin }) => origin },
  { key: 'price_low', title: '最低价', unit: UNIT, type: 'number', value: ({ price_low }) => price_low },
  { key: 'price_avg', title: '均价', unit: UNIT, type: 'number', value: ({ price_avg }) => price_avg },
  { key: 'price_high', title: '最高价', unit: UNIT, type: 'number', value: ({ price_high }) => price_high },
  { key: 'chg_d', title: '较上一日', unit: PERCENT, type: 'number', value: ({ chg_d }) => chg_d },
  { key: 'chg_w', title: '较上周', unit: PERCENT, type: 'number', value: ({ chg_w }) => chg_w },
  { key: 'chg_y', title: '较去年', unit: PERCENT, type: 'number', value: ({ chg_y }) => chg_y },
  { key: 'source', title: '来源', type: 'string', value: ({ source_name }) => source_name },
  { key: 'sample', title: '示例数据', type: 'boolean', value: ({ sample }) => sample },
];

type Quote = { series: PriceSeries; point: PricePoint };

/** Columns of a price history. */
export const historyColumns: readonly OpenColumn<Quote>[] = [
  { key: 'date', title: '日期', type: 'string', value: ({ point }) => point[0] },
  { key: 'market_id', title: '市场编号', type: 'string', value: ({ series }) => series.market_id },
  { key: 'market', title: '市场', type: 'string', value: ({ series }) => series.name },
  { key: 'spec', title: '规格', type: 'string', value: ({ series }) => series.spec },
  { key: 'price_low', title: '最低价', unit: UNIT, type: 'number', value: ({ point }) => point[2] },
  { key: 'price_avg', title: '均价', unit: UNIT, type: 'number', value: ({ point }) => point[1] },
  { key: 'price_high', title: '最高价', unit: UNIT, type: 'number', value: ({ point }) => point[3] },
  { key: 'flag', title: '存疑', type: 'string', value: ({ point }) => point[4] },
];

/** Days without a quote have no row. */
export const quotesOf = (all: readonly PriceSeries[]): Quote[] =>
  all.flatMap((series) => series.points.filter(([, avg]) => avg !== null).map((point): Quote => ({ series, point })));
