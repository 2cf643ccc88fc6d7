import { sql } from 'kysely';
import { addDays, monthStart } from '../days.ts';
import { produce } from '../produce.ts';
import { date, number, region, rounded, type SampleProduct, type SampleTable, text } from './product-recipe.ts';

const PRICES = [
  number('最低价', '元/公斤', '当日各市场最低价的平均'),
  number('均价', '元/公斤', '当日各市场均价的平均'),
  number('最高价', '元/公斤', '当日各市场最高价的平均'),
];

const quotes = sql`
  price_quote q join price_series s on s.id = q.series_id and s.scope = 'market'
  join price_product p on p.id = s.product_id join market k on k.id = s.market_id`;

const figures = sql`
  ${rounded(sql`avg(q.low)`, 2)} as low, ${rounded(sql`avg(q.avg)`, 2)} as mean, ${rounded(sql`avg(q.high)`, 2)} as high`;

const daily: SampleTable = {
  title: '日度均价（近一年）',
  fields: [
    date('日期'),
    text('大类', '蔬菜、水果、食用菌'),
    text('类别'),
    text('品种'),
    ...PRICES,
    number('市场数', '个', '当日报价的市场'),
  ],
  rows: (today) => sql`
    select q.date::text as date, p.class_id, p.group_name, p.name, ${figures}, count(*)::int as markets
    from ${quotes} where q.date > ${addDays(today, -365)} and q.date <= ${today}
    group by q.date, p.id order by q.date, p.rank, p.id`,
};

const monthly: SampleTable = {
  title: '月度均价（近三年）',
  fields: [
    date('月份'),
    text('大类'),
    text('类别'),
    text('品种'),
    ...PRICES,
    number('报价数', '条', '当月参与平均的报价'),
  ],
  rows: (today) => sql`
    select to_char(q.date, 'YYYY-MM') as month, p.class_id, p.group_name, p.name, ${figures}, count(*)::int as quotes
    from ${quotes} where q.date >= ${monthStart(today, -36)} and q.date < ${monthStart(today)}
    group by 1, p.id order by 1, p.rank, p.id`,
};

const ofGroup = (group: string): SampleTable => ({
  title: '分市场日度价格（近 90 日）',
  fields: [
    date('日期'),
    text('品种'),
    text('规格'),
    text('市场'),
    region('省份', '市场所在地'),
    number('最低价', '元/公斤'),
    number('均价', '元/公斤'),
    number('最高价', '元/公斤'),
    text('产地', '市场报价时注明的来源地，未注明的为空'),
  ],
  rows: (today) => sql`
    select q.date::text as date, p.name, s.spec, k.name as market, k.province, ${rounded(sql`q.low`, 2)} as low,
      ${rounded(sql`q.avg`, 2)} as mean, ${rounded(sql`q.high`, 2)} as high, s.origin
    from ${quotes} where p.group_name = ${group} and q.date > ${addDays(today, -90)} and q.date <= ${today}
    order by q.date, p.rank, p.id, k.id, s.spec`,
});

const markets: SampleTable = {
  title: '市场名录',
  fields: [
    text('市场'),
    region('省份'),
    text('城市'),
    text('行政区划代码'),
    number('经度', '°'),
    number('纬度', '°'),
    number('品种数', '个', '有报价的品种'),
    date('最新报价'),
  ],
  rows: () => sql`
    select k.name, k.province, k.city, k.adcode, k.lng, k.lat, count(distinct s.product_id)::int as products,
      max(s.last_date)::text as newest
    from market k join price_series s on s.market_id = k.id and s.scope = 'market' group by k.id order by k.adcode, k.name`,
};

const groups = [...new Map(produce.map(({ group, class: kind }) => [group, kind]))];

const names = (group: string) => produce.filter((one) => one.group === group).map(({ name }) => name);

export const wholesaleProducts: SampleProduct[] = [
  {
    id: 'wholesale-prices',
    title: '批发市场价格数据集',
    summary: '全国批发市场蔬菜、水果、食用菌的日度与月度均价：最低、均价、最高与参与的市场数，单位统一为元/公斤。',
    about: [
      '适合做价格指数、季节规律、供应链采购与成本测算。同一品种在各市场的报价先换算成元/公斤，再按日、按月平均；没有报价的日子没有行，不以 0 代替。',
      '与站内“蔬菜价格”“每日价格监测”同源，页面上的数字可以在文件中逐一核对。',
    ],
    cateId: 'wholesale',
    freq: 'D',
    geo: '全国主要批发市场',
    access: 'buy',
    price: '299.00',
    tags: ['蔬菜', '水果', '食用菌', '批发价格'],
    tables: [
      { ...daily, formats: ['csv'] },
      { ...monthly, formats: ['csv', 'xlsx'] },
    ],
    newField: '市场数',
  },
  {
    id: 'wholesale-markets',
    title: '批发市场名录',
    summary: '站内有报价的批发市场：名称、所在省市、经纬度、品种数与最新报价日期。',
    about: ['适合绘制市场分布、匹配物流与产销半径。市场更名时保留编号。'],
    cateId: 'wholesale',
    freq: 'irregular',
    geo: '全国主要批发市场',
    access: 'public',
    tags: ['批发价格', '市场'],
    tables: [{ ...markets, formats: ['csv', 'xlsx'] }],
  },
  ...groups.map(
    ([group, kind], place): SampleProduct => ({
      id: `wholesale-g${place + 1}`,
      title: `${group}分市场批发价格`,
      summary: `${names(group).slice(0, 5).join('、')}等${names(group).length}个${group}品种在各批发市场的逐日最低、均价、最高价，近 90 日。`,
      about: [
        `一行是一个品种在一个市场一天的报价。适合比较市场间价差、跟踪到货节奏和核对合同价。`,
        '报价为市场公布的当日价格，换算成元/公斤；市场休市、品种缺货的日子没有行。',
      ],
      cateId: 'wholesale',
      freq: 'D',
      geo: '全国主要批发市场',
      access: place % 3 === 2 ? 'vip' : 'login',
      tags: [...new Set([kind, group, ...names(group)])],
      tables: [{ ...ofGroup(group), formats: place % 2 === 0 ? ['csv', 'xlsx'] : ['csv'] }],
    }),
  ),
];
