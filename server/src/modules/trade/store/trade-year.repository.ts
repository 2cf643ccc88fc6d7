import type { TradeFlow } from '@bee/contracts/resource/trade';
import { type Selectable, sql } from 'kysely';
import { queryRows } from '../../../db/query-rows.ts';
import type { Database, Db } from '../../../db/schema.ts';

export type YearRow = Selectable<Database['trade_year']>;

export type YearsQuery = {
  /** '' means all goods. */
  hs: readonly string[];
  /** '' means all partners together, `each` means every partner separately. */
  partners: readonly string[] | 'each';
  flows?: readonly TradeFlow[];
  from?: number;
  to?: number;
};

export const readYears = (db: Db, asked: YearsQuery): Promise<YearRow[]> => {
  const { hs, partners, flows, from, to } = asked;
  return db
    .selectFrom('trade_year')
    .selectAll()
    .where('hs', 'in', hs.length > 0 ? hs : ['?'])
    .$if(partners !== 'each', (query) => query.where('partner', 'in', partners as string[]))
    .$if(partners === 'each', (query) => query.where('partner', '<>', ''))
    .$if(flows !== undefined, (query) => query.where('flow', 'in', flows ?? []))
    .$if(from !== undefined, (query) => query.where('year', '>=', from ?? 0))
    .$if(to !== undefined, (query) => query.where('year', '<=', to ?? 0))
    .orderBy('hs')
    .orderBy('flow')
    .orderBy('partner')
    .orderBy('year')
    .execute();
};

/** The codes of a level for one partner. */
export const readPartnerYears = (
  db: Db,
  { partner, level, flow, from, to }: { partner: string; level: number; flow: TradeFlow; from: number; to: number },
): Promise<YearRow[]> =>
  db
    .selectFrom('trade_year')
    .selectAll()
    .where('partner', '=', partner)
    .where('level', '=', level)
    .where('flow', '=', flow)
    .where('year', '>=', from)
    .where('year', '<=', to)
    .execute();

export type TradeSpan = Omit<Selectable<Database['trade_span']>, 'singleton'>;

/** The time span of the data; nulls if there are none. */
export const readSpan = (db: Db): Promise<TradeSpan> =>
  db
    .selectFrom('trade_span')
    .select(['first_month', 'last_month', 'first_year', 'last_year'])
    .executeTakeFirstOrThrow();

type PortsQuery = { hs: readonly string[]; partner: string; flows: readonly TradeFlow[]; from: number };

export type PortMonth = { port: string; name: string | null; period: string; usd: number };

/** US$ per port and month, by codes, by partner (with `''` for all goods), or by both. */
export const readPortMonths = async (db: Db, asked: PortsQuery): Promise<PortMonth[]> => {
  const { hs, partner, flows, from } = asked;
  if (hs.length === 0) return [];
  // Totals are precomputed by code or by partner only; a combination of both has few rows, so they are summed here.
  const months =
    partner !== '' && !hs.includes('')
      ? sql`
        select r.port, to_char(r.month, 'YYYY-MM') as period, sum(r.usd) as usd
        from unnest(${hs}::text[]) q(code)
        join trade_row r on r.hs >= q.code collate "C" and r.hs < (q.code || ':') collate "C"
        where r.flow = any(${flows}) and r.freq = 'M' and r.partner = ${partner} and r.port <> ''
          and r.month >= ${`${from}-01-01`}::date
        group by 1, 2`
      : sql`
        select y.port, y.year || '-' || lpad(m.no::text, 2, '0') as period, sum(m.usd) as usd
        from trade_port_year y cross join unnest(y.usd) with ordinality m(usd, no)
        where y.hs = any(${hs}) and y.partner = ${partner} and y.flow = any(${flows}) and y.year >= ${from}
        group by 1, 2`;
  return queryRows<PortMonth>(db)`
    select m.port, p.name, m.period, m.usd from (${months}) m left join trade_port p on p.code = m.port
    where m.usd is not null`;
};
