import type { Facet } from '@bee/contracts/shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './schema.ts';

type Request<Sort extends string> = {
  page: number;
  limit: number;
  kw?: string | undefined;
  sort?: Sort | undefined;
  order?: 'asc' | 'desc' | undefined;
};

type List<Row, Item, Sort extends string> = {
  /** All rows visible to the caller, as a SELECT with the columns of `Row` and `created_at`. */
  rows: RawBuilder<unknown>;
  /** Values of columns; undefined for any. */
  filters?: Record<string, string | undefined>;
  /** Columns that contain the keyword of the request. */
  search?: RawBuilder<unknown>;
  /** Another condition under which a row matches the keyword. */
  orMatches?(kw: string): RawBuilder<unknown>;
  /** Another condition on the rows. */
  where?: RawBuilder<unknown>;
  /** Columns by which the caller may sort. */
  sort?: Record<Sort, RawBuilder<unknown>>;
  /** Order of the rows that the chosen column leaves equal; a total order, so that pages never repeat a row. */
  orderBy: RawBuilder<unknown>;
  /** Column counted as a facet over all rows, regardless of conditions. */
  facet: string;
  labels: Record<string, string>;
  present?(row: Row): Item;
};

export type ListPage<Item> = {
  list: Item[];
  total: number;
  page: number;
  limit: number;
  facets: Record<string, Facet[]>;
  updated_at: string | null;
};

/**
 * One page of a list with its total and facet, in one statement. Row values are returned as JSON: timestamps as ISO text
 * with time zone; numeric columns must be cast to text in `rows`. The rows are not materialized, so that joins and
 * subqueries of `rows` run only for the rows of the page.
 */
export const listPage = async <Row, Item = Row, Sort extends string = never>(
  db: Db,
  request: Request<Sort>,
  list: List<Row, Item, Sort>,
): Promise<ListPage<Item>> => {
  const { page, limit } = request;
  const { facet, labels, present = (row: Row) => row as unknown as Item } = list;
  const order = orderOf(request, list);
  const { rows } = await sql<{ list: Row[]; total: number; counts: Record<string, number>; updated_at: string | null }>`
    with mine as not materialized (${list.rows}),
      picked as not materialized (select * from mine where ${conditionOf(request, list)}),
      shown as (select * from picked order by ${order} limit ${limit} offset ${(page - 1) * limit}),
      counted as (select ${sql.ref(facet)} as value, count(*) as count from mine group by 1)
    select
      (select coalesce(json_agg(shown order by ${order}), '[]') from shown) as list,
      (select count(*) from picked) as total,
      (select coalesce(json_object_agg(value, count), '{}') from counted) as counts,
      (select max(created_at) from mine) as updated_at`.execute(db);
  const [answer] = rows;
  if (!answer) throw new Error('a list statement always has one row');
  const { counts, ...rest } = answer;
  return { ...rest, list: answer.list.map(present), page, limit, facets: { [facet]: facetsOf(counts, labels) } };
};

/** By the column that the caller chose, rows without a value last in both directions. */
const orderOf = <Sort extends string>(
  { sort, order = 'desc' }: Request<Sort>,
  { sort: columns, orderBy }: Pick<List<never, never, Sort>, 'sort' | 'orderBy'>,
): RawBuilder<unknown> => {
  if (sort === undefined || !columns) return orderBy;
  return sql`${columns[sort]} ${order === 'asc' ? sql`asc` : sql`desc`} nulls last, ${orderBy}`;
};

type Conditions = Pick<List<never, never, never>, 'filters' | 'search' | 'orMatches' | 'where'>;

const conditionOf = (
  { kw }: { kw?: string | undefined },
  { filters = {}, search, orMatches, where = sql`true` }: Conditions,
): RawBuilder<unknown> => {
  const filtered = Object.entries(filters).flatMap(([column, value]) =>
    value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`],
  );
  const found = kw && search ? [containing(kw, search, orMatches)] : [];
  return sql.join([where, ...filtered, ...found], sql` and `);
};

const containing = (kw: string, search: RawBuilder<unknown>, orMatches: Conditions['orMatches']) => {
  const contained = sql`position(lower(${kw}) in lower(concat_ws(' ', ${search}))) > 0`;
  return orMatches ? sql`(${contained} or ${orMatches(kw)})` : contained;
};

const facetsOf = (counts: Record<string, number>, labels: Record<string, string>): Facet[] =>
  Object.entries(counts)
    .map(([value, count]) => ({ value, label: labels[value] ?? value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
