import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';

/** Factor above or below the median at which a price is more likely a wrong unit than a real price. */
const FAR = sql.lit(20);
/** Minimum number of quotes for a median. */
const ENOUGH = sql.lit(3);

const SERIES = sql.raw('scope, group_name, match_key, market_key, spec, variant');

/**
 * Finds staged prices far from the median of their series in the same year, or in the previous year if the same year
 * has too few quotes. Medians include the stored quotes of the series; only quotes of those years are read.
 */
export const comparePrices = async (db: Db): Promise<{ place: number; reason: string; row: string }[]> => {
  await sql`analyze stage_price, stage_price_name`.execute(db);
  const { rows } = await sql<{ place: number; median: number; v: number; row: string }>`
    with named as (
      select *, min(no) over (partition by ${SERIES}) as series from stage_price_name
    ), staged as (
      select q.place, n.series, extract(year from q.date)::int as year, coalesce(q.avg, q.low, q.high) as v
      from stage_price q join named n using (no)
    ), years as (
      select distinct series, year from staged
    ), stored as (
      select y.series, extract(year from q.date)::int as year, coalesce(q.avg, q.low, q.high) as v
      from years y
      join named n on n.no = y.series
      join price_product p on (p.scope, p.group_name, p.match_key) = (n.scope, n.group_name, n.match_key) and not p.sample
      join market k on k.match_key = n.market_key
      join price_series s on s.product_id = p.id and s.market_id = k.id and s.spec = n.spec and s.variant = n.variant
        and not s.sample
      join price_quote q on q.series_id = s.id and q.date between make_date(y.year - 1, 1, 1) and make_date(y.year, 12, 31)
    ), medians as (
      select series, year, percentile_cont(0.5) within group (order by v) as median
      from (select series, year, v from staged union all select * from stored) v
      group by series, year having count(*) >= ${ENOUGH}
    ), compared as (
      select g.place, g.v, coalesce(m.median, b.median) as median
      from staged g
      left join medians m on m.series = g.series and m.year = g.year
      left join medians b on b.series = g.series and b.year = g.year - 1
    )
    select c.place, c.median, c.v, concat_ws(' ', g.date, n.market, n.name, nullif(n.spec, ''),
      concat_ws('/', g.source_low, g.source_avg, g.source_high), n.unit) as row
    from compared c join stage_price g using (place) join stage_price_name n using (no)
    where c.v > ${FAR} * c.median or c.v * ${FAR} < c.median
    order by c.place`.execute(db);
  return rows.map(({ place, median, v, row }) => ({
    place,
    reason: `价格与该品种一年的中位数相差 20 倍以上，请核对单位和小数点（${shown(v)} 元/公斤，中位数 ${shown(median)} 元/公斤）`,
    row,
  }));
};

const shown = (price: number): string => String(Number(price.toPrecision(4)));
