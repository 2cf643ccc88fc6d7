import type { PriceFlag, PriceRow } from '@bee/contracts/entity/price';
import { type RawBuilder, sql } from 'kysely';
import type { PriceScope } from '../../../../db/schema/price.ts';

/** A series with the figures of one day; the columns of FIGURE_COLUMNS. */
export type FigureRow = Omit<
  PriceRow,
  'id' | 'group' | 'spec' | 'price_low' | 'price_avg' | 'price_high' | 'unit' | 'original' | 'flag' | 'to'
> & {
  id: number;
  group_name: string;
  spec: string;
  variant: string;
  /** Production area of an origin address. */
  area: string | null;
  low: number | null;
  avg: number | null;
  high: number | null;
  unit: string;
  source_low: number | null;
  source_avg: number | null;
  source_high: number | null;
  quotes: number;
  first_date: string;
  flag: PriceFlag | null;
};

/** FROM clause `f`: figures of each series on its newest day, or on `date` for series with a quote on that day. */
export const figures = (date: string | undefined, scope: PriceScope = 'market'): RawBuilder<unknown> =>
  date ? figuresOn(date, scope) : latest(scope);

const latest = (scope: PriceScope) => sql`(
  select s.id, s.product_id, s.market_id, s.spec, s.variant, s.origin, s.source_id, s.sample, s.headline, s.market_count,
    s.quotes, s.first_date, s.last_date as date, s.prev_date, s.low, s.avg, s.high, s.unit, s.source_low, s.source_avg, s.source_high, s.flag,
    s.chg_d, s.chg_w, s.chg_m, s.chg_y, s.spark, s.mean30, s.monthly
  from price_series s
  where s.scope = ${scope}
) f`;

/** `limit 1`: one lookup per series instead of a scan of all quotes of the year. */
const figuresOn = (date: string, scope: PriceScope) => sql`(
  select s.id, s.product_id, s.market_id, s.spec, s.variant, s.origin, s.source_id, s.sample, s.headline, s.market_count,
    s.quotes, s.first_date, q.date, d.date as prev_date, q.low, q.avg, q.high, q.unit, q.source_low, q.source_avg, q.source_high, q.flag,
    price_change(q.avg, d.avg) as chg_d, price_change(q.avg, w.avg) as chg_w,
    price_change(q.avg, m.avg) as chg_m, price_change(q.avg, y.avg) as chg_y,
    null::double precision[] as spark,
    (select avg(e.avg) from price_quote e where e.series_id = s.id and e.date between q.date - 29 and q.date) as mean30,
    s.monthly
  from price_series s
  cross join lateral (select * from price_quote q where q.series_id = s.id and q.date = ${date}::date limit 1) q
  left join lateral price_before(s.id, q.date - 1) d on true
  left join lateral price_before(s.id, q.date - 7) w on true
  left join lateral price_before(s.id, q.date - 30) m on true
  left join lateral price_before(s.id, q.date - 365) y on true
  where s.scope = ${scope}
) f`;

/** Joins for `f`: product, market, source, and the newest day of all prices of the scope. */
export const figureJoins = (scope: PriceScope): RawBuilder<unknown> => sql`
  join price_product p on p.id = f.product_id
  join market k on k.id = f.market_id
  join data_source o on o.id = f.source_id
  cross join (select max(last_date) as last_date from price_series where scope = ${scope}) span`;

export const FIGURE_JOINS = figureJoins('market');

export const FIGURE_COLUMNS = sql`
  f.id, p.name as product, p.group_name, p.class_id, f.spec, f.variant, f.market_id, k.name as market, k.area, k.province, k.adcode, f.origin,
  f.low, f.avg, f.high, f.unit, f.source_low, f.source_avg, f.source_high, f.date, f.prev_date,
  f.chg_d, f.chg_w, f.chg_m, f.chg_y, greatest(0, span.last_date - f.date - case when f.monthly then 31 else 0 end) as stale_days, f.market_count, f.quotes, f.first_date,
  o.name as source_name, f.sample, f.flag, coalesce(f.spark, price_spark(f.id, f.date)) as spark`;

/** Vegetables, fruit, then other classes; within a class in the order of the source. */
export const CLASS_ORDER = sql`p.class_id <> '蔬菜', p.class_id <> '水果', p.class_id, p.rank`;
