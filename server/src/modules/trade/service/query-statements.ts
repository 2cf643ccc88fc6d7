import { growthOverWords, growthWords } from '@bee/domain/figure-sentences';
import { periodTitle } from '@bee/domain/period';
import { figuresByPeriod, growthKind, growthOfAll, periodIsCompared } from '../model/query-growth.ts';
import { type PivotRow, worth } from '../model/query-pivot.ts';
import { coveredPeriod } from '../model/trade-period.ts';
import { growth, round, together } from '../model/trade-series.ts';
import type { Facts } from '../store/query-facts.ts';
import { flowTitles } from '../store/query-labels.ts';
import type { QueryPlan } from '../store/query-plan.ts';

/** Summarizes the figures in sentences: totals, change, largest row, missing data. States no causes. */
export const statementsOf = (plan: QueryPlan, facts: Facts, rows: readonly PivotRow[]): string[] => {
  const { now } = facts;
  const total = together(now).usd;
  const span = coveredPeriod(plan.periods, plan.reach);
  if (total === null || span === null) return [];
  const flow = plan.flows.length === 1 && plan.flows[0] ? `${flowTitles[plan.flows[0]]}额` : '进出口额';
  const [largest] = [...rows].sort((a, b) => worth(b) - worth(a));
  const secret = now.filter(({ flag }) => flag === 'conf').length;
  return [
    `${[`${periodTitle(span)}，所查范围的${flow}合计 ${amount(total)}`, ...changesOf(plan, facts)].join('，')}。`,
    ...(largest && rows.length > 1 && worth(largest) > 0 && plan.row !== 'period' && plan.row !== 'flow'
      ? [`其中${largest.label}最多，${amount(worth(largest))}，占 ${round((100 * worth(largest)) / total, 1)}%。`]
      : []),
    ...(largest && plan.row === 'period' ? [`${largest.label}最高，${amount(worth(largest))}。`] : []),
    ...(secret > 0 ? [`有 ${secret} 个数字保密，没有计入合计。`] : []),
    ...(now.some(({ flag }) => flag === 'prov') ? ['含初步数据，后续可能修订。'] : []),
  ];
};

/**
 * Up to a year is compared with the same months of the previous year; several years by average growth, with an
 * unfinished last year stated separately.
 */
const changesOf = (plan: QueryPlan, { now, before }: Facts): string[] => {
  if (growthKind(plan) === 'year_before') {
    const change = growthOfAll(plan, now, before);
    return change === null ? [] : [`与上年同期相比${growthWords(change)}`];
  }
  const annual = growthOverWords(figuresByPeriod(plan, now));
  const newest = plan.freq === 'Y' ? plan.periods.at(-1) : undefined;
  const covered = newest === undefined ? null : coveredPeriod([newest], plan.reach);
  const change =
    newest !== undefined && covered && (!covered.complete || !annual) && periodIsCompared(plan, newest)
      ? growth(together(of(now, newest)).usd, together(of(before, newest)).usd)
      : null;
  return [
    annual,
    covered && change !== null ? `${periodTitle(covered)}与上年同期相比${growthWords(change)}` : '',
  ].filter(Boolean);
};

const of = (facts: Facts['now'], period: string) => facts.filter((fact) => fact.period === period);

/** US$ in a readable magnitude (万, 亿). */
const amount = (usd: number): string => {
  if (usd >= 1e8) return `${round(usd / 1e8, 2)} 亿美元`;
  return usd >= 1e4 ? `${round(usd / 1e4, 2)} 万美元` : `${round(usd, 0)} 美元`;
};
