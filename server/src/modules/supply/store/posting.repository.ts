import type { ParsedRequestFor } from '@bee/contracts/operations';
import { provincesFrom } from '@bee/domain/road-distance';
import type { SupplyKind, SupplyState } from '@bee/domain/supply';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { queryRow, queryRows } from '../../../db/query-rows.ts';
import type { Database, Db } from '../../../db/schema.ts';

type Plain = Pick<
  Selectable<Database['supply_posting']>,
  | 'id'
  | 'uid'
  | 'kind'
  | 'title'
  | 'product'
  | 'variety'
  | 'spec'
  | 'qty'
  | 'qty_unit'
  | 'price'
  | 'price_unit'
  | 'price_kg'
  | 'negotiable'
  | 'adcode'
  | 'place'
  | 'origin'
  | 'expires_at'
  | 'description'
  | 'contact'
  | 'mobile'
  | 'status'
>;

export type PostingRow = Plain & {
  reason: string;
  revision: number;
  views: number;
  contacts: number;
  sample: boolean;
  created_at: string;
  published_at: string | null;
  days_left: number;
  fids: string[];
};

/**
 * Columns of a PostingRow, from `supply_posting p`. A row past its last day counts as expired even before the expiry
 * job has run.
 */
export const postingColumns = (today: string) => sql`
  p.id, p.uid, p.kind, p.title, p.product, p.variety, p.spec, p.qty, p.qty_unit, p.price, p.price_unit, p.price_kg,
  p.negotiable, p.adcode, p.place, p.origin, p.expires_at::text as expires_at, p.description, p.contact, p.mobile,
  case when p.status in ('online', 'paused') and p.expires_at < ${today}::date then 'expired' else p.status end as status,
  p.reason, p.revision, p.views, p.contacts, p.sample, p.created_at, p.published_at,
  p.expires_at - ${today}::date as days_left,
  (select coalesce(json_agg(i.fid order by i.place), '[]') from supply_image i
    join file on file.fid = i.fid and file.state = 'stored' where i.posting_id = p.id) as fids`;

type ListRequest = ParsedRequestFor<'vegetable/getSupplyDemandList'>;

/** Condition for publicly visible postings. */
const shown = (today: string) => sql`p.status = 'online' and p.expires_at >= ${today}::date`;

export const listShown = (db: Db, request: ListRequest, today: string) =>
  listPage(db, [shown(today), ...filters(request)], { orderBy: orderOf(request), at: PUBLISHED }, request, today);

export const listOwn = (db: Db, uid: number, request: ListRequest, today: string) => {
  const { status } = request;
  const own = [sql`p.uid = ${uid}`, ...(status ? [sql`${currentStatus(today)} = ${status}`] : []), ...filters(request)];
  const changed = sql`coalesce(p.published_at, p.created_at)`;
  return listPage(db, own, { orderBy: sql`p.created_at desc, p.id`, at: changed }, request, today);
};

/** Set for everything that is shown; part of the index, so that counting reads no table. */
const PUBLISHED = sql`p.published_at`;

const listPage = async (
  db: Db,
  conditions: RawBuilder<unknown>[],
  { orderBy, at }: { orderBy: RawBuilder<unknown>; at: RawBuilder<unknown> },
  { page, limit }: { page: number; limit: number },
  today: string,
): Promise<{ rows: PostingRow[]; total: number; updatedAt: string | null }> => {
  const where = sql.join(conditions, sql` and `);
  const [{ rows }, counted] = await Promise.all([
    sql<PostingRow>`
      with picked as (
        select id, row_number() over () as turn from (
          select p.id from supply_posting p where ${where} order by ${orderBy} limit ${limit} offset ${(page - 1) * limit}
        ) page)
      select ${postingColumns(today)} from picked join supply_posting p on p.id = picked.id order by turn`.execute(db),
    sql<{ total: number; updated_at: string | null }>`
      select count(*)::int as total, max(${at}) as updated_at
      from supply_posting p where ${where}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0, updatedAt: counted.rows[0]?.updated_at ?? null };
};

/** Number of the member's own postings per state. */
export const countOwn = (db: Db, uid: number, today: string) => queryRows<{ status: SupplyState; count: number }>(db)`
    select ${currentStatus(today)} as status, count(*)::int as count
    from supply_posting p where p.uid = ${uid} group by 1`;

const currentStatus = (today: string) =>
  sql`case when p.status in ('online', 'paused') and p.expires_at < ${today}::date then 'expired' else p.status end`;

export const countSpecs = async (db: Db, request: ListRequest, today: string) => {
  const where = sql.join([shown(today), ...filters({ ...request, spec: undefined })], sql` and `);
  return queryRows<{ spec: string; count: number }>(db)`
    select p.spec, count(*)::int as count from supply_posting p
    where ${where} and p.spec <> '' group by 1 order by 2 desc, 1 limit 30`;
};

export const countCities = (db: Db, kind: SupplyKind | undefined, today: string) => queryRows<{
  adcode: string;
  count: number;
}>(db)`
    select p.adcode, count(*)::int as count from supply_posting p
    where ${shown(today)} and (${kind ?? null}::text is null or p.kind = ${kind ?? null})
    group by 1 order by 2 desc, 1`;

export const countProducts = async (
  db: Db,
  { kind, adcode }: ParsedRequestFor<'vegetable/getSupplyDemandNameList'>,
  today: string,
) => {
  const where = sql.join([shown(today), ...filters({ kind, adcode })], sql` and `);
  return queryRows<{ product: string; count: number }>(db)`
    select p.product, count(*)::int as count from supply_posting p where ${where}
    group by 1 order by 2 desc, 1`;
};

/** Number of visible postings, for the tab of the price list. */
export const countShown = async (db: Db, today: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from supply_posting p where ${shown(today)}`.execute(db);
  return rows[0]?.count ?? 0;
};

export const findPosting = (db: Db, id: string, today: string) => queryRow<PostingRow>(db)`
    select ${postingColumns(today)} from supply_posting p where p.id = ${id}`;

const filters = ({
  kind,
  product,
  adcode,
  spec,
  price_min,
  price_max,
  has_image,
}: Partial<ListRequest>): RawBuilder<unknown>[] => [
  ...(kind ? [sql`p.kind = ${kind}`] : []),
  ...(product ? [sql`p.product = ${product}`] : []),
  ...(adcode ? [sql`p.adcode like ${`${adcode.replace(/(?:0000|00)$/, '')}%`}`] : []),
  ...(spec ? [sql`p.spec = ${spec}`] : []),
  ...(price_min === undefined ? [] : [sql`p.price_kg >= ${price_min}`]),
  ...(price_max === undefined ? [] : [sql`p.price_kg <= ${price_max}`]),
  ...(has_image ? [sql`exists (select from supply_image i where i.posting_id = p.id)`] : []),
];

const NEWEST = sql`p.published_at desc, p.id`;

const orderOf = ({ sort, near }: ListRequest): RawBuilder<unknown> => {
  if (sort !== 'near') return orders[sort];
  return near ? sql`array_position(${provincesFrom(near)}::text[], left(p.adcode, 2)), ${NEWEST}` : NEWEST;
};

const orders: Record<Exclude<ListRequest['sort'], 'near'>, RawBuilder<unknown>> = {
  new: NEWEST,
  'price.asc': sql`p.price_kg asc nulls last, ${NEWEST}`,
  'price.desc': sql`p.price_kg desc nulls last, ${NEWEST}`,
};
