import type { Standard } from '@bee/contracts/entity/standard';
import { queryRow, queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';
import { rowColumns, type StandardListRow } from './standard-columns.ts';

export type StandardDetailRow = StandardListRow &
  Pick<
    Standard,
    'title_en' | 'level' | 'adopted' | 'ics' | 'ccs' | 'issuer' | 'committee' | 'drafters' | 'scope' | 'products'
  > & { number_key: string; official_url: string | null; source_id: number };

export const findStandard = (db: Db, id: string, today: string) => queryRow<StandardDetailRow>(db)`
    select ${rowColumns(today)}, s.number_key, s.title_en, s.level, s.adopted, s.ics, s.ccs, s.issuer, s.committee,
      s.drafters, s.scope, s.products, s.official_url, s.source_id
    from standard s where s.id = ${id}`;

export const listStandardsById = (db: Db, ids: readonly string[], today: string) => queryRows<StandardListRow>(db)`
    select ${rowColumns(today)} from standard s where s.id = any(${ids})`;

/**
 * Parts of the same number first, then standards that share products, then the same category; excludes versions in its
 * chain.
 */
export const listRelated = async (
  db: Db,
  { id, category, products, number_key }: StandardDetailRow,
  chain: readonly string[],
  today: string,
): Promise<StandardListRow[]> => {
  const base = number_key.replace(/\..*$/, '');
  return queryRows<StandardListRow>(db)`
    with near as (
      select s.id, (case when s.number_key like ${`${base}.%`} then 4 else 0 end)
        + (case when s.products && ${products}::text[] then 2 else 0 end)
        + (case when s.cate = ${category} then 1 else 0 end) as nearness
      from standard s
      where s.id <> all(${[id, ...chain]})
        and (s.number_key like ${`${base}.%`} or s.products && ${products}::text[] or s.cate = ${category})
        and standard_status(s.status, s.effective_at, s.repealed_at, ${today}::date) in ('current', 'pending')
      order by 2 desc, s.issued_at desc nulls last, s.id limit 8
    )
    select ${rowColumns(today)} from near join standard s on s.id = near.id
    order by near.nearness desc, s.issued_at desc nulls last, s.id`;
};

export const countTypes = async (db: Db) =>
  db
    .selectFrom('standard')
    .select('type')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('type')
    .execute();

export const countStandardCategories = (db: Db) => queryRows<{ id: string; title: string; count: number }>(db)`
    select cate as id, cate as title, count(*)::int as count from standard
    where cate is not null group by cate order by 3 desc, 1`;
