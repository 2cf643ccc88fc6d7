import { growthOver } from '@bee/domain/figure-sentences';
import { comparable, type Figure, monthsIn, outerYears, type Period, yearsEarlier } from '@bee/domain/period';
import type { Fact } from './query-facts.ts';
import type { QueryPlan } from './query-plan.ts';
import { coveredPeriod } from './trade-period.ts';
import { growth, round, together } from './trade-series.ts';

/**
 * How sums over all periods of a plan may be compared: a year or less with the same months before it, more by the
 * average annual growth within it. Null where neither can be said.
 */
export const growthKind = ({ periods, reach }: QueryPlan): 'year_before' | 'annual' | null => {
  const whole = coveredPeriod(periods, reach);
  if (!whole) return null;
  if ((monthsIn(whole) ?? 0) > 12) return outerYears(runOf({ periods, reach })) ? 'annual' : null;
  return isCompared(whole, { reach }) ? 'year_before' : null;
};

/** Whether the same part of the year before a period is covered too. */
const isCompared = (period: Period, { reach }: Pick<QueryPlan, 'reach'>): boolean => {
  const before = yearsEarlier(period, 1, reach);
  return before !== null && comparable(period, before);
};

export const periodIsCompared = (plan: QueryPlan, key: string): boolean => {
  const period = coveredPeriod([key], plan.reach);
  return period !== null && isCompared(period, plan);
};

const runOf = ({ periods, reach }: Pick<QueryPlan, 'periods' | 'reach'>): Period[] =>
  periods.flatMap((key) => coveredPeriod([key], reach) ?? []);

/** Facts as figures of their periods, for growth over them. */
export const figuresByPeriod = (plan: QueryPlan, facts: readonly Fact[]): Figure[] =>
  plan.periods.flatMap((key) => {
    const period = coveredPeriod([key], plan.reach);
    return period ? [{ period, value: together(facts.filter((fact) => fact.period === key)).usd }] : [];
  });

/** Percent by which facts of all periods of a plan have grown, as `growthKind` says. */
export const growthOfAll = (plan: QueryPlan, now: readonly Fact[], before: readonly Fact[]): number | null => {
  const kind = growthKind(plan);
  if (kind === 'year_before') return growth(together(now).usd, together(before).usd);
  const over = kind && growthOver(figuresByPeriod(plan, now));
  return over ? round(over.percent, 2) : null;
};
