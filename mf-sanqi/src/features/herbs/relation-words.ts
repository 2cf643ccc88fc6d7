import { formatNumber } from '@bee/domain/format';
import type { Relation } from './herbs-data.ts';
import type { Quote } from './price-matrix.ts';

export type Verdict = 'dear' | 'cheap' | 'usual';

export const verdictTitles = { dear: '偏贵', cheap: '偏便宜', usual: '与往年相当' } as const satisfies Record<
  Verdict,
  string
>;

/** Outside of where eight in ten earlier days lay; null where nothing can be said. */
export const verdictOf = ({ ratio, usual }: Relation): Verdict | null => {
  if (ratio === null || usual === null) return null;
  if (ratio > usual.high) return 'dear';
  return ratio < usual.low ? 'cheap' : 'usual';
};

/** 80头 现在偏贵：是60头的 0.93 倍，往年多在 0.86–0.90 倍之间（中位 0.88，120 个月）。 */
export const relationSentence = (
  spec: string,
  reference: string,
  relation: Relation | undefined,
  freq: Quote['freq'],
): string => {
  if (!relation || relation.ratio === null) return `${spec} 没有与${reference}同期的报价，不作比较。`;
  const { ratio, usual, days } = relation;
  const now = `是${reference}的 ${times(ratio)} 倍`;
  const verdict = verdictOf(relation);
  if (!usual || !verdict) return `${spec} 现在${now}；历史只有 ${days} ${steps[freq]}，还说不出往年的水平。`;
  const between = `往年多在 ${times(usual.low)}–${times(usual.high)} 倍之间`;
  return `${spec} 现在${verdictTitles[verdict]}：${now}，${between}（中位 ${times(usual.median)}，${days} ${steps[freq]}）。`;
};

export const times = (ratio: number | null): string => formatNumber(ratio, 2);

const steps = { D: '天', W: '周', M: '个月' } as const;
