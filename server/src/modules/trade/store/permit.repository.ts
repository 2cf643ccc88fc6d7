import type { PermitStatus } from '@bee/contracts/resource/trade';
import { sql } from 'kysely';
import { queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';

/** Market access permits with country and source names. */
const permitRows = (db: Db) =>
  db
    .selectFrom('trade_permit as t')
    .innerJoin('data_source as s', 's.id', 't.source_id')
    .leftJoin('trade_country as k', 'k.code', 't.origin')
    .selectAll('t')
    .select(['k.name as origin_name', 's.name as source_name', 's.url as source_url', 's.publisher'])
    .select(['s.retrieved_at', 's.sample as source_sample']);

export type PermitRow = Awaited<ReturnType<ReturnType<typeof permitRows>['execute']>>[number];

type Filter = {
  product: string | undefined;
  cate: string | undefined;
  origin: string | undefined;
  status: PermitStatus | undefined;
};

type Counted = { value: string; count: number };

/** A page of permits with facets. Each facet is counted with all filters except its own. */
export const listPermits = async (db: Db, filter: Filter, page: number, limit: number) => {
  const where = ({ product, cate, origin, status }: Partial<Filter>) =>
    sql<boolean>`${sql.join(
      [
        sql`true`,
        ...(product === undefined ? [] : [sql`t.product = ${product}`]),
        ...(cate === undefined ? [] : [sql`t.cate = ${cate}`]),
        ...(origin === undefined ? [] : [sql`t.origin = ${origin}`]),
        ...(status === undefined ? [] : [sql`t.status = ${status}`]),
      ],
      sql` and `,
    )}`;
  const count = (column: 'cate' | 'status', condition: Partial<Filter>) => queryRows<Counted>(db)`
      select ${sql.ref(`t.${column}`)} as value, count(*)::int as count from trade_permit t where ${where(condition)}
      group by 1 order by 2 desc, 1`;
  const [rows, [totals], cates, states] = await Promise.all([
    permitRows(db)
      .where(where(filter))
      .orderBy('t.product')
      .orderBy('t.origin')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    sql<{ total: number; updated: string | null }>`
      select count(*)::int as total, max(s.retrieved_at) as updated
      from trade_permit t join data_source s on s.id = t.source_id where ${where(filter)}`
      .execute(db)
      .then(({ rows: found }) => found),
    count('cate', { ...filter, cate: undefined }),
    count('status', { ...filter, status: undefined }),
  ]);
  return { rows, total: totals?.total ?? 0, updatedAt: totals?.updated ?? null, cates, states };
};

/** Sorts by status: allowed first, not allowed last. */
const BY_STATUS = sql`array_position(array['allowed', 'conditional', 'suspended', 'none'], t.status)`;

/** Countries that have access, suspended or not; those that only asked for it are left out. */
export const listOfProduct = (db: Db, product: string): Promise<PermitRow[]> =>
  permitRows(db)
    .where('t.product', '=', product)
    .where('t.status', '<>', 'none')
    .orderBy(BY_STATUS)
    .orderBy('t.since')
    .orderBy('t.origin')
    .execute();

/** In no particular order. */
export const findOfProduct = (db: Db, product: string): Promise<PermitRow[]> =>
  permitRows(db).where('t.product', '=', product).execute();

/** Without a status as `listOfProduct`: products with access, suspended or not. */
export const listOfOrigin = (db: Db, origin: string, status: PermitStatus | undefined): Promise<PermitRow[]> =>
  permitRows(db)
    .where('t.origin', '=', origin)
    .where((at) => (status === undefined ? at('t.status', '<>', 'none') : at('t.status', '=', status)))
    .orderBy(BY_STATUS)
    .orderBy('t.cate')
    .orderBy('t.product')
    .execute();

/** The permits most recently granted, suspended or resumed. */
export const listNewest = (db: Db, count: number): Promise<PermitRow[]> =>
  permitRows(db)
    .where('t.changed_at', 'is not', null)
    .where('t.status', '<>', 'none')
    .orderBy('t.changed_at', 'desc')
    .orderBy('t.product')
    .orderBy('t.origin')
    .limit(count)
    .execute();

/** Numbers of permits per country, of a product or of all products. */
export const countByOrigin = (db: Db, product: string | undefined) => queryRows<{
  origin: string;
  allowed: number;
  suspended: number;
}>(db)`
    select origin, count(*) filter (where status in ('allowed', 'conditional'))::int as allowed,
      count(*) filter (where status = 'suspended')::int as suspended
    from trade_permit where ${product === undefined ? sql`true` : sql`product = ${product}`} group by 1`;
