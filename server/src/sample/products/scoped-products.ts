import { type RawBuilder, sql } from 'kysely';
import { addDays, monthStart } from '../days.ts';
import { date, number, region, rounded, type SampleProduct, type SampleTable, text } from './product-recipe.ts';

const quotes = (scope: 'herb' | 'origin') => sql`
  price_quote q join price_series s on s.id = q.series_id and s.scope = ${scope}
  join price_product p on p.id = s.product_id join market k on k.id = s.market_id`;

const PRICES = [number('最低价', '元/公斤'), number('均价', '元/公斤'), number('最高价', '元/公斤')];

/** Herbs are quoted by one price. */
const HERB_PRICE = number('价格', '元/公斤');

const means = sql`
  ${rounded(sql`avg(q.low)`, 2)} as low, ${rounded(sql`avg(q.avg)`, 2)} as mean, ${rounded(sql`avg(q.high)`, 2)} as high`;

const herbMonthly = (title: string, months: number, condition: RawBuilder<unknown>): SampleTable => ({
  title,
  fields: [
    date('月份'),
    text('类别'),
    text('品名'),
    text('规格'),
    text('产地'),
    text('药市'),
    HERB_PRICE,
    number('报价数', '条'),
  ],
  rows: (today) => sql`
    select to_char(q.date, 'YYYY-MM') as month, p.group_name, p.name, s.spec, s.variant, k.name as market,
      ${rounded(sql`avg(q.avg)`, 2)} as mean,
      count(*)::int as quotes
    from ${quotes('herb')}
    where q.date >= ${monthStart(today, -months)} and q.date < ${monthStart(today)} and ${condition}
    group by 1, p.id, s.id, k.id order by 1, p.name, s.spec, k.name`,
});

const sanqiQuotes: SampleTable = {
  title: '三七逐次报价（近一年）',
  fields: [
    date('日期', '报价的日子'),
    text('规格', '每 500 克的头数，及剪口、毛根、花等'),
    text('产地'),
    text('药市'),
    HERB_PRICE,
  ],
  rows: (today) => sql`
    select q.date::text as date, s.spec, s.variant, k.name as market, ${rounded(sql`q.avg`, 2)} as mean
    from ${quotes('herb')} where p.name = '三七' and q.date > ${addDays(today, -365)} and q.date <= ${today}
    order by q.date, s.spec, k.name`,
};

const originDaily = (group: string): SampleTable => ({
  title: '产地日度价格（近 120 日）',
  fields: [
    date('日期'),
    text('品种'),
    text('价格类型', '产地价、收购价等'),
    region('省份'),
    text('产区'),
    text('产地'),
    ...PRICES,
    text('报价单位', '产地原来的计价单位，价格已换算'),
  ],
  rows: (today) => sql`
    select q.date::text as date, p.name, s.spec, k.province, k.area, k.name as place, ${rounded(sql`q.low`, 2)} as low,
      ${rounded(sql`q.avg`, 2)} as mean, ${rounded(sql`q.high`, 2)} as high, s.variant
    from ${quotes('origin')} where p.group_name = ${group} and q.date > ${addDays(today, -120)} and q.date <= ${today}
    order by q.date, p.name, k.area, k.name, s.spec, s.variant`,
});

const originMonthly: SampleTable = {
  title: '产区月度均价（近两年）',
  fields: [date('月份'), text('品种'), region('省份'), text('产区'), ...PRICES, number('报价数', '条')],
  rows: (today) => sql`
    select to_char(q.date, 'YYYY-MM') as month, p.name, k.province, k.area, ${means}, count(*)::int as quotes
    from ${quotes('origin')} where q.date >= ${monthStart(today, -24)} and q.date < ${monthStart(today)}
    group by 1, p.name, k.province, k.area order by 1, p.name, k.area`,
};

const herbGroup = (group: string, place: number): SampleProduct => ({
  id: `herb-g${place + 1}`,
  title: `${group}药材月度价格`,
  summary: `${group}中药材按品名、规格、产地、药市的月度均价，近 24 个月。`,
  about: ['规格与产地不同的药材价格差别很大，分开列示，不混合平均。适合比较药市价差和规格价差。'],
  cateId: 'herb',
  freq: 'M',
  geo: '主要药市',
  access: 'login',
  tags: ['中药材', group],
  tables: [{ ...herbMonthly('月度均价（近两年）', 24, sql`p.group_name = ${group}`), formats: ['csv'] }],
});

const originGroup = (group: string, place: number): SampleProduct => ({
  id: `origin-g${place + 1}`,
  title: `${group}水果产地价格`,
  summary: `${group}水果在各产地的逐日价格：最低、均价、最高，产区与报价单位，近 120 日。`,
  about: ['一行是一个产地一天的报价，原来按斤、按箱计价的已换算成元/公斤，原单位保留在最后一列。'],
  cateId: 'origin',
  freq: 'D',
  geo: '水果主产区',
  access: place === 0 ? 'login' : 'vip',
  tags: ['水果', group],
  tables: [{ ...originDaily(group), formats: ['csv'] }],
});

/** 示例数据 of herbs and of fruit where it is grown. */
export const scopedProducts: SampleProduct[] = [
  {
    id: 'herb-sanqi',
    title: '三七价格数据集',
    summary: '三七按头数、产地、药市的价格：近一年逐次报价与近五年月度均价，含剪口、毛根、花等规格。',
    about: [
      '适合分析规格价差、季节与长周期波动。一行是一个规格在一个药市的价格，规格之间不做平均。',
      '月度文件可与逐次报价按规格、药市衔接。',
    ],
    cateId: 'herb',
    freq: 'M',
    geo: '云南文山与主要药市',
    access: 'buy',
    price: '159.00',
    tags: ['三七', '中药材'],
    tables: [
      { ...sanqiQuotes, formats: ['csv'] },
      { ...herbMonthly('三七月度均价（近五年）', 60, sql`p.name = '三七'`), formats: ['csv', 'xlsx'] },
    ],
  },
  {
    id: 'herb-prices',
    title: '中药材月度价格数据集',
    summary: '各大药市全部药材的月度价格，按品名、规格、产地、药市，近 12 个月。',
    about: ['适合做药材价格指数和采购计划。没有报价的月份没有行。'],
    cateId: 'herb',
    freq: 'M',
    geo: '主要药市',
    access: 'vip',
    tags: ['中药材'],
    tables: [{ ...herbMonthly('月度均价（近一年）', 12, sql`true`), formats: ['csv', 'xlsx'] }],
    newField: '报价数',
  },
  ...['根茎类', '果实种子类', '花类', '全草类'].map(herbGroup),
  {
    id: 'origin-prices',
    title: '水果产区价格数据集',
    summary: '苹果、柑橘、葡萄等水果在各产区的月度产地价，近 24 个月，可按省份汇总。',
    about: ['与批发价格对照，可得产销价差。产区均价是产区内各产地报价的平均。'],
    cateId: 'origin',
    freq: 'M',
    geo: '水果主产区',
    access: 'vip',
    tags: ['水果', '产地价格'],
    tables: [{ ...originMonthly, formats: ['csv', 'xlsx'] }],
  },
  ...['仁果类', '柑橘类'].map(originGroup),
];
