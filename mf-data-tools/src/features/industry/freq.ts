import type { TableFreq } from '@bee/contracts/entity/industry';
import type { ChartStep } from '@bee/ui/data';

export type { TableFreq };

type FreqText = {
  key: TableFreq;
  title: string;
  /** What one period is called: 最近 10 年. */
  unit: string;
  /** How a period is written. */
  example: string;
  step: ChartStep;
};

/** Finest first. */
export const tableFreqs: readonly FreqText[] = [
  { key: 'D', title: '日', unit: '天', example: '2026-03-04', step: 'day' },
  { key: 'W', title: '周', unit: '周', example: '2026-03-02', step: 'day' },
  { key: 'X', title: '旬', unit: '旬', example: '2026-03-01', step: 'day' },
  { key: 'M', title: '月', unit: '个月', example: '2026-03', step: 'month' },
  { key: 'Q', title: '季', unit: '季', example: '2026-Q1', step: 'quarter' },
  { key: 'Y', title: '年', unit: '年', example: '2026', step: 'year' },
];

export const freqText = (freq: TableFreq): FreqText =>
  tableFreqs.find(({ key }) => key === freq) ?? { key: freq, title: freq, unit: '期', example: '', step: 'day' };

/** 年度, 月度 … */
export const freqTitle = (freq: TableFreq): string => `${freqText(freq).title}度`.replace(/^(日|周|旬)度$/, '$1');
