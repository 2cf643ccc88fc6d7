import { queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';

export type SeasonRow = {
  code: string;
  name: string;
  product: string;
  group_name: string;
  class_id: string;
  market: string;
  price_avg: number;
  date: string;
  source_name: string;
  sample: boolean;
  /** Mean price of this week over the years, and mean of all weeks. */
  week_avg: number;
  year_avg: number;
  years: number;
};

type SeasonQuery = { week: number; from: string; since: string };

/** Same as the seasonal band on the price page: with fewer years a pattern would be based on a single year. */
const LEAST_YEARS = 2;
const LEAST_WEEKS = 40;
/** Share of the weeks of a year that count as low season. */
const LOW = 0.25;

/**
 * Foods quoted by a market since `since` whose price in this week, over the years since `from`, is in the lowest
 * quarter of all weeks. One food and one series per product, sorted by the largest discount to the yearly mean.
 */
export const listInSeason = (db: Db, { week, from, since }: SeasonQuery) => queryRows<SeasonRow>(db)`
    with quoted as (
      select distinct on (p.id) f.code, f.name, p.name as product, p.group_name, p.class_id, s.id as series_id, s.avg as price_avg,
        s.last_date as date, k.name as market, o.name as source_name, s.sample
      from price_product p
      join food f on f.sold_as && array_prepend(p.match_key, p.alias)
      join price_series s on s.product_id = p.id and s.headline
      join market k on k.id = s.market_id
      join data_source o on o.id = s.source_id
      where p.scope = 'market' and s.avg > 0 and s.flag is null and s.last_date >= ${since}
      order by p.id, p.match_key = f.sold_as[1] desc, f.sample, f.representative desc, f.rank, s.quotes desc, s.id
    ), weeks as (
      select series_id, extract(week from date)::int as week, avg(avg) as avg,
        count(distinct extract(isoyear from date))::int as years
      from price_quote
      where series_id in (select series_id from quoted) and date >= ${from} and avg is not null and flag is null
      group by 1, 2
    ), placed as (
      select series_id, week, avg as week_avg, percent_rank() over w as place, avg(avg) over y as year_avg,
        count(*) over y as weeks, max(years) over y as years
      from weeks window w as (partition by series_id order by avg), y as (partition by series_id)
    )
    select code, name, product, group_name, class_id, market, price_avg, date, source_name, sample, week_avg, year_avg, years
    from placed join quoted using (series_id)
    where week = ${week} and weeks >= ${LEAST_WEEKS} and years >= ${LEAST_YEARS} and place <= ${LOW}
    order by week_avg / year_avg, product`;
