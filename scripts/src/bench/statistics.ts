export type Spread = { median: number; min: number; max: number };

export const spreadOf = (values: number[]): Spread => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  const lower = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? upper) : upper;
  return { median: (lower + upper) / 2, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN };
};

/** A median with its upper bound. */
export type Bounded = { median: number; upper: number };

/** The bound is above the true median in 95 of 100 runs, regardless of the distribution. */
export const boundedMedian = (values: number[]): Bounded => {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.ceil(sorted.length / 2 + (1.645 * Math.sqrt(sorted.length)) / 2);
  return { median: spreadOf(sorted).median, upper: sorted[Math.min(sorted.length - 1, rank)] ?? Number.NaN };
};

/** Percentiles of single times, in milliseconds. */
export type Latencies = { p50: number; p95: number; p99: number };

export const latenciesOf = (values: number[]): Latencies => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
};

export const latencyText = ({ p50, p95, p99 }: Latencies) =>
  `p50 ${fixed(p50)}, p95 ${fixed(p95)}, p99 ${fixed(p99)} ms`;

export const fixed = (value: number) => value.toFixed(1);
