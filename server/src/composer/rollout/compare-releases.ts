/** Count, sum and sum of squares of a figure. */
export type Moments = { count: number; sum: number; squares: number };

export const METRICS = ['failed', 'calls', 'lcp', 'inp'] as const;
export type Metric = (typeof METRICS)[number];

/** What the visits of a release in ten minutes reported; times as natural logarithms of milliseconds. */
export type Arm = Record<Metric, Moments>;

/** Canary and active release in the same ten minutes, so that neither the hour nor a grown share is mistaken for the release. */
export type Stratum = { canary: Arm; active: Arm };

/**
 * A difference up to which the canary counts as equal: of shares as a part of all visits, of times as a logarithm.
 * Half of it may already be found and withdrawn, if the figures are certain enough.
 */
export const MARGINS: Record<Metric, number> = {
  failed: 0.01,
  calls: 0.02,
  lcp: Math.log(1.08),
  inp: Math.log(1.15),
};

/** Probability that any of the intervals ever misses the truth, whenever and however often they are looked at. */
export const ERROR_RATE = 0.05;

export type Comparison = {
  metric: Metric;
  /** Visits that are compared: the smaller side counts most. */
  canary: number;
  active: number;
  /** Estimated difference and its interval; null without figures on both sides. */
  difference: { estimate: number; low: number; high: number } | null;
  /** `worse`: certainly, by more than nothing. `equal`: certainly not worse by the margin. */
  verdict: 'equal' | 'worse' | 'open';
};

export const compareReleases = (strata: readonly Stratum[]): Comparison[] =>
  METRICS.map((metric) => compared(metric, strata)).filter(({ active }) => active > 0);

const compared = (metric: Metric, strata: readonly Stratum[]): Comparison => {
  const sides = strata.map((stratum) => ({ canary: stratum.canary[metric], active: stratum.active[metric] }));
  const difference = differenceOf(sides, metric);
  return {
    metric,
    canary: sides.reduce((sum, { canary }) => sum + canary.count, 0),
    active: sides.reduce((sum, { active }) => sum + active.count, 0),
    difference,
    verdict: !difference ? 'open' : difference.high < MARGINS[metric] ? 'equal' : difference.low > 0 ? 'worse' : 'open',
  };
};

type Sides = { canary: Moments; active: Moments };

/** Of a share what it has at the margin: where nothing failed yet, it is not known to be zero. */
const LEAST_VARIANCES: Record<Metric, number> = {
  failed: MARGINS.failed * (1 - MARGINS.failed),
  calls: MARGINS.calls * (1 - MARGINS.calls),
  lcp: 0.01,
  inp: 0.01,
};

/** Fewer observations than this say nothing about their own spread. */
const MIN_COUNT = 30;

/**
 * The difference within each stratum, weighted as by Mantel and Haenszel, with a confidence sequence: the interval of a
 * sequential probability ratio test whose alternative is a normal mixture as wide as the margin (Robbins; Johari et al.,
 * "Always valid inference"). It holds at every look, so looking often finds nothing that is not there.
 */
const differenceOf = (sides: readonly Sides[], metric: Metric): Comparison['difference'] => {
  const margin = MARGINS[metric];
  const paired = sides.filter(({ canary, active }) => canary.count > 0 && active.count > 0);
  let [weights, weighted, canaries, actives] = [0, 0, 0, 0];
  for (const { canary, active } of paired) {
    const weight = (canary.count * active.count) / (canary.count + active.count);
    weights += weight;
    weighted += weight * (canary.sum / canary.count - active.sum / active.count);
    canaries += canary.count;
    actives += active.count;
  }
  if (canaries < MIN_COUNT || actives < MIN_COUNT) return null;
  const estimate = weighted / weights;
  const error = Math.sqrt(Math.max(varianceOf(paired), LEAST_VARIANCES[metric]) / weights);
  const information = (margin / error) ** 2;
  const alpha = ERROR_RATE / METRICS.length;
  const width = error * Math.sqrt((1 + 1 / information) * (Math.log1p(information) + 2 * Math.log(1 / alpha)));
  return { estimate, low: estimate - width, high: estimate + width };
};

/** Pooled within all sides. */
const varianceOf = (paired: readonly Sides[]): number => {
  let [squares, freedom] = [0, 0];
  for (const { count, sum, squares: own } of paired.flatMap(({ canary, active }) => [canary, active])) {
    squares += Math.max(0, own - sum ** 2 / count);
    freedom += count - 1;
  }
  return squares / Math.max(1, freedom);
};
