import { formatNumber } from '@bee/domain/format';
import type { Relation } from './herbs-data.ts';
import type { Quote } from './price-matrix.ts';

export type Verdict = 'dear' | 'cheap' | 'usual';

export const verdictTitles = { dear: '偏贵', cheap: '偏便宜', usual: '与往年相当' } as const satisfies Record<
  Verdict,
  string
>;

/** Rounds before comparing, so that the words never contradict the displayed figures. */
const DECIMALS = 3;
const written = (ratio: number): number => Number(ratio.toFixed(DECIMALS));

/** Fraction of the band that counts as close to its end. */
const CLOSE = 0.1;

/** Outside of the range of 80 % of earlier days; null without enough data. */
export const verdictOf = ({ ratio, usual }: Relation): Verdict | null => {
  if (ratio === null || usual === null) return null;
  const now = written(ratio);
  if (now > written(usual.high)) return 'dear';
  return now < written(usual.low) ? 'cheap' : 'usual';
};

/** The verdict in words; within the band also which end is close. Null without enough data. */
export const verdictText = (relation: Relation): string | null => {
  const verdict = verdictOf(relation);
  const { ratio, usual } = relation;
  if (verdict !== 'usual' || ratio === null || usual === null) return verdict && verdictTitles[verdict];
  const close = (usual.high - usual.low) * CLOSE;
  const [toLow, toHigh] = [ratio - usual.low, usual.high - ratio];
  if (Math.min(toLow, toHigh) > close) return verdictTitles.usual;
  return toLow < toHigh ? '接近往年下限' : '接近往年上限';
};

/** 80头 现在偏贵：是60头的 0.930 倍，往年多在 0.860–0.900 倍之间（中位 0.880，120 个月）。 */
export const relationSentence = (
  spec: string,
  reference: string,
  relation: Relation | undefined,
  freq: Quote['freq'],
): string => {
  if (!relation || relation.ratio === null) return `${spec} 没有与${reference}同期的报价，不作比较。`;
  const { ratio, usual, days } = relation;
  const now = `是${reference}的 ${times(ratio)} 倍`;
  const verdict = verdictText(relation);
  if (!usual || !verdict) return `${spec} 现在${now}；历史只有 ${days} ${steps[freq]}，还说不出往年的水平。`;
  const between = `往年多在 ${times(usual.low)}–${times(usual.high)} 倍之间`;
  return `${spec} 现在${verdict}：${now}，${between}（中位 ${times(usual.median)}，${days} ${steps[freq]}）。`;
};

export const times = (ratio: number | null): string => formatNumber(ratio, DECIMALS);

const steps = { D: '天', W: '周', M: '个月' } as const;
