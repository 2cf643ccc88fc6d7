import { type PeriodFreq, periodAt, periodNumber } from '@bee/domain/table-period';
import type { StoredCoverage } from '../../../db/schema/industry.ts';

const MAX_GAPS = 10;

/** @param periods periods with a value, oldest first */
export const coverageOf = (freq: PeriodFreq, periods: readonly string[]): StoredCoverage => {
  const numbers = periods.map((period) => periodNumber(freq, period));
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return { periods: 0, expected: 0, gaps: [], gap_count: 0 };
  const gaps = numbers.flatMap((number, place) => {
    const before = numbers[place - 1];
    return before !== undefined && number - before > 1 ? [{ from: before + 1, to: number - 1 }] : [];
  });
  return {
    periods: numbers.length,
    expected: last - first + 1,
    gaps: gaps
      .map(({ from, to }) => ({ from: periodAt(freq, from), to: periodAt(freq, to), periods: to - from + 1 }))
      .sort((a, b) => b.periods - a.periods || (a.from < b.from ? 1 : -1))
      .slice(0, MAX_GAPS),
    gap_count: gaps.length,
  };
};
