import { firstDayOf, lastDayOf, periodAt, periodNumber } from '@bee/domain/table-period';
import type { NewTable } from '../../modules/industry/store/store-tables.ts';
import { NATION } from '../../modules/statistics/model/stat-places.ts';
import { addDays, monthOf } from '../days.ts';
import { chance } from '../random.ts';
import { progressOf } from './field-work.ts';
import { amountsOf, type ModelAmount } from './model-amounts.ts';
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

export const LAG_DAYS: Record<ModelQuantity['freq'], number> = { D: 1, W: 3, X: 4, M: 15, Q: 20, Y: 200 };

const REVISED_AFTER_DAYS = 30;

const SPANS: Record<ModelQuantity['freq'], number> = { D: 365, W: 104, X: 108, M: 48, Q: 28, Y: 12 };

/** The newest periods of which the day has figures, oldest first. */
export const periodsUpTo = (freq: ModelQuantity['freq'], today: string, most = SPANS[freq]): string[] => {
  let newest = periodNumber(freq, today);
  while (addDays(lastDayOf(freq, periodAt(freq, newest)), LAG_DAYS[freq]) > today) newest -= 1;
  return Array.from({ length: most }, (_, place) => periodAt(freq, newest + 1 - most + place));
};

/**
 * All rows of a quantity: the nation, then its provinces or regions. Provinces that are small in it miss some early
 * periods, some figures were revised by today.
 */
export const rowsOf = (quantity: ModelQuantity, periods: readonly string[], today: string): ModelRow[] =>
  periods
    .filter((period) => isPublished(quantity, period))
    .flatMap((period, place) => {
      const early = place < periods.length / 2;
      return drawnOf(quantity, period)
        .filter(({ adcode, minor }) => !(early && minor && chance('gap', quantity.id, period, adcode) < 0.04))
        .flatMap((amount) =>
          Object.entries(quantity.dim?.values ?? { '': 1 }).map(([value, level]) =>
            rowOf(quantity, period, today, amount, { value, level }),
          ),
        );
    });

const drawnOf = (quantity: ModelQuantity, period: string): ModelAmount[] =>
  quantity.measure === 'progress' ? progressOf(quantity.products[0] ?? '', period) : amountsOf(quantity, period);

const rowOf = (
  quantity: ModelQuantity,
  period: string,
  today: string,
  { adcode, region, value: amount }: ModelAmount,
  { value, level }: { value: string; level: number },
): ModelRow => {
  const words = [quantity.id, period, adcode, region, value];
  const rounded = (exact: number) => Number(exact.toFixed(quantity.decimals));
  const cell = rounded(amount * level);
  const publishedOn = addDays(lastDayOf(quantity.freq, period), LAG_DAYS[quantity.freq]);
  const first = rounded(amount * level * (0.992 + 0.016 * chance('first', ...words)));
  const revisedOn = addDays(publishedOn, REVISED_AFTER_DAYS);
  const isRevised = adcode !== NATION && chance('revised', ...words) < 0.006 && first !== cell && revisedOn <= today;
  return {
    period,
    adcode,
    d1: region || value,
    d2: region ? value : '',
    cells: [cell],
    publishedOn: isRevised ? revisedOn : publishedOn,
    before: isRevised ? { cells: [first], publishedOn } : null,
  };
};

/** Retail of the first two months of a year is not published by itself. */
const isPublished = ({ path }: ModelQuantity, period: string): boolean =>
  path[1] !== '零售' || monthOf(firstDayOf(period)) > 2;
