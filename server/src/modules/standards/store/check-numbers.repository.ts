import type { StandardNumber } from '@bee/domain/standard-number';
import { sql } from 'kysely';
import { queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';
import { queryOf, queryWords } from '../../search/index.ts';
import { rowColumns, type StandardListRow } from './standard-columns.ts';

export type NumberRow = StandardListRow & {
  number_key: string;
  loose_key: string;
  digits: string;
  year: string | null;
};

const SUGGESTED = 3;

const numberColumns = (today: string) => sql`${rowColumns(today)}, s.number_key, s.loose_key, s.digits, s.year`;

/** All editions (years) of the numbers, with and without their T. */
export const findByNumbers = async (
  db: Db,
  numbers: readonly StandardNumber[],
  today: string,
): Promise<NumberRow[]> => {
  if (numbers.length === 0) return [];
  const bare = numbers.filter(({ key, digits }) => key === digits).map(({ digits }) => digits);
  return queryRows<NumberRow>(db)`
    select ${numberColumns(today)} from standard s
    where s.id in (
      select id from standard where number_key = any(${numbers.map(({ key }) => key)})
      union select id from standard where loose_key = any(${numbers.map(({ looseKey }) => looseKey)})
      union select id from standard where digits = any(${bare})
    )`;
};

export const findByTitles = async (db: Db, titles: readonly string[], today: string): Promise<NumberRow[]> => {
  if (titles.length === 0) return [];
  return queryRows<NumberRow>(db)`
    select ${numberColumns(today)} from standard s where s.title = any(${titles})`;
};

/** Other years of the number, numbers with the same prefix, and numbers with the same digits and other letters. */
export const suggestNumbers = async (
  db: Db,
  numbers: readonly StandardNumber[],
  today: string,
): Promise<Map<string, StandardListRow[]>> => {
  if (numbers.length === 0) return new Map();
  const keys = [...new Map(numbers.map((one) => [one.key, one])).values()];
  const { rows } = await sql<StandardListRow & { asked: string }>`
    with asked as (
      select * from unnest(${keys.map(({ key }) => key)}::text[], ${keys.map(({ looseKey }) => looseKey)}::text[],
        ${keys.map(({ digits }) => digits)}::text[]) as a(key, loose, digits)
    ), near as (
      select distinct a.key, n.id, n.place, n.issued_at
      from asked a cross join lateral (
        (select id, 0 as place, issued_at from standard
          where number_key = a.key or loose_key = a.loose order by issued_at desc nulls last, id limit ${SUGGESTED})
        union all
        (select id, 1, issued_at from standard
          where loose_key ~>=~ a.loose and loose_key ~<~ (a.loose || chr(1114111)) order by issued_at desc nulls last, id limit ${SUGGESTED})
        union all
        (select id, 2, issued_at from standard where digits = a.digits order by issued_at desc nulls last, id limit ${SUGGESTED})
      ) n
    ), best as (
      select key, id, min(place) as place, row_number() over (
        partition by key order by min(place), max(issued_at) desc nulls last, id) as rank
      from near group by key, id
    )
    select b.key as asked, ${rowColumns(today)} from best b join standard s on s.id = b.id
    where b.rank <= ${SUGGESTED} order by b.key, b.rank`.execute(db);
  return grouped(rows);
};

/** Standards whose titles share words with the given titles, most shared words first. */
export const suggestTitles = async (
  db: Db,
  titles: readonly string[],
  today: string,
): Promise<Map<string, StandardListRow[]>> => {
  const asked = [...new Set(titles)].flatMap((title) => {
    const query = queryOf(queryWords(title).slice(0, 20), '|');
    return query ? [{ title, query }] : [];
  });
  if (asked.length === 0) return new Map();
  const { rows } = await sql<StandardListRow & { asked: string }>`
    select a.title as asked, ${rowColumns(today)}
    from unnest(${asked.map(({ title }) => title)}::text[], ${asked.map(({ query }) => query)}::text[]) as a(title, query)
    cross join lateral (
      select id, ts_rank(tsv, a.query::tsquery) as rank from standard
      where tsv @@ a.query::tsquery order by 2 desc, issued_at desc nulls last, id limit ${SUGGESTED}
    ) n join standard s on s.id = n.id
    order by a.title, n.rank desc, s.id`.execute(db);
  return grouped(rows);
};

const grouped = (rows: readonly (StandardListRow & { asked: string })[]): Map<string, StandardListRow[]> => {
  const groups = new Map<string, StandardListRow[]>();
  for (const { asked, ...row } of rows) groups.set(asked, [...(groups.get(asked) ?? []), row]);
  return groups;
};
