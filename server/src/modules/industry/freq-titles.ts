import type { TableFreq } from '@bee/contracts/entity/industry';

export const tableFreqTitles: Record<TableFreq, string> = { D: '日', W: '周', X: '旬', M: '月', Q: '季', Y: '年' };
