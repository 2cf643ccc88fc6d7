import { firstDayOf, lastDayOf } from '@bee/domain/table-period';
import { NATION, placeByName } from '../../../../server/src/modules/statistics/model/stat-places.ts';
import { dayNumber, monthOf } from '../../../../server/src/sample/days.ts';
import { seedOf, smoothNoise } from '../../../../server/src/sample/random.ts';
import { consumptionLevels, peopleShares, producersOf } from '../world/production.ts';
import { valueAt } from '../world/production-curve.ts';
import type { ModelQuantity } from './model-catalogue.ts';

/** What a quantity is in a place and a period. */
export type ModelAmount = {
  adcode: string;
  region: string;
  value: number;
  /** The place has little of it. */
  minor: boolean;
};

export const REGIONS = { 华北: 1, 东北: 0.96, 华东: 1.04, 华中: 0.98, 华南: 1.06, 西南: 1.03, 西北: 0.99 };

/** Share of the nation below which a province is small in a product. */
const MINOR = 0.02;

/** The nation, then its provinces, which add up to it, or its regions around it. */
export const amountsOf = (quantity: ModelQuantity, period: string): ModelAmount[] => {
  const nation = nationalOf(quantity, period);
  if (quantity.places === 'nation') return [{ adcode: '', region: '', value: nation, minor: false }];
  if (quantity.places === 'regions')
    return Object.entries(REGIONS).map(([region, level]) => ({
      adcode: '',
      region,
      value: nation * level * wobbleOf(quantity, region, period, 0.012),
      minor: false,
    }));
  const isMean = quantity.measure === 'mean';
  const shares = isMean ? peopleShares : producersOf(quantity.name);
  const levels = isMean ? consumptionLevels(quantity.name) : shares;
  const drawn = Object.entries(shares).map(([name, share]) => ({
    name,
    share,
    level: (levels[name] ?? 0) * wobbleOf(quantity, name, period, 0.025),
  }));
  const whole = drawn.reduce((sum, { level, share }) => sum + level * (isMean ? share : 1), 0);
  return [
    { adcode: NATION, region: '', value: nation, minor: false },
    ...drawn.map(({ name, share, level }) => ({
      adcode: placeByName(name) ?? '',
      region: '',
      value: (nation * level) / whole,
      minor: share < MINOR,
    })),
  ];
};

const nationalOf = (quantity: ModelQuantity, period: string): number => {
  const { id, freq, curve, peak, swing, noise } = quantity;
  const [first, last] = [firstDayOf(period), lastDayOf(freq, period)];
  const middle = (monthOf(first) + monthOf(last)) / 2;
  const wave = freq === 'Y' ? 1 : 1 + swing * Math.cos((2 * Math.PI * (middle - peak)) / 12);
  const chanced = 1 + noise * smoothNoise(seedOf('model', id), dayNumber(first), freq === 'W' ? 35 : 100);
  return valueAt(curve, timeOf(quantity, first, last)) * wave * chanced;
};

/**
 * Where a period is among the years of the curve. A year there is its mean, which holds in its middle; for a stock it is
 * its end, and prices have exact times.
 */
const timeOf = ({ freq, measure, places }: ModelQuantity, first: string, last: string): number => {
  if (freq === 'Y') return Number(first.slice(0, 4));
  if (places === 'regions') return fractionOf(first);
  return measure === 'stock' ? fractionOf(last) - 1 : (fractionOf(first) + fractionOf(last)) / 2 - 0.5;
};

const fractionOf = (day: string): number =>
  Number(day.slice(0, 4)) + (dayNumber(day) - dayNumber(`${day.slice(0, 4)}-01-01`)) / 365;

/** Places do better and worse, slowly. */
const wobbleOf = ({ id, freq }: ModelQuantity, place: string, period: string, share: number): number =>
  1 + share * smoothNoise(seedOf('model', id, place), dayNumber(firstDayOf(period)), freq === 'Y' ? 1_100 : 400);
