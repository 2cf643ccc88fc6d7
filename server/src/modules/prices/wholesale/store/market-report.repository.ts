import type { MarketReportCard } from '@bee/contracts/entity/market-report';
import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { Facet } from '@bee/contracts/shapes';
import { type RawBuilder, sql } from 'kysely';
import { queryRow } from '../../../../db/query-rows.ts';
import type { ReportedPrice } from '../../../../db/schema/market-report.ts';
import type { Db } from '../../../../db/schema.ts';

type ListRequest = ParsedRequestFor<'vegetable/getMarketWeeklyList'>;

/** A report without its table and comment, which lists do not show. */
export type ReportCardRow = Omit<MarketReportCard, 'cover' | 'access'>;

type ReportRow = ReportCardRow &
  Pick<
    DataFor<'vegetable/marketReportDetail'>,
    'author' | 'from' | 'to' | 'before_from' | 'before_to' | 'content_html'
  > & {
    source_id: number;
    rows: ReportedPrice[];
  };

const CARD = sql`
  r.id, r.kind, r.market_id, k.name as market, k.province, r.date, r.title, r.summary,
  jsonb_array_length(r.rows) as products, r.up, r.down, r.sample`;

export const listReports = async (db: Db, request: ListRequest) => {
  const { page, limit } = request;
  const { rows } = await sql<ReportCardRow & { total: number; updated_at: string }>`
    select ${CARD}, count(*) over ()::int as total, o.retrieved_at as updated_at
    from market_report r join market k on k.id = r.market_id join data_source o on o.id = r.source_id
    where ${sql.join(conditions(request), sql` and `)}
    order by r.date desc, r.kind, k.adcode, r.id
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const reports = rows.map(({ total: _total, updated_at: _updatedAt, ...report }): ReportCardRow => report);
  return { rows: reports, total: rows[0]?.total ?? 0, updatedAt: rows[0]?.updated_at ?? null };
};

/** Facets; each is counted with all filters except its own. */
export const countReports = async (db: Db, request: ListRequest): Promise<Record<string, Facet[]>> => {
  const facet = (
    name: string,
    value: RawBuilder<unknown>,
    label: RawBuilder<unknown>,
    without: keyof ListRequest,
  ) => sql`
    select ${name} as facet, ${value} as value, ${label} as label, count(*)::int as count
    from market_report r join market k on k.id = r.market_id
    where ${sql.join(conditions({ ...request, [without]: undefined }), sql` and `)}
    group by 1, 2, 3`;
  const month = sql`to_char(r.date, 'YYYY-MM')`;
  const { rows } = await sql<Facet & { facet: string }>`
    select * from (
      ${facet('kind', sql`r.kind`, sql`case r.kind when 'weekly' then '周报' else '调研' end`, 'kind')}
      union all ${facet('market', sql`k.id`, sql`k.name`, 'market_id')}
      union all ${facet('month', month, month, 'month')}
    ) f order by case facet when 'month' then value end desc, case facet when 'kind' then value end desc, label`.execute(
    db,
  );
  const facets: Record<string, Facet[]> = { kind: [], market: [], month: [] };
  for (const { facet: name, ...choice } of rows) facets[name]?.push(choice);
  return facets;
};

export const countAllReports = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from market_report`.execute(db);
  return rows[0]?.count ?? 0;
};

export const findReport = (db: Db, id: string) => queryRow<ReportRow>(db)`
    select ${CARD}, r.author, r.source_id, r.span_from as from, r.span_to as to, r.before_from, r.before_to, r.rows, r.content_html
    from market_report r join market k on k.id = r.market_id
    where r.id = ${id}`;

/** The previous and the next report of the same market and kind. */
export const findNeighbours = async (db: Db, report: ReportRow) => {
  const neighbour = (direction: 'prev' | 'next') =>
    db
      .selectFrom('market_report')
      .where('market_id', '=', report.market_id)
      .where('kind', '=', report.kind)
      .where('date', direction === 'prev' ? '<' : '>', report.date)
      .select(['id', 'title', 'date'])
      .orderBy('date', direction === 'prev' ? 'desc' : 'asc')
      .limit(1)
      .executeTakeFirst();
  const [prev, next] = await Promise.all([neighbour('prev'), neighbour('next')]);
  return { prev: prev ?? null, next: next ?? null };
};

const conditions = ({ kind, market_id, month }: Partial<ListRequest>): RawBuilder<unknown>[] => {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (kind) all.push(sql`r.kind = ${kind}`);
  if (market_id) all.push(sql`r.market_id = ${market_id}`);
  if (month) all.push(sql`r.date >= ${`${month}-01`}::date and r.date < ${`${month}-01`}::date + interval '1 month'`);
  return all;
};
