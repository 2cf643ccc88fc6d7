import type { TableFreq } from '@bee/contracts/entity/industry';

export const tableFreqTitles = { D: '日', W: '周', X: '旬', M: '月', Q: '季', Y: '年' } as const satisfies Record<
  TableFreq,
  string
>;

/** 年度, 月度 …; days, weeks and ten-day periods without 度. */
export const freqTitle = (freq: TableFreq): string =>
  freq === 'D' || freq === 'W' || freq === 'X' ? tableFreqTitles[freq] : `${tableFreqTitles[freq]}度`;
