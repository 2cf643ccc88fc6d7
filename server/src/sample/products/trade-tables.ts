import { sql } from 'kysely';
import { rounded, type TableRows } from './product-table.ts';

const flow = sql`case y.flow when 'import' then '进口' else '出口' end`;

export const tradeTables = {
  /** Of goods by their codes. */
  'trade-months': (_today, { hs }) => sql`
    select y.year || '-' || lpad(m.month::text, 2, '0') as period, ${flow} as flow, y.hs, c.name, y.partner,
      ${rounded(sql`y.qty[m.month]`, 0)} as qty, y.unit, ${rounded(sql`y.usd[m.month]`, 0)} as usd,
      ${rounded(sql`y.usd[m.month] / nullif(y.qty[m.month], 0)`, 3)} as price
    from trade_year y cross join generate_series(1, 12) m(month) join trade_country c on c.code = y.partner
    where y.hs = any(${hs ?? []}) and (y.usd[m.month] is not null or y.qty[m.month] is not null)
    order by 1, 2, y.hs, y.partner`,
  'trade-years': () => sql`
    select y.year::text as year, ${flow} as flow, y.hs, h.name, ${rounded(sql`y.year_qty`, 0)} as qty, y.unit,
      ${rounded(sql`y.year_usd`, 0)} as usd
    from trade_year y join hs_code h on h.code = y.hs
    where y.level = 8 and y.partner = '' and y.year_usd is not null order by 1, 2, 3`,
  'trade-partners': () => sql`
    select y.year::text as year, ${flow} as flow, c.name, y.partner, y.hs, ${rounded(sql`y.year_usd`, 0)} as usd
    from trade_year y join trade_country c on c.code = y.partner
    where y.level = 2 and y.year_usd is not null order by 1, 2, 4, 5`,
  'trade-permits': () => sql`
    select c.name, t.origin, t.product,
      case t.status when 'allowed' then '准入' when 'suspended' then '暂停' when 'conditional' then '有条件' else '未准入' end as status,
      t.since::text as since, t.suspended_at::text as suspended
    from trade_permit t join trade_country c on c.code = t.origin order by t.product, t.origin`,
} satisfies Record<string, TableRows>;
