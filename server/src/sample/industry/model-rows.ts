import { provinces } from '@bee/domain/region';
import { firstDayOf, lastDayOf, periodAt, periodNumber } from '@bee/domain/table-period';
import type { NewTable } from '../../modules/industry/store/store-tables.ts';
import { NATION } from '../../modules/statistics/model/stat-places.ts';
import { addDays, dayNumber, monthOf } from '../days.ts';
import { chance, seedOf, smoothNoise } from '../random.ts';
import type { ModelQuantity } from './model-catalogue.ts';

export type ModelRow = {
  period: string;
  adcode: string;
  d1: string;
  d2: string;
  cells: (number | null)[];
  publishedOn: string;
  /** Of a row that had been published with another number before. */
  before: { cells: (number | null)[]; publishedOn: string } | null;
};

export type ModelTable = { table: NewTable; rows: ModelRow[] };

export const REGIONS = { 华北: 1, 东北: 0.96, 华东: 1.04, 华中: 0.98, 华南: 1.06, 西南: 1.03, 西北: 0.99 };

export const LAG_DAYS: Record<ModelQuantity['freq'], number> = { D: 1, W: 3, X: 4, M: 15, Q: 20, Y: 200 };

const REVISED_AFTER_DAYS = 30;

const SPANS: Record<ModelQuantity['freq'], number> = { D: 365, W: 104, X: 108, M: 48, Q: 28, Y: 12 };

/** The newest periods of which the day has figures, oldest first. */
export const periodsUpTo = (freq: ModelQuantity['freq'], today: string, most = SPANS[freq]): string[] => {
  let newest = periodNumber(freq, today);
  while (addDays(lastDayOf(freq, periodAt(freq, newest)), LAG_DAYS[freq]) > today) newest -= 1;
  return Array.from({ length: most }, (_, place) => periodAt(freq, newest + 1 - most + place));
};

/** All rows of a quantity: the nation, then its provinces or regions; some are missing, some were revised by today. */
export const rowsOf = (quantity: ModelQuantity, periods: readonly string[], today: string): ModelRow[] => {
  const values = quantity.dim?.values ?? { '': 1 };
  return periods.flatMap((period) => {
    if (isOutOfSeason(quantity, period)) return [];
    return placesOf(quantity).flatMap(({ adcode, region, share }) =>
      Object.entries(values).flatMap(([value, level]) => {
        const words = [quantity.id, period, adcode, region, value];
        if (adcode !== NATION && chance('gap', ...words) < 0.02) return [];
        const exact = amountOf(quantity, period, adcode + region, share) * level;
        const cell = rounded(quantity, exact);
        const publishedOn = addDays(lastDayOf(quantity.freq, period), LAG_DAYS[quantity.freq]);
        const first = rounded(quantity, exact * (0.97 + 0.06 * chance('first', ...words)));
        const revisedOn = addDays(publishedOn, REVISED_AFTER_DAYS);
        const toRevise = chance('revised', ...words) < 0.006 && first !== cell;
        const revised = toRevise && revisedOn <= today;
        return [
          {
            period,
            adcode,
            d1: region || value,
            d2: region ? value : '',
            cells: [toRevise && !revised ? first : cell],
            publishedOn: revised ? revisedOn : publishedOn,
            before: revised ? { cells: [first], publishedOn } : null,
          },
        ];
      }),
    );
  });
};

type ModelPlace = { adcode: string; region: string; share: number };

const placesOf = ({ id, places, mean }: ModelQuantity): ModelPlace[] => {
  if (places === 'nation') return [{ adcode: '', region: '', share: 1 }];
  if (places === 'regions') return Object.entries(REGIONS).map(([region, share]) => ({ adcode: '', region, share }));
  const told = provinces
    .filter(({ adcode }) => adcode < '700000' && chance('grows', id, adcode) < 0.72)
    .map(({ adcode }) => ({ adcode, region: '', weight: 0.1 + chance('weight', id, adcode) ** 2 }));
  const whole = told.reduce((sum, { weight }) => sum + weight, 0);
  return [
    { adcode: NATION, region: '', share: 1 },
    ...told.map(({ adcode, weight }) => ({
      adcode,
      region: '',
      share: mean ? 0.8 + 0.4 * chance('level', id, adcode) : weight / whole,
    })),
  ];
};

/** Fields are worked in one season; the first two months of retail are told together. */
const isOutOfSeason = ({ id, path, base }: ModelQuantity, period: string): boolean => {
  const month = monthOf(firstDayOf(period));
  if (path[1] === '农时') return month < base || month > base + 2;
  return path[1] === '零售' && month === 1 && id !== '';
};

const amountOf = (quantity: ModelQuantity, period: string, place: string, share: number): number => {
  const { id, base, growth, swing, path } = quantity;
  const day = firstDayOf(period);
  if (path[1] === '农时') {
    const passed = (dayNumber(day) - dayNumber(`${day.slice(0, 4)}-${String(base).padStart(2, '0')}-01`)) / 80;
    return Math.min(100, Math.max(1, 100 * passed * (0.9 + 0.3 * chance('early', id, place, day.slice(0, 4)))));
  }
  const at = dayNumber(day);
  const years = (at - dayNumber('2022-01-01')) / 365.25;
  const wave = 1 + swing * Math.cos((2 * Math.PI * (monthOf(day) - 1)) / 12);
  return (
    base *
    share *
    (1 + growth * years) *
    wave *
    (1 + 0.05 * smoothNoise(seedOf('model', id), at, 500)) *
    (1 + 0.03 * smoothNoise(seedOf('model', id, place), at, 120))
  );
};

const rounded = ({ decimals, base }: ModelQuantity, value: number): number =>
  Number(value.toFixed(base < 10 && decimals < 2 ? 2 : decimals));
