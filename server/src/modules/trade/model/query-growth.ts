import { growthOver } from '@bee/domain/figure-sentences';
import { comparable, type Figure, monthsIn, outerYears, type Period, yearsEarlier } from '@bee/domain/period';
import type { Fact } from '../store/query-facts.ts';
import type { QueryPlan } from '../store/query-plan.ts';
import { coveredPeriod } from './trade-period.ts';
import { growth, round, together } from './trade-series.ts';

/**
 * How totals over all periods of a plan are compared: up to a year with the same months of the previous year, longer
 * spans by average annual growth. Null if neither is possible.
 */
export const growthKind = ({ periods, reach }: QueryPlan): 'year_before' | 'annual' | null => {
  const whole = coveredPeriod(periods, reach);
  if (!whole) return null;
  if ((monthsIn(whole) ?? 0) > 12) return outerYears(runOf({ periods, reach })) ? 'annual' : null;
  return isCompared(whole, { reach }) ? 'year_before' : null;
};

/** Whether the data also cover the same part of the previous year. */
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

/** Converts facts to figures per period, for growth over the periods. */
export const figuresByPeriod = (plan: QueryPlan, facts: readonly Fact[]): Figure[] =>
  plan.periods.flatMap((key) => {
    const period = coveredPeriod([key], plan.reach);
    return period ? [{ period, value: together(facts.filter((fact) => fact.period === key)).usd }] : [];
  });

/** Growth in percent over all periods of a plan, of the kind given by `growthKind`. */
export const growthOfAll = (plan: QueryPlan, now: readonly Fact[], before: readonly Fact[]): number | null => {
  const kind = growthKind(plan);
  if (kind === 'year_before') return growth(together(now).usd, together(before).usd);
  const over = kind && growthOver(figuresByPeriod(plan, now));
  return over ? round(over.percent, 2) : null;
};
