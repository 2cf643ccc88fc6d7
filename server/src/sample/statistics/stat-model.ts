import { chance, seedOf, smoothNoise } from '../random.ts';
import { maize, rice, type SampleCrop, vegetables, wheat } from './crops.ts';

/** A figure of every province, by its short name, and year; what the nation's is made of. */
export type Quantity = {
  national: 'sum' | 'mean';
  /** With their weights, which count in a mean. */
  provinces: Record<string, number>;
  at(province: string, year: number): number;
};

/** Year in which the totals of the catalogue hold. */
const BASE = 2015;

/** From 1 - share to 1 + share, the same in every year. */
const own = (share: number, ...words: string[]): number => 1 - share + 2 * share * chance(...words);

/** Better and worse years, from 1 - share to 1 + share. */
const weather = (share: number, period: number, year: number, ...words: string[]): number =>
  1 + share * smoothNoise(seedOf(...words), year, period);

export const areaOf = (crop: SampleCrop): Quantity => {
  const whole = Object.values(crop.grows).reduce((sum, weight) => sum + weight, 0);
  return {
    national: 'sum',
    provinces: crop.grows,
    at: (province, year) =>
      ((crop.area * (crop.grows[province] ?? 0)) / whole) *
      own(0.12, 'area', crop.name, province) *
      (1 + crop.growth * (year - BASE)) *
      weather(0.07, 4, year, 'area', crop.name, province),
  };
};

export const yieldOf = (crop: SampleCrop): Quantity => ({
  national: 'mean',
  provinces: crop.grows,
  at: (province, year) =>
    crop.yield *
    own(0.16, 'yield', crop.name, province) *
    (1 + 0.011 * (year - BASE)) *
    weather(0.06, 2, year, 'yield', crop.name, province),
});

/** Costs and prices: they grow by a rate and move with the country and the province. */
export const moneyOf = (crop: SampleCrop, what: string, base: number, rate: number): Quantity => ({
  national: 'mean',
  provinces: crop.grows,
  at: (province, year) =>
    base *
    own(0.14, what, crop.name, province) *
    (1 + rate) ** (year - BASE) *
    weather(0.1, 3, year, what, crop.name) *
    weather(0.04, 2, year, what, crop.name, province),
});

const fields: SampleCrop['grows'] = {};
for (const { grows, area } of [rice, wheat, maize, vegetables])
  for (const [province, weight] of Object.entries(grows))
    fields[province] = (fields[province] ?? 0) + (weight * area) / 1_000;

const ofFields = (what: string, perField: number, growth: number): Quantity => ({
  national: 'sum',
  provinces: fields,
  at: (province, year) =>
    (fields[province] ?? 0) *
    perField *
    own(0.3, what, province) *
    (1 + growth * (year - BASE)) *
    weather(0.02, 5, year, what, province),
});

export const irrigatedOf = ofFields('有效灌溉面积', 6.4, 0.009);
export const machineryOf = ofFields('农业机械总动力', 9.8, 0.014);
