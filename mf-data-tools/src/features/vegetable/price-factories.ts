import type { PriceRow, PriceSeries } from '@bee/contracts/entity/price';
import type { DataFor } from '@bee/contracts/operations';

/** Responses of the price API for tests, with plausible defaults. */
const source = { name: '测试来源', url: null, publisher: null, retrieved_at: null, sample: true };

export const buildRow = (row: Partial<PriceRow> = {}): PriceRow => ({
  id: '1',
  product: '番茄',
  group: '茄果类',
  class_id: '蔬菜',
  spec: '硬果',
  market_id: 'beijing',
  market: '北京市场',
  province: '北京市',
  adcode: '110100',
  origin: null,
  price_low: 4.8,
  price_avg: 5.2,
  price_high: 5.6,
  unit: '元/公斤',
  original: { unit: '元/公斤', low: 4.8, avg: 5.2, high: 5.6 },
  date: '2026-03-04',
  prev_date: '2026-03-03',
  chg_d: 1.5,
  chg_w: -2.4,
  chg_m: null,
  chg_y: null,
  stale_days: 0,
  market_count: 20,
  source_name: '测试来源',
  sample: true,
  flag: null,
  spark: [5, null, 5.2],
  to: { page: 'application/vegetable/detail', params: { group: '茄果类', name: '番茄', type: '1' } },
  ...row,
});

export const buildSeries = (series: Partial<PriceSeries> = {}): PriceSeries => ({
  id: '1',
  name: '北京市场',
  unit: '元/公斤',
  freq: 'D',
  points: [
    ['2026-03-02', 5, 4.8, 5.2, null],
    ['2026-03-03', null, null, null, null],
    ['2026-03-04', 5.2, 4.8, 5.6, null],
  ],
  market_id: 'beijing',
  market: '北京市场',
  spec: '硬果',
  source,
  ...series,
});

export const buildList = (list: PriceRow[], total = list.length): DataFor<'vegetable/vegList'> => ({
  list,
  total,
  page: 1,
  limit: 20,
  updated_at: null,
});

export const buildChoices = (): DataFor<'vegetable/filterList'> => ({
  types: [
    { id: '1', title: '批发价', count: 60 },
    { id: '2', title: '产地价', count: 0 },
  ],
  classes: [{ id: '蔬菜', title: '蔬菜', count: 39 }],
  groups: [{ value: '茄果类', class_id: '蔬菜', count: 5 }],
  markets: [
    {
      id: 'beijing',
      name: '北京市场',
      adcode: '110100',
      province: '北京市',
      city: '北京市',
      lng: null,
      lat: null,
      last_report_at: null,
    },
  ],
  provinces: [{ adcode: '110000', name: '北京市', markets: 1 }],
  units: ['元/公斤'],
  dates: { min: '2021-03-05', max: '2026-03-04' },
  source,
});

export const buildStatistic = (): DataFor<'vegetable/getVegStatistic'> => ({
  date: '2026-03-04',
  products: 60,
  markets: 20,
  quotes: 1180,
  up: [
    {
      product: '番茄',
      group: '茄果类',
      spec: '硬果',
      market: '北京市场',
      price_avg: 5.2,
      date: '2026-03-04',
      chg_pct: 4.2,
      market_count: 20,
      spark: [5, 5.2],
      to: { page: 'application/vegetable/detail', params: { group: '茄果类', name: '番茄', type: '1' } },
    },
  ],
  down: [],
  index: {
    products: 60,
    up: 30,
    down: 20,
    flat: 10,
    points: [
      ['2026-03-03', 99.2],
      ['2026-03-04', 100.4],
    ],
  },
  source,
  updated_at: null,
});

export const buildIndex = (): DataFor<'vegetable/getClassIndex'>[number] => ({
  class_id: '蔬菜',
  group: '茄果类',
  title: '茄果类',
  index: 103.2,
  chg_d: 0.8,
  chg_w: 1.2,
  chg_y: null,
  up: 3,
  down: 1,
  flat: 1,
});

/** 30 of 1,826 days, as shown to visitors. */
export const visitorAccess = {
  level: 'login',
  allowed: false,
  preview: { unit: 'day', shown: 30, total: 1826 },
} as const;

export const buildDetail = (detail: Partial<DataFor<'vegetable/getDetail'>> = {}): DataFor<'vegetable/getDetail'> => ({
  group: '茄果类',
  name: '番茄',
  type: '1',
  class_id: '蔬菜',
  alias: ['西红柿'],
  specs: [{ title: '硬果', markets: 20 }],
  unit_base: '元/公斤',
  latest: buildRow(),
  quality: { markets: 20, age_days: 0, dev_pct: 2, median: 5.1 },
  season: [],
  dates: { min: '2021-03-05', max: '2026-03-04' },
  tags: [],
  related: [{ group: '茄果类', name: '茄子' }],
  access: visitorAccess,
  source,
  updated_at: null,
  ...detail,
});

export const buildChart = (series = [buildSeries()]): DataFor<'vegetable/getEchart'> => ({
  series,
  national: [['2026-03-04', 5.1, 4.2, 5.6, 18]],
  unit: '元/公斤',
  from: '2026-02-03',
  to: '2026-03-04',
  access: visitorAccess,
  updated_at: null,
});
