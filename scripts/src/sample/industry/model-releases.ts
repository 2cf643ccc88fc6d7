import { firstDayOf, lastDayOf, periodAt, periodNumber } from '@bee/domain/table-period';
import { NATION } from '../../../../server/src/modules/statistics/model/stat-places.ts';
import { addDays, monthOf } from '../../../../server/src/sample/days.ts';
import type { IndustryRow, ReleaseRecord, TableRecord } from '../../../../server/src/sample/industry/industry-files.ts';
import { chance } from '../../../../server/src/sample/random.ts';
import { progressOf } from './field-work.ts';
import { amountsOf, type ModelAmount } from './model-amounts.ts';
import type { ModelQuantity } from './model-catalogue.ts';
import type { ModelFreq } from './model-kind.ts';

export type DrawnTable = { table: TableRecord; releases: ReleaseRecord[] };

export const LAG_DAYS: Record<ModelFreq, number> = { W: 3, X: 4, M: 15, Q: 20, Y: 200 };

const REVISED_AFTER_DAYS = 30;

/** A day of the first period. */
const FIRST: Record<ModelFreq, string> = {
  W: '2024-11-25',
  X: '2023-11-21',
  M: '2022-11-01',
  Q: '2019-10-01',
  Y: '2014-01-01',
};

/** First day from which small provinces have all periods. */
export const COMPLETE_SINCE: Record<ModelFreq, string> = {
  W: '2025-11-24',
  X: '2025-05-21',
  M: '2024-11-01',
  Q: '2023-04-01',
  Y: '2020-01-01',
};

export const LAST_DAY = '2028-12-31';

const periodsOf = (freq: ModelFreq): string[] => {
  const [first, last] = [periodNumber(freq, FIRST[freq]), periodNumber(freq, LAST_DAY)];
  return Array.from({ length: last - first + 1 }, (_, place) => periodAt(freq, first + place));
};

/**
 * All periods of a quantity: the nation, then its provinces or regions. Provinces that are small in it miss some early
 * periods, some figures are revised.
 */
export const releasesOf = (quantity: ModelQuantity): ReleaseRecord[] =>
  periodsOf(quantity.freq)
    .filter((period) => isPublished(quantity, period))
    .flatMap((period) => {
      const drawn = drawnOf(quantity, period).flatMap((amount) =>
        Object.entries(quantity.dim?.values ?? { '': 1 }).map(([value, level]) =>
          drawRow(quantity, period, amount, { value, level }),
        ),
      );
      if (drawn.length === 0) return [];
      const from = addDays(lastDayOf(quantity.freq, period), LAG_DAYS[quantity.freq]);
      const replaced = drawn.flatMap(({ first }) => (first ? [first] : []));
      return [
        {
          table: quantity.id,
          period,
          from,
          rows: drawn.map(({ row }) => row),
          ...(replaced.length > 0 && { earlier: [{ until: addDays(from, REVISED_AFTER_DAYS), rows: replaced }] }),
        },
      ];
    });

const drawnOf = (quantity: ModelQuantity, period: string): ModelAmount[] => {
  if (quantity.measure === 'progress') return progressOf(quantity.products[0] ?? '', period);
  const early = firstDayOf(period) < COMPLETE_SINCE[quantity.freq];
  return amountsOf(quantity, period).filter(
    ({ adcode, minor }) => !(early && minor && chance('gap', quantity.id, period, adcode) < 0.04),
  );
};

/** A row, and the one that was published first if it is revised. */
const drawRow = (
  quantity: ModelQuantity,
  period: string,
  { adcode, region, value: amount }: ModelAmount,
  { value, level }: { value: string; level: number },
): { row: IndustryRow; first: IndustryRow | null } => {
  const words = [quantity.id, period, adcode, region, value];
  const rounded = (exact: number) => Number(exact.toFixed(quantity.decimals));
  const key = [adcode, region, value].filter((word) => word !== '').join('/');
  const cell = rounded(amount * level);
  const first = rounded(amount * level * (0.992 + 0.016 * chance('first', ...words)));
  const isRevised = adcode !== NATION && chance('revised', ...words) < 0.006 && first !== cell;
  return { row: [key, cell], first: isRevised ? [key, first] : null };
};

/** Retail of the first two months of a year is not published by itself. */
const isPublished = ({ path }: ModelQuantity, period: string): boolean =>
  path[1] !== '零售' || monthOf(firstDayOf(period)) > 2;
