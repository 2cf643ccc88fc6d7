import type { HerbRelation } from '@bee/contracts/resource/herbs';
import { sql } from 'kysely';
import { queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';

export type RelationRow = Omit<HerbRelation, 'spec' | 'usual'> & {
  spec: string;
  /** 10th percentile, median and 90th percentile of the ratio over the `days`. */
  usual: [number, number, number] | null;
};

/**
 * Daily total trend per specification, for the herb and origin of `asked`: the mean of all markets, without doubtful
 * quotes.
 */
const trends = (specId: number) => sql`
  asked as (select product_id, spec, variant from price_series where id = ${specId}),
  trend as materialized (
    select s.spec, q.date, avg(q.avg) as price
    from asked a
    join price_series s on s.product_id = a.product_id and s.variant = a.variant
    join price_quote q on q.series_id = s.id
    where q.avg > 0 and q.flag is null
    group by 1, 2
  )`;

/**
 * The other specifications of the same herb and origin compared to the requested specification, in the order of
 * `listHerbSeries`.
 */
export const listRelations = (db: Db, specId: number) => queryRows<RelationRow>(db)`
    with ${trends(specId)}, pair as materialized (
      select t.spec, t.date, t.price, t.price / r.price as ratio,
        row_number() over (partition by t.spec order by t.date desc) as place
      from trend t join trend r on r.date = t.date
      where r.spec = (select spec from asked) and t.spec <> r.spec
    )
    select h.id::text as spec_id, h.spec, h.origin, round(n.price::numeric, 2)::float8 as price, n.date,
      round(n.ratio::numeric, 4)::float8 as ratio, u.days, u.first as from, u.last as to, u.usual
    from asked a
    join price_series h on h.product_id = a.product_id and h.variant = a.variant and h.headline and h.spec <> a.spec
    left join pair n on n.spec = h.spec and n.place = 1
    cross join lateral (
      select count(*)::int as days, min(p.date) as first, max(p.date) as last,
        percentile_cont(array[0.1, 0.5, 0.9]) within group (order by p.ratio) as usual
      from pair p where p.spec = h.spec and p.place > 1
    ) u
    order by h.quotes desc, h.id`;

export type SeasonRow = {
  month: number;
  avg: number;
  low: number;
  high: number;
  years: number;
  from: number;
  to: number;
};

/** Monthly index of the total trend (100 = mean of its year), over the complete years before `year`. */
export const readSeason = (db: Db, specId: number, year: number) => queryRows<SeasonRow>(db)`
    with ${trends(specId)}, month as materialized (
      select extract(year from date)::int as year, extract(month from date)::int as month, avg(price) as price
      from trend where spec = (select spec from asked) and date < make_date(${year}, 1, 1) group by 1, 2
    ), whole as (
      select year, avg(price) as mean from month group by 1 having count(*) = 12
    )
    select m.month, avg(100 * m.price / w.mean) as avg, min(100 * m.price / w.mean) as low,
      max(100 * m.price / w.mean) as high, count(*)::int as years, min(year) as from, max(year) as to
    from month m join whole w using (year) group by 1 order by 1`;
