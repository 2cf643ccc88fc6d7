import { monthStart } from '../../../../server/src/sample/days.ts';
import type { Produce } from '../../../../server/src/sample/prices/price-files.ts';
import { type SanqiGrade, sanqiPrice } from '../prices/herbs/sanqi-model.ts';
import { meanPrice, referenceMarket } from '../prices/price-facts.ts';

/** Something with a price of its own in the sample series. */
export type Quoted = {
  name: string;
  /** Titles of its tags. */
  tag: string;
  /** Month in which it is dearest in most years; null without a season. */
  peak: number | null;
  spec: string;
  /** Mean in 元/公斤 of a span of whole months, null without trade. */
  mean(from: string, to: string): number | null;
};

/** How the means of a series are made, for its readers. */
export const produceMethod = (): string => `均价为${referenceMarket()}日均价的算术平均，单位元/公斤。`;
export const SANQI_METHOD = '均价为分规格月度均价，单位元/公斤；跨月时取各月的算术平均。';

export const quotedProduce = (product: Produce): Quoted => ({
  name: product.name,
  tag: product.name,
  peak: product.peak,
  spec: product.spec,
  mean: remembered((from, to) => meanPrice(product, from, to)),
});

export const quotedSanqi = (grade: SanqiGrade): Quoted => ({
  name: `三七${grade}`,
  tag: '三七',
  peak: null,
  spec: grade,
  mean: remembered((from, to) => {
    const months: number[] = [];
    for (let month = monthStart(from); month <= to; month = monthStart(month, 1)) months.push(sanqiPrice(grade, month));
    return months.reduce((sum, price) => sum + price, 0) / months.length;
  }),
});

/** The issues of a series ask for the same months again and again. */
const remembered = (mean: Quoted['mean']): Quoted['mean'] => {
  const known = new Map<string, number | null>();
  return (from, to) => {
    const key = `${from}/${to}`;
    const value = known.has(key) ? (known.get(key) ?? null) : mean(from, to);
    known.set(key, value);
    return value;
  };
};
