import type { AiContext } from '@bee/contracts/resource/ai';

/** Name of each kind of context on the chip. */
export const contextKinds: Record<AiContext['kind'], string> = {
  article: '资讯',
  policy: '政策',
  report: '研报',
  encyclopedia: '百科',
  standard: '标准',
  price: '行情',
  food: '食物',
  trade: '贸易',
  table: '数据表',
};
