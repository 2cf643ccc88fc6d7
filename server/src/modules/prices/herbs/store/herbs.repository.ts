import { sql } from 'kysely';
import { queryRow, queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';
import { FIGURE_COLUMNS, type FigureRow, figureJoins, figures } from '../../wholesale/store/price-figures.ts';

type HerbFilter = {
  group?: string | undefined;
  letter?: string | undefined;
  market_id?: string | undefined;
};

/** Herbs by category, with the number of their specifications by origin. */
export const listHerbs = (db: Db) => queryRows<{
  id: string;
  group_name: string;
  name: string;
  letter: string;
  count: number;
}>(db)`
    select p.id::text as id, p.group_name, p.name, coalesce(p.letter, '#') as letter, count(*)::int as count
    from price_product p join price_series s on s.product_id = p.id and s.headline
    where p.scope = 'herb' group by p.id
    order by min(p.rank) over (partition by p.group_name), p.letter, p.rank`;

/** Markets with the number of rows and initials with the number of herbs; each facet ignores its own filter. */
export const countFacets = (db: Db, { group, letter, market_id }: HerbFilter) => queryRow<{
  market: { value: string; label: string; count: number }[];
  letter: { value: string; label: string; count: number }[];
  min: string | null;
  max: string | null;
}>(db)`
    with every as (
      select s.product_id, s.market_id, s.first_date, s.last_date, k.name as market, coalesce(p.letter, '#') as letter,
        p.group_name
      from price_series s join price_product p on p.id = s.product_id join market k on k.id = s.market_id
      where s.scope = 'herb'
    ), grouped as (select * from every where ${group ?? null}::text is null or group_name = ${group ?? null})
    select
      (select coalesce(json_agg(m order by m.count desc, m.value), '[]') from (
        select e.market_id as value, e.market as label,
          (count(*) filter (where (${group ?? null}::text is null or e.group_name = ${group ?? null})
            and (${letter ?? null}::text is null or e.letter = ${letter ?? null})))::int as count
        from every e group by 1, 2) m) as market,
      (select coalesce(json_agg(l order by l.value), '[]') from (
        select letter as value, letter as label, count(distinct product_id)::int as count from grouped
        where ${market_id ?? null}::text is null or market_id = ${market_id ?? null} group by 1) l) as letter,
      (select min(first_date) from every) as min, (select max(last_date) from every) as max`;

/** Maps each series to the headline series of its specification and origin across all markets. */
export const findSpecIds = async (db: Db, seriesIds: number[]): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; spec_id: number }>`
    select s.id, h.id as spec_id
    from price_series s join price_series h on h.product_id = s.product_id and h.spec = s.spec and h.variant = s.variant
    where s.id = any(${seriesIds}::int[]) and h.headline`.execute(db);
  return new Map(rows.map(({ id, spec_id }) => [id, spec_id]));
};

export type HerbSeries = FigureRow & {
  product_id: number;
  source_id: number;
  headline: boolean;
  monthly: boolean;
  letter: string;
};

/** All series of the herb of a series, best documented first; empty if the series is not a herb. */
export const listHerbSeries = (db: Db, seriesId: number) => queryRows<HerbSeries>(db)`
    select ${FIGURE_COLUMNS}, f.product_id, f.source_id, f.headline, f.monthly, coalesce(p.letter, '#') as letter
    from ${figures(undefined, 'herb')} ${figureJoins('herb')}
    where f.product_id = (select product_id from price_series where id = ${seriesId} and scope = 'herb')
    order by f.headline desc, f.quotes desc, f.id`;
