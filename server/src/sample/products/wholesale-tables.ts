import { sql } from 'kysely';
import { addDays, monthStart } from '../days.ts';
import { rounded, type TableRows } from './product-table.ts';

const quotes = sql`
  price_quote q join price_series s on s.id = q.series_id and s.scope = 'market'
  join price_product p on p.id = s.product_id join market k on k.id = s.market_id`;

const figures = sql`
  ${rounded(sql`avg(q.low)`, 2)} as low, ${rounded(sql`avg(q.avg)`, 2)} as mean, ${rounded(sql`avg(q.high)`, 2)} as high`;

export const wholesaleTables = {
  'wholesale-days': (today) => sql`
    select q.date::text as date, p.class_id, p.group_name, p.name, ${figures}, count(*)::int as markets
    from ${quotes} where q.date > ${addDays(today, -365)} and q.date <= ${today}
    group by q.date, p.id order by q.date, p.rank, p.id`,
  'wholesale-months': (today, { months = 36 }) => sql`
    select to_char(q.date, 'YYYY-MM') as month, p.class_id, p.group_name, p.name, ${figures}, count(*)::int as quotes
    from ${quotes} where q.date >= ${monthStart(today, -months)} and q.date < ${monthStart(today)}
    group by 1, p.id order by 1, p.rank, p.id`,
  /** Of a group. */
  'wholesale-market-days': (today, { group }) => sql`
    select q.date::text as date, p.name, s.spec, k.name as market, k.province, ${rounded(sql`q.low`, 2)} as low,
      ${rounded(sql`q.avg`, 2)} as mean, ${rounded(sql`q.high`, 2)} as high, s.origin
    from ${quotes} where p.group_name = ${group} and q.date > ${addDays(today, -90)} and q.date <= ${today}
    order by q.date, p.rank, p.id, k.id, s.spec`,
  'wholesale-markets': () => sql`
    select k.name, k.province, k.city, k.adcode, k.lng, k.lat, count(distinct s.product_id)::int as products,
      max(s.last_date)::text as newest
    from market k join price_series s on s.market_id = k.id and s.scope = 'market' group by k.id order by k.adcode, k.name`,
} satisfies Record<string, TableRows>;
