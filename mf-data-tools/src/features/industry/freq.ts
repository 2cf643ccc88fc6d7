import type { TableFreq } from '@bee/contracts/entity/industry';
import { tableFreqTitles } from '@bee/domain/table-freq';
import type { ChartStep } from '@bee/ui/data';

export type { TableFreq };

type FreqText = {
  key: TableFreq;
  title: string;
  /** Unit of a number of periods: 最近 10 年. */
  unit: string;
  /** Example of a written period. */
  example: string;
  step: ChartStep;
};

/** Finest first. */
export const tableFreqs: readonly FreqText[] = [
  { key: 'D', title: tableFreqTitles.D, unit: '天', example: '2026-03-04', step: 'day' },
  { key: 'W', title: tableFreqTitles.W, unit: '周', example: '2026-03-02', step: 'day' },
  { key: 'X', title: tableFreqTitles.X, unit: '旬', example: '2026-03-01', step: 'day' },
  { key: 'M', title: tableFreqTitles.M, unit: '个月', example: '2026-03', step: 'month' },
  { key: 'Q', title: tableFreqTitles.Q, unit: '季', example: '2026-Q1', step: 'quarter' },
  { key: 'Y', title: tableFreqTitles.Y, unit: '年', example: '2026', step: 'year' },
];

export const freqText = (freq: TableFreq): FreqText =>
  tableFreqs.find(({ key }) => key === freq) ?? { key: freq, title: freq, unit: '期', example: '', step: 'day' };
