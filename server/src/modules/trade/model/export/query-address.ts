import type { QueryPlan } from '../../store/query-plan.ts';

/** URL of the page that repeats the query, in the parameters that the page reads; periods are explicit. */
export const queryAddress = (siteUrl: string, plan: QueryPlan): string => {
  const keys: Record<string, readonly string[]> = {
    hs: plan.codes.flatMap(({ code }) => code || []),
    geo: plan.countries.map(({ code }) => code),
    flow: plan.flows,
    f: [plan.freq],
    from: plan.periods.slice(0, 1),
    to: plan.periods.slice(-1),
    port: plan.ports,
    mode: plan.modes,
    reg: plan.regs,
    row: [plan.row],
    col: [plan.col],
    m: plan.measures,
    s: plan.sort ? [`${plan.sort.key}.${plan.sort.direction === 1 ? 'asc' : 'desc'}`] : [],
  };
  const query = Object.entries(keys)
    .filter(([, values]) => values.length > 0)
    .map(([key, values]) => `${key}=${values.map(encodeURIComponent).join('~')}`);
  return `${siteUrl}/home/trade/datadetail/type/1?${query.join('&')}`;
};
