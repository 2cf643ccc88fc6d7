import { sql } from 'kysely';
import { queryRows } from '../../../db/query-rows.ts';
import type { TradeFlag } from '../../../db/schema/trade.ts';
import type { Db } from '../../../db/schema.ts';
import { codesOf } from '../model/summed-codes.ts';
import { monthAfter, yearBefore, yearOfPeriod } from '../model/trade-period.ts';
import { type Dimension, isFine, type QueryPlan } from './query-plan.ts';
import { readYears, type YearRow } from './trade-year.repository.ts';

/** A figure with its dimension keys; '' for dimensions that were not requested. */
export type Fact = Record<Dimension, string> & {
  usd: number | null;
  cny: number | null;
  qty: number | null;
  unit: string | null;
  flag: TradeFlag | null;
  /** Reported by the partner country, at its valuation (CIF or FOB). */
  mirror: boolean;
};

/**
 * The figures of a plan's periods, and of the same periods a year earlier for comparison.
 * @param dimensions dimensions to group by; figures are summed over the remaining dimensions
 */
export const readFacts = async (db: Db, plan: QueryPlan, dimensions: readonly Dimension[]): Promise<Facts> => {
  if (plan.periods.length === 0) return { now: [], before: [] };
  const months = isFine(plan) ? await factsOfRows(db, plan, dimensions) : [];
  const years = isFine(plan) ? [] : await readPlanYears(db, plan, dimensions);
  if (plan.freq === 'M') return factsOfMonths(plan, isFine(plan) ? months : years.flatMap(monthFacts));
  return isFine(plan) ? foldYears(plan, months) : factsOfYears(plan, years);
};

export type Facts = {
  now: Fact[];
  /** Keyed by the period they are compared with. */
  before: Fact[];
};

const factsOfMonths = ({ periods }: QueryPlan, facts: Fact[]): Facts => {
  const wanted = new Set(periods);
  const later = new Map(periods.map((period) => [yearBefore(period), period]));
  return {
    now: facts.filter(({ period }) => wanted.has(period)),
    before: facts.flatMap((fact) => {
      const period = later.get(fact.period);
      return period === undefined ? [] : [{ ...fact, period }];
    }),
  };
};

/** Sums months to years. The year before an unfinished year is summed up to the same month only. */
const foldYears = (plan: QueryPlan, months: Fact[]): Facts => {
  const wanted = new Set(plan.periods);
  const last = plan.lastMonth ?? '';
  return {
    now: months
      .map((fact) => ({ ...fact, period: fact.period.slice(0, 4) }))
      .filter(({ period }) => wanted.has(period)),
    before: months
      .filter(({ period }) => monthAfter(period, 12) <= last || !last.startsWith(monthAfter(period, 12).slice(0, 4)))
      .map((fact) => ({ ...fact, period: String(Number(fact.period.slice(0, 4)) + 1) }))
      .filter(({ period }) => wanted.has(period)),
  };
};

const factsOfYears = (plan: QueryPlan, rows: YearRow[]): Facts => {
  const wanted = new Set(plan.periods);
  const whole = rows.flatMap(yearFact);
  const unfinished = plan.lastMonth && !plan.lastMonth.endsWith('-12') ? plan.lastMonth.slice(0, 4) : null;
  const partial = rows.filter(({ year }) => String(year + 1) === unfinished).flatMap(monthFacts);
  return {
    now: whole.filter(({ period }) => wanted.has(period)),
    before: [
      ...whole
        .map((fact) => ({ ...fact, period: String(Number(fact.period) + 1) }))
        .filter(({ period }) => wanted.has(period) && period !== unfinished),
      ...foldYears(plan, partial).before,
    ],
  };
};

const readPlanYears = (db: Db, plan: QueryPlan, dimensions: readonly Dimension[]) => {
  const { countries, flows, periods } = plan;
  const each = countries.length === 0 && dimensions.includes('partner');
  return readYears(db, {
    hs: codesOf(plan, dimensions.includes('hs')),
    partners: each ? 'each' : countries.length > 0 ? countries.map(({ code }) => code) : [''],
    flows,
    from: yearOfPeriod(periods[0] ?? '') - 1,
    to: yearOfPeriod(periods.at(-1) ?? ''),
  });
};

const MONTHS = Array.from({ length: 12 }, (_, place) => `-${String(place + 1).padStart(2, '0')}`);

/** Called for tens of thousands of facts per response, so it avoids repeated allocations. */
const monthFacts = ({ hs, partner, flow, year, unit, mirror, ...row }: YearRow): Fact[] => {
  const facts: Fact[] = [];
  for (let place = 0; place < 12; place += 1) {
    const [usd = null, flag = null] = [row.usd[place], row.flag[place]];
    if (usd === null && flag === null) continue;
    const [cny = null, qty = null] = [row.cny[place], row.qty[place]];
    facts.push({
      hs,
      partner,
      flow,
      period: year + (MONTHS[place] ?? ''),
      port: '',
      mode: '',
      reg: '',
      usd,
      cny,
      qty,
      unit,
      flag,
      mirror,
    });
  }
  return facts;
};

const yearFact = (row: YearRow): Fact[] => {
  const { hs, partner, flow, unit, year, mirror, year_usd: usd, year_cny: cny, year_qty: qty, year_flag: flag } = row;
  return usd === null && flag === null
    ? []
    : [{ hs, partner, flow, period: String(year), port: '', mode: '', reg: '', usd, cny, qty, unit, flag, mirror }];
};

const factsOfRows = async (db: Db, plan: QueryPlan, dimensions: readonly Dimension[]): Promise<Fact[]> => {
  const { countries, flows, periods } = plan;
  const [first = '', last = ''] = [periods[0], periods.at(-1)];
  const has = (dimension: Dimension) => dimensions.includes(dimension);
  const one = (dimension: Dimension, column: string) => (has(dimension) ? sql`r.${sql.ref(column)}` : sql`''`);
  const among = (column: string, values: readonly string[]) =>
    values.length === 0 ? sql`true` : sql`r.${sql.ref(column)} = any(${values})`;
  return queryRows<Fact>(db)`
    select q.code as hs, ${one('partner', 'partner')} as partner, r.flow, ${one('port', 'port')} as port,
      ${one('mode', 'mode')} as mode, ${one('reg', 'reg')} as reg,
      to_char(r.month, 'YYYY-MM') as period,
      sum(r.usd) as usd, case when not bool_or(r.cny is null and r.usd is not null) then sum(r.cny) end as cny,
      case when min(r.unit) = max(r.unit) and not bool_or(r.qty is null and r.usd is not null) then sum(r.qty) end as qty,
      case when min(r.unit) = max(r.unit) then min(r.unit) end as unit,
      case when bool_or(r.flag = 'conf') and sum(r.usd) is null then 'conf'
        when bool_or(r.flag = 'prov') then 'prov' when bool_or(r.flag = 'rev') then 'rev' end as flag,
      bool_or(r.mirror) as mirror
    from unnest(${codesOf(plan, has('hs'))}::text[]) q(code)
    join trade_row r on r.hs >= q.code collate "C" and r.hs < (q.code || ':') collate "C"
    where r.flow = any(${flows}) and r.freq = 'M'
      and r.month >= ${`${yearOfPeriod(first) - 1}-01-01`}::date and r.month <= ${`${yearOfPeriod(last)}-12-31`}::date
      and ${among(
        'partner',
        countries.map(({ code }) => code),
      )} and ${among('port', plan.ports)}
      and ${among('mode', plan.modes)} and ${among('reg', plan.regs)}
    group by 1, 2, 3, 4, 5, 6, 7
    order by 1, 3, 2, 4, 5, 6, 7`;
};
