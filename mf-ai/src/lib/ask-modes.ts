import type { AiMode } from '@bee/contracts/resource/ai';

/** Modes that the question box offers; without a choice a question is general. */
export const askModes: { mode: AiMode; title: string; hint: string }[] = [
  { mode: 'general', title: '综合', hint: '价格、政策、贸易、标准、百科与资讯' },
  { mode: 'price', title: '行情', hint: '只看价格数据与行情资料' },
  { mode: 'policy', title: '政策', hint: '只看法律法规与政策文件' },
  { mode: 'trade', title: '贸易', hint: '只看进出口数据与准入资料' },
  { mode: 'standard', title: '标准', hint: '只看标准与限量指标' },
];
