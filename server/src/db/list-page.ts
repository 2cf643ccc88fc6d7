import type { Facet } from '@bee/contracts/shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './schema.ts';

type Options = {
  /** All rows visible to the caller, as a SELECT with the columns of `Row` and `created_at`. */
  rows: RawBuilder<unknown>;
  /** Condition on those rows. */
  where: RawBuilder<unknown>;
  /** Sort columns; they must define a total order. */
  orderBy: RawBuilder<unknown>;
  /** Column counted as a facet over all rows, regardless of `where`. */
  facet: string;
  labels: Record<string, string>;
  page: number;
  limit: number;
};

export type ListPage<Row> = {
  list: Row[];
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
export const listPage = async <Row>(db: Db, options: Options): Promise<ListPage<Row>> => {
  const { page, limit, facet, labels } = options;
  const { rows } = await sql<{ list: Row[]; total: number; counts: Record<string, number>; updated_at: string | null }>`
    with mine as not materialized (${options.rows}),
      picked as not materialized (select * from mine where ${options.where}),
      shown as (select * from picked order by ${options.orderBy} limit ${limit} offset ${(page - 1) * limit}),
      counted as (select ${sql.ref(facet)} as value, count(*) as count from mine group by 1)
    select
      (select coalesce(json_agg(shown order by ${options.orderBy}), '[]') from shown) as list,
      (select count(*) from picked) as total,
      (select coalesce(json_object_agg(value, count), '{}') from counted) as counts,
      (select max(created_at) from mine) as updated_at`.execute(db);
  const [answer] = rows;
  if (!answer) throw new Error('a list statement always has one row');
  const { counts, ...rest } = answer;
  return { ...rest, page, limit, facets: { [facet]: facetsOf(counts, labels) } };
};

const facetsOf = (counts: Record<string, number>, labels: Record<string, string>): Facet[] =>
  Object.entries(counts)
    .map(([value, count]) => ({ value, label: labels[value] ?? value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
