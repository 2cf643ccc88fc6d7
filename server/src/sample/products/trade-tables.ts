import { sql } from 'kysely';
import { date, number, rounded, type TableQuery, text } from './product-table.ts';

const flow = sql`case y.flow when 'import' then '进口' else '出口' end`;

const FIGURES = [
  number('数量', null, '单位见“数量单位”一列'),
  text('数量单位'),
  number('金额', '美元', '进口为到岸价，出口为离岸价；保密的为空'),
];

/** Of goods by their codes. */
export const tradeMonths: TableQuery = {
  fields: [
    date('月份'),
    text('方向', '进口、出口'),
    text('HS 编码'),
    text('贸易伙伴'),
    text('伙伴代码', 'ISO 3166 两位代码'),
    ...FIGURES,
    number('单价', '美元/数量单位', '金额除以数量，没有数量的为空'),
  ],
  rows: (_today, { hs }) => sql`
    select y.year || '-' || lpad(m.month::text, 2, '0') as period, ${flow} as flow, y.hs, c.name, y.partner,
      ${rounded(sql`y.qty[m.month]`, 0)} as qty, y.unit, ${rounded(sql`y.usd[m.month]`, 0)} as usd,
      ${rounded(sql`y.usd[m.month] / nullif(y.qty[m.month], 0)`, 3)} as price
    from trade_year y cross join generate_series(1, 12) m(month) join trade_country c on c.code = y.partner
    where y.hs = any(${hs ?? []}) and (y.usd[m.month] is not null or y.qty[m.month] is not null)
    order by 1, 2, y.hs, y.partner`,
};

export const tradeYears: TableQuery = {
  fields: [date('年份'), text('方向'), text('HS 编码'), text('商品'), ...FIGURES],
  rows: () => sql`
    select y.year::text as year, ${flow} as flow, y.hs, h.name, ${rounded(sql`y.year_qty`, 0)} as qty, y.unit,
      ${rounded(sql`y.year_usd`, 0)} as usd
    from trade_year y join hs_code h on h.code = y.hs
    where y.level = 8 and y.partner = '' and y.year_usd is not null order by 1, 2, 3`,
};

export const tradePartners: TableQuery = {
  fields: [date('年份'), text('方向'), text('贸易伙伴'), text('伙伴代码'), text('HS 章'), number('金额', '美元')],
  rows: () => sql`
    select y.year::text as year, ${flow} as flow, c.name, y.partner, y.hs, ${rounded(sql`y.year_usd`, 0)} as usd
    from trade_year y join trade_country c on c.code = y.partner
    where y.level = 2 and y.year_usd is not null order by 1, 2, 4, 5`,
};

export const tradePermits: TableQuery = {
  fields: [text('国家（地区）'), text('代码'), text('产品'), text('状态'), date('起始日期'), date('暂停日期')],
  rows: () => sql`
    select c.name, t.origin, t.product,
      case t.status when 'allowed' then '准入' when 'suspended' then '暂停' when 'conditional' then '有条件' else '未准入' end as status,
      t.since::text as since, t.suspended_at::text as suspended
    from trade_permit t join trade_country c on c.code = t.origin order by t.product, t.origin`,
};
