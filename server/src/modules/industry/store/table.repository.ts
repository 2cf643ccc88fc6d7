import { type RawBuilder, sql } from 'kysely';
import { queryRow, queryRows } from '../../../db/query-rows.ts';
import type { PathPart, StoredCoverage, StoredField } from '../../../db/schema/industry.ts';
import type { Database, Db } from '../../../db/schema.ts';

/** The columns of a table card. */
export type CardRow = {
  no: number;
  model_id: string;
  title: string;
  path: PathPart[];
  fields: StoredField[];
  freq: Database['industry_table']['freq'];
  first_period: string | null;
  last_period: string | null;
  row_count: number;
  source_name: string;
  /** Tags and products. */
  words: string[];
  updated_at: string;
  viewed_at: string | null;
  sample: boolean;
};

export type TableRow = CardRow & {
  description: string;
  geo_level: Database['industry_table']['geo_level'];
  tags: string[];
  products: string[];
  parent: string | null;
  parent_title: string | null;
  lag_days: number | null;
  source_id: number;
  vintages: string[];
  coverage: StoredCoverage;
  child_count: number;
};

const CARD = sql`t.no, t.model_id, t.title, n.path, t.fields, t.freq, t.first_period, t.last_period, t.row_count,
  s.name as source_name, t.tags || t.products as words, t.updated_at, t.sample`;
const FROM = sql`industry_table t join industry_node n on n.id = t.model_id join data_source s on s.id = t.source_id`;

const viewedBy = (uid: number | null) => sql`left join industry_view w on w.model_id = t.model_id and w.uid = ${uid}`;

export const findTable = (db: Db, modelId: string, uid: number | null = null) => queryRow<TableRow>(db)`
    select ${CARD}, w.viewed_at, t.description, t.geo_level, t.tags, t.products, t.parent, p.title as parent_title,
      t.lag_days, t.source_id, t.vintages, t.coverage,
      (select count(*)::int from industry_table c where c.parent = t.model_id) as child_count
    from ${FROM} ${viewedBy(uid)} left join industry_table p on p.model_id = t.parent
    where t.model_id = ${modelId}`;

type Listed = { where: RawBuilder<unknown>; orderBy: RawBuilder<unknown>; limit: number; offset?: number };

/** Cards of tables; conditions may refer to the table as `t` and to the member's view as `w`. */
const listCards = (db: Db, uid: number | null, { where, orderBy, limit, offset = 0 }: Listed) => queryRows<CardRow>(db)`
    select ${CARD}, w.viewed_at from ${FROM} ${viewedBy(uid)}
    where ${where} order by ${orderBy} limit ${limit} offset ${offset}`;

/** The given tables in the order of the ids. */
export const listCardsById = (db: Db, uid: number | null, ids: readonly string[], limit: number) =>
  listCards(db, uid, {
    where: sql`t.model_id = any(${ids})`,
    orderBy: sql`array_position(${ids}::text[], t.model_id)`,
    limit,
  });

export const listUpdatedCards = (db: Db, uid: number | null, limit: number) =>
  listCards(db, uid, {
    where: sql`t.row_count > 0`,
    orderBy: sql`t.updated_at desc, t.last_period desc, t.model_id`,
    limit,
  });

export const listViewedCards = (db: Db, uid: number, limit: number) =>
  listCards(db, uid, { where: sql`w.uid is not null`, orderBy: sql`w.viewed_at desc, t.model_id`, limit });

/** Tables with common products first, then tables in the same category and with common tags. */
export const listRelatedCards = (
  db: Db,
  uid: number | null,
  { model_id, products, tags, path }: Pick<TableRow, 'model_id' | 'products' | 'tags' | 'path'>,
  limit: number,
) =>
  listCards(db, uid, {
    where: sql`t.model_id <> ${model_id} and (t.products && ${products}::text[] or t.tags && ${tags}::text[])`,
    orderBy: sql`t.products && ${products}::text[] desc, n.pid = ${path.at(-1)?.id ?? ''} desc,
      cardinality(array(select unnest(t.tags) intersect select unnest(${tags}::text[]))) desc, t.updated_at desc, t.model_id`,
    limit,
  });

export const listChildCards = (db: Db, uid: number | null, parent: string, limit: number) =>
  listCards(db, uid, { where: sql`t.parent = ${parent}`, orderBy: sql`n.rank, t.model_id`, limit });

/** The given tables first, then those with the most of the given titles as tags or products. */
export const listCardsAbout = (
  db: Db,
  uid: number | null,
  { tables, titles }: { tables: readonly string[]; titles: readonly string[] },
  limit: number,
) =>
  listCards(db, uid, {
    where: sql`t.model_id = any(${tables}) or t.tags && ${titles}::text[] or t.products && ${titles}::text[]`,
    orderBy: sql`(t.model_id = any(${tables})) desc,
      (select count(distinct w) from unnest(t.tags || t.products) w where w = any(${titles}::text[])) desc, t.model_id`,
    limit,
  });

/** The values of a column with their row counts, most frequent first. */
export const listValues = async (db: Db, no: number, slot: string): Promise<{ value: string; rows: number }[]> =>
  db
    .selectFrom('industry_value')
    .select(['value', 'rows'])
    .where('table_no', '=', no)
    .where('slot', '=', slot)
    .orderBy('rows', 'desc')
    .orderBy('value')
    .execute();

/** The number of distinct values per column. */
export const countValues = async (db: Db, no: number): Promise<Map<string, number>> => {
  const { rows } = await sql<{ slot: string; values: number }>`
    select slot, count(*)::int as values from industry_value where table_no = ${no} group by 1`.execute(db);
  return new Map(rows.map(({ slot, values }) => [slot, values]));
};
