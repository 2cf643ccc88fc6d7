import { sql } from 'kysely';
import { addDays, monthStart } from '../days.ts';
import { rounded, type TableRows } from './product-table.ts';

const quotes = (scope: 'herb' | 'origin') => sql`
  price_quote q join price_series s on s.id = q.series_id and s.scope = ${scope}
  join price_product p on p.id = s.product_id join market k on k.id = s.market_id`;

const means = sql`
  ${rounded(sql`avg(q.low)`, 2)} as low, ${rounded(sql`avg(q.avg)`, 2)} as mean, ${rounded(sql`avg(q.high)`, 2)} as high`;

export const scopedTables = {
  /** Of a group, of a product, or of all. */
  'herb-months': (today, { months = 12, group, product }) => sql`
    select to_char(q.date, 'YYYY-MM') as month, p.group_name, p.name, s.spec, s.variant, k.name as market,
      ${rounded(sql`avg(q.avg)`, 2)} as mean,
      count(*)::int as quotes
    from ${quotes('herb')}
    where q.date >= ${monthStart(today, -months)} and q.date < ${monthStart(today)}
      ${group ? sql`and p.group_name = ${group}` : sql``} ${product ? sql`and p.name = ${product}` : sql``}
    group by 1, p.id, s.id, k.id order by 1, p.name, s.spec, k.name`,
  /** Of a product. */
  'herb-quotes': (today, { product }) => sql`
    select q.date::text as date, s.spec, s.variant, k.name as market, ${rounded(sql`q.avg`, 2)} as mean
    from ${quotes('herb')} where p.name = ${product} and q.date > ${addDays(today, -365)} and q.date <= ${today}
    order by q.date, s.spec, k.name`,
  /** Of a group. */
  'origin-days': (today, { group }) => sql`
    select q.date::text as date, p.name, s.spec, k.province, k.area, k.name as place, ${rounded(sql`q.low`, 2)} as low,
      ${rounded(sql`q.avg`, 2)} as mean, ${rounded(sql`q.high`, 2)} as high, s.variant
    from ${quotes('origin')} where p.group_name = ${group} and q.date > ${addDays(today, -120)} and q.date <= ${today}
    order by q.date, p.name, k.area, k.name, s.spec, s.variant`,
  'origin-months': (today, { months = 24 }) => sql`
    select to_char(q.date, 'YYYY-MM') as month, p.name, k.province, k.area, ${means}, count(*)::int as quotes
    from ${quotes('origin')} where q.date >= ${monthStart(today, -months)} and q.date < ${monthStart(today)}
    group by 1, p.name, k.province, k.area order by 1, p.name, k.area`,
} satisfies Record<string, TableRows>;
