import type { Facts } from './query-facts.ts';
import { flowTitles } from './query-labels.ts';
import type { PivotRow } from './query-pivot.ts';
import type { QueryPlan } from './query-plan.ts';
import { growth, round, together } from './trade-series.ts';

/** What the figures say, in sentences: totals, change, the largest row, what is missing. No causes. */
export const statementsOf = (plan: QueryPlan, { now, before }: Facts, rows: readonly PivotRow[]): string[] => {
  const total = together(now).usd;
  if (total === null) return [];
  const flow = plan.flows.length === 1 && plan.flows[0] ? `${flowTitles[plan.flows[0]]}额` : '进出口额';
  const [first = '', last = ''] = [plan.periods[0], plan.periods.at(-1)];
  const span = first === last ? first : `${first} 至 ${last}`;
  const change = growth(total, together(before).usd);
  const [largest] = [...rows].sort((a, b) => b.value - a.value);
  const secret = now.filter(({ flag }) => flag === 'conf').length;
  return [
    `${span}，所查范围的${flow}合计 ${amount(total)}${change === null ? '' : `，与上年同期相比${changeText(change)}`}。`,
    ...(largest && rows.length > 1 && largest.value > 0 && plan.row !== 'period' && plan.row !== 'flow'
      ? [`其中${largest.label}最多，${amount(largest.value)}，占 ${round((100 * largest.value) / total, 1)}%。`]
      : []),
    ...(largest && plan.row === 'period' ? [`${largest.label}最高，${amount(largest.value)}。`] : []),
    ...(secret > 0 ? [`有 ${secret} 个数字保密，没有计入合计。`] : []),
    ...(now.some(({ flag }) => flag === 'prov') ? ['含初步数据，后续可能修订。'] : []),
  ];
};

const changeText = (percent: number): string =>
  percent === 0 ? '持平' : `${percent > 0 ? '增长' : '下降'} ${Math.abs(round(percent, 1))}%`;

/** US$ in the unit in which it is read. */
export const amount = (usd: number): string => {
  if (usd >= 1e8) return `${round(usd / 1e8, 2)} 亿美元`;
  return usd >= 1e4 ? `${round(usd / 1e4, 2)} 万美元` : `${round(usd, 0)} 美元`;
};
