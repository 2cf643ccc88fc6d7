import type { AiRef } from '@bee/contracts/resource/ai';

export const referenceKinds: Record<AiRef['kind'], string> = {
  report: '研报',
  policy: '政策',
  news: '资讯',
  price: '行情',
  trade: '贸易',
  standard: '标准',
  food: '食物',
  baike: '百科',
  table: '数据',
};

/** Element id of a reference, the target of its citations. */
export const referenceId = (turn: string, no: number): string => `ref-${turn}-${no}`;
