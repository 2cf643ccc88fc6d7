import type { NewTopic } from '../../modules/statistics/store/store-topics.ts';
import {
  apples,
  citrus,
  maize,
  peanuts,
  rapeseed,
  rice,
  type SampleCrop,
  soy,
  tea,
  tubers,
  vegetables,
  wheat,
} from './crops.ts';
import { areaOf, irrigatedOf, machineryOf, moneyOf, type Quantity, yieldOf } from './stat-model.ts';

/** A topic with how its figures come about. */
export type SampleTopic = NewTopic & {
  quantity: Quantity;
  /** Provinces below this weight are not surveyed. */
  leastWeight?: number;
  /** The survey was left out in some years. */
  rests?: (year: number) => boolean;
  /** Cities of some provinces have figures too. */
  cities?: boolean;
};

const area = (crop: SampleCrop): SampleTopic => ({
  indicator: '播种面积',
  crop: crop.name,
  unit: '千公顷',
  decimals: 1,
  quantity: areaOf(crop),
  cities: crop === vegetables,
});

/** 1 千公顷 × 1 公斤/公顷 is a ton. */
const output = (crop: SampleCrop): SampleTopic => ({
  indicator: '产量',
  crop: crop.name,
  unit: '万吨',
  decimals: 1,
  quantity: {
    national: 'sum',
    provinces: crop.grows,
    at: (province, year) => (areaOf(crop).at(province, year) * yieldOf(crop).at(province, year)) / 10_000,
  },
  cities: crop === vegetables,
});

const perHectare = (crop: SampleCrop): SampleTopic => ({
  indicator: '单位面积产量',
  crop: crop.name,
  unit: '公斤/公顷',
  decimals: 0,
  quantity: yieldOf(crop),
});

const cost = (crop: SampleCrop, base: number): SampleTopic => ({
  indicator: '总成本',
  crop: crop.name,
  unit: '元/亩',
  decimals: 2,
  quantity: moneyOf(crop, '总成本', base, 0.034),
  leastWeight: 3,
});

const farmGate = (crop: SampleCrop, base: number): SampleTopic => ({
  indicator: '出售价格',
  crop: crop.name,
  unit: '元/公斤',
  decimals: 2,
  quantity: moneyOf(crop, '出售价格', base, 0.021),
  leastWeight: 2,
});

export const sampleTopics: readonly SampleTopic[] = [
  ...[rice, wheat, maize, soy, tubers, rapeseed, peanuts, vegetables].map(area),
  ...[rice, wheat, maize, soy, vegetables, apples, citrus, tea].map(output),
  ...[rice, wheat, maize].map(perHectare),
  cost(rice, 1_180),
  cost(maize, 1_050),
  farmGate(maize, 2.1),
  farmGate(apples, 4.4),
  {
    indicator: '有效灌溉面积',
    crop: '',
    unit: '千公顷',
    decimals: 1,
    quantity: irrigatedOf,
    rests: (year) => year % 4 === 1,
  },
  { indicator: '农业机械总动力', crop: '', unit: '万千瓦', decimals: 1, quantity: machineryOf },
];
