import type { PeriodFreq } from '@bee/domain/table-period';
import { periodWithin } from '@bee/domain/table-period';
import { dayOf, textOf } from '../../../importer/import-kind.ts';

const QUARTERS = '一二三四';

/** Parses a period of the given frequency: 2023年, 2023/1, 202301, 2023Q1, 2023年一季度, 2023-03-04. */
export const readPeriod = (freq: PeriodFreq, value: unknown): string | null => {
  const text = textOf(value).replace(/\.0$/, '');
  if (freq === 'Y') return /^((?:19|20)\d\d)年?$/.exec(text)?.[1] ?? null;
  if (freq === 'Q') {
    const [, year, quarter = ''] = /^((?:19|20)\d\d)[-/年]?\s*(?:Q|第)?([1-4一二三四])(?:季度?)?$/i.exec(text) ?? [];
    if (!year) return null;
    const number = QUARTERS.includes(quarter) ? QUARTERS.indexOf(quarter) + 1 : Number(quarter);
    return `${year}-Q${number}`;
  }
  if (freq === 'M') {
    const [, year, month = ''] = /^((?:19|20)\d\d)[-/.年]?(\d{1,2})月?$/.exec(text) ?? [];
    return year && Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, '0')}` : null;
  }
  const day = dayOf(text);
  return day && periodWithin(freq, day, 'first');
};
