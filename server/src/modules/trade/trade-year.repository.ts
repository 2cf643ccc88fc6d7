import type { TradeFlow } from '@bee/contracts/resource/trade';
import type { Kysely, Selectable } from 'kysely';
import type { TradeSpanTable, TradeYearTable } from '../../db/schema/trade.ts';
import type { Database } from '../../db/schema.ts';

export type YearRow = Selectable<TradeYearTable>;

export type YearsAsked = {
  /** '' is all goods. */
  hs: readonly string[];
  /** '' is all partners together; `each` is every one of them. */
  partners: readonly string[] | 'each';
  flows?: readonly TradeFlow[];
  from?: number;
  to?: number;
};

export const readYears = (db: Kysely<Database>, asked: YearsAsked): Promise<YearRow[]> => {
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

/** Of one partner, the codes of one level. */
export const readPartnerYears = (
  db: Kysely<Database>,
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

export type TradeSpan = Omit<Selectable<TradeSpanTable>, 'singleton'>;

/** What there is data for; nulls before the first rows. */
export const readSpan = (db: Kysely<Database>): Promise<TradeSpan> =>
  db
    .selectFrom('trade_span')
    .select(['first_month', 'last_month', 'first_year', 'last_year'])
    .executeTakeFirstOrThrow();

/** The first year that a later one may be compared with: data seldom begin in January. */
export const firstWholeYear = ({ first_month, first_year }: TradeSpan): number =>
  first_month && !first_month.endsWith('-01-01') && Number(first_month.slice(0, 4)) === first_year
    ? (first_year ?? 0) + 1
    : (first_year ?? 0);

/** US$ per port and month, of a code from everywhere or of a partner with all goods. */
export const readPortYears = (
  db: Kysely<Database>,
  { hs, partner, flows, from }: { hs: readonly string[]; partner: string; flows: readonly TradeFlow[]; from: number },
) =>
  db
    .selectFrom('trade_port_year as y')
    .leftJoin('trade_port as p', 'p.code', 'y.port')
    .select(['y.port', 'p.name', 'y.year', 'y.usd'])
    .where('y.hs', 'in', hs.length > 0 ? hs : ['?'])
    .where('y.partner', '=', partner)
    .where('y.flow', 'in', flows)
    .where('y.year', '>=', from)
    .execute();
