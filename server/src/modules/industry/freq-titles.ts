import type { TableFreq } from '@bee/contracts/entity/industry';

export const tableFreqTitles = { D: '日', W: '周', X: '旬', M: '月', Q: '季', Y: '年' } as const satisfies Record<
  TableFreq,
  string
>;
