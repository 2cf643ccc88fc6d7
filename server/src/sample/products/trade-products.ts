import { sql } from 'kysely';
import { goodsFile } from '../trade/trade-files.ts';
import { date, number, rounded, type SampleProduct, type SampleTable, text } from './product-recipe.ts';

const flow = sql`case y.flow when 'import' then '进口' else '出口' end`;

const FIGURES = [
  number('数量', null, '单位见“数量单位”一列'),
  text('数量单位'),
  number('金额', '美元', '进口为到岸价，出口为离岸价；保密的为空'),
];

const monthsOf = (name: string): SampleTable => ({
  title: '分伙伴月度进出口',
  fields: [
    date('月份'),
    text('方向', '进口、出口'),
    text('HS 编码'),
    text('贸易伙伴'),
    text('伙伴代码', 'ISO 3166 两位代码'),
    ...FIGURES,
    number('单价', '美元/数量单位', '金额除以数量，没有数量的为空'),
  ],
  rows: () => sql`
    select y.year || '-' || lpad(m.month::text, 2, '0') as period, ${flow} as flow, y.hs, c.name, y.partner,
      ${rounded(sql`y.qty[m.month]`, 0)} as qty, y.unit, ${rounded(sql`y.usd[m.month]`, 0)} as usd,
      ${rounded(sql`y.usd[m.month] / nullif(y.qty[m.month], 0)`, 3)} as price
    from trade_year y cross join generate_series(1, 12) m(month) join trade_country c on c.code = y.partner
    where y.hs = any(${hsOf(name)}) and (y.usd[m.month] is not null or y.qty[m.month] is not null)
    order by 1, 2, y.hs, y.partner`,
});

const yearly: SampleTable = {
  title: '分商品年度进出口',
  fields: [date('年份'), text('方向'), text('HS 编码'), text('商品'), ...FIGURES],
  rows: () => sql`
    select y.year::text as year, ${flow} as flow, y.hs, h.name, ${rounded(sql`y.year_qty`, 0)} as qty, y.unit,
      ${rounded(sql`y.year_usd`, 0)} as usd
    from trade_year y join hs_code h on h.code = y.hs
    where y.level = 8 and y.partner = '' and y.year_usd is not null order by 1, 2, 3`,
};

const partners: SampleTable = {
  title: '分伙伴年度进出口',
  fields: [date('年份'), text('方向'), text('贸易伙伴'), text('伙伴代码'), text('HS 章'), number('金额', '美元')],
  rows: () => sql`
    select y.year::text as year, ${flow} as flow, c.name, y.partner, y.hs, ${rounded(sql`y.year_usd`, 0)} as usd
    from trade_year y join trade_country c on c.code = y.partner
    where y.level = 2 and y.year_usd is not null order by 1, 2, 4, 5`,
};

const permits: SampleTable = {
  title: '准入名录',
  fields: [text('国家（地区）'), text('代码'), text('产品'), text('状态'), date('起始日期'), date('暂停日期')],
  rows: () => sql`
    select c.name, t.origin, t.product,
      case t.status when 'allowed' then '准入' when 'suspended' then '暂停' when 'conditional' then '有条件' else '未准入' end as status,
      t.since::text as since, t.suspended_at::text as suspended
    from trade_permit t join trade_country c on c.code = t.origin order by t.product, t.origin`,
};

const hsOf = (name: string): string[] => goodsFile.read().find((one) => one.name === name)?.hs ?? [];

const single = (name: string, place: number): SampleProduct => ({
  id: `trade-p${place + 1}`,
  title: `${name}进出口月度数据`,
  summary: `${name}按贸易伙伴、方向的月度数量、金额与单价，HS ${hsOf(name).join('、')}。`,
  about: [
    '适合测算到岸成本、看来源国结构与季节。金额为美元，进口按到岸价（CIF）、出口按离岸价（FOB）。',
    '海关保密或未公布的数字留空，不是 0。',
  ],
  cateId: 'trade',
  freq: 'M',
  geo: '中国与贸易伙伴',
  access: 'vip',
  tags: [name, '外贸'],
  tables: [{ ...monthsOf(name), formats: place % 2 === 0 ? ['csv', 'xlsx'] : ['csv'] }],
});

/** 示例数据 of what crosses the border. */
export const tradeProducts = (): SampleProduct[] => [
  {
    id: 'trade-goods',
    title: '农产品贸易数据集',
    summary: '全部农产品 HS 8 位商品的年度进出口，以及按贸易伙伴、HS 章的年度金额。',
    about: ['适合做进口依存度、市场份额与竞争分析。与站内“贸易分析”同源。'],
    cateId: 'trade',
    freq: 'Y',
    geo: '中国与贸易伙伴',
    access: 'buy',
    price: '199.00',
    tags: ['外贸', '农产品'],
    tables: [
      { ...yearly, formats: ['csv', 'xlsx'] },
      { ...partners, formats: ['csv'] },
    ],
  },
  {
    id: 'trade-permits',
    title: '农产品输华准入名录',
    summary: '各国（地区）农产品输华的准入状态、起始与暂停日期。',
    about: ['一行是一个国家的一种产品。状态以海关公告为准，交易前请核对最新公告。'],
    cateId: 'trade',
    freq: 'irregular',
    geo: '全部输华国家（地区）',
    access: 'public',
    tags: ['外贸', '准入'],
    tables: [{ ...permits, formats: ['csv'] }],
  },
  ...['榴莲', '大豆', '樱桃', '牛肉', '大蒜', '苹果'].map(single),
];
