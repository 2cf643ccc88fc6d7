import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema.ts';

/** Factor above or below the median at which a price is more likely a wrong unit than a real price. */
const FAR = sql.lit(20);
/** Minimum number of quotes for a median. */
const ENOUGH = sql.lit(3);

const SERIES = sql.raw('scope, group_name, match_key, market_key, spec, variant');

/**
 * Finds staged prices far from the median of their series in the same year, or in the previous year if the same year
 * has too few quotes. Medians include the stored quotes of the series; only quotes of those years are read.
 */
export const comparePrices = async (
  db: Kysely<Database>,
): Promise<{ place: number; reason: string; row: string }[]> => {
  await sql`analyze stage_price`.execute(db);
  const { rows } = await sql<{ place: number; median: number; v: number; row: string }>`
    with staged as (
      select place, ${SERIES}, extract(year from date)::int as year, coalesce(avg, low, high) as v from stage_price
    ), years as (
      select distinct ${SERIES}, year from staged
    ), stored as (
      select y.scope, y.group_name, y.match_key, y.market_key, y.spec, y.variant, extract(year from q.date)::int as year,
        coalesce(q.avg, q.low, q.high) as v
      from years y
      join price_product p on (p.scope, p.group_name, p.match_key) = (y.scope, y.group_name, y.match_key) and not p.sample
      join market k on k.match_key = y.market_key
      join price_series s on s.product_id = p.id and s.market_id = k.id and s.spec = y.spec and s.variant = y.variant
        and not s.sample
      join price_quote q on q.series_id = s.id and q.date between make_date(y.year - 1, 1, 1) and make_date(y.year, 12, 31)
    ), medians as (
      select ${SERIES}, year, percentile_cont(0.5) within group (order by v) as median
      from (select ${SERIES}, year, v from staged union all select * from stored) v
      group by ${SERIES}, year having count(*) >= ${ENOUGH}
    ), compared as (
      select distinct on (g.place) g.place, g.v, m.median
      from staged g join medians m using (${SERIES}) where m.year in (g.year, g.year - 1)
      order by g.place, m.year desc
    )
    select c.place, c.median, c.v, concat_ws(' ', g.date, g.market, g.name, nullif(g.spec, ''),
      concat_ws('/', g.source_low, g.source_avg, g.source_high), g.unit) as row
    from compared c join stage_price g using (place)
    where c.v > ${FAR} * c.median or c.v * ${FAR} < c.median
    order by c.place`.execute(db);
  return rows.map(({ place, median, v, row }) => ({
    place,
    reason: `价格与该品种一年的中位数相差 20 倍以上，请核对单位和小数点（${shown(v)} 元/公斤，中位数 ${shown(median)} 元/公斤）`,
    row,
  }));
};

const shown = (price: number): string => String(Number(price.toPrecision(4)));
