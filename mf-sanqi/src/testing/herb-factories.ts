import type { DataFor } from '@bee/contracts/operations';
import type { HerbRelation, HerbRow, HerbSeason } from '@bee/contracts/resource/herbs';

type Prices = DataFor<'herbs/getHerbsList'>;
type Chart = DataFor<'herbs/getEchart'>;

const source = { name: '测试来源', url: null, publisher: null, retrieved_at: null, sample: true };

export const buildRow = (spec: string, market: string, price: number | null, row: Partial<HerbRow> = {}): HerbRow => ({
  id: `${spec}-${market}`,
  spec_id: `id-${spec}`,
  letter: 'S',
  freq: 'M',
  product: '三七',
  group: '根茎类',
  class_id: '中药材',
  spec,
  market_id: market,
  market,
  province: null,
  adcode: null,
  origin: '云南文山',
  price_low: null,
  price_avg: price,
  price_high: null,
  unit: '元/公斤',
  original: { unit: '元/公斤', low: null, avg: price, high: null },
  date: '2026-10-31',
  prev_date: null,
  chg_d: null,
  chg_w: null,
  chg_m: null,
  chg_y: null,
  stale_days: 0,
  market_count: 2,
  source_name: '测试来源',
  sample: true,
  flag: null,
  spark: [],
  to: { page: 'application/herbs/list', params: {} },
  ...row,
});

export const buildPrices = (list: HerbRow[]): Prices => ({
  list,
  total: list.length,
  page: 1,
  limit: 100,
  facets: {},
  updated_at: null,
  dates: { min: '2016-11-30', max: '2026-11-18' },
  source,
});

export const buildRelation = (spec: string, relation: Partial<HerbRelation> = {}): HerbRelation => ({
  spec_id: `id-${spec}`,
  spec,
  origin: '云南文山',
  price: 93,
  date: '2026-10-31',
  ratio: 0.93,
  usual: { median: 0.88, low: 0.86, high: 0.9 },
  days: 120,
  from: '2016-10-31',
  to: '2026-09-30',
  ...relation,
});

export const buildSeason = (): HerbSeason => ({
  months: Array.from({ length: 12 }, (_, index) => {
    const avg = index === 0 ? 95 : index === 7 ? 103 : 100;
    return { month: index + 1, avg, low: avg - 10, high: avg + 10 };
  }),
  from: 2017,
  to: 2025,
});

export const buildAnalysis = (relations: HerbRelation[] | null, season: HerbSeason | null): Chart =>
  ({ relations, season }) as Chart;
