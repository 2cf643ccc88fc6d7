import { sql } from 'kysely';
import { addDays, monthStart } from '../days.ts';
import { date, number, region, rounded, type TableQuery, text } from './product-table.ts';

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

export const wholesaleDays: TableQuery = {
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

export const wholesaleMonths: TableQuery = {
  fields: [
    date('月份'),
    text('大类'),
    text('类别'),
    text('品种'),
    ...PRICES,
    number('报价数', '条', '当月参与平均的报价'),
  ],
  rows: (today, { months = 36 }) => sql`
    select to_char(q.date, 'YYYY-MM') as month, p.class_id, p.group_name, p.name, ${figures}, count(*)::int as quotes
    from ${quotes} where q.date >= ${monthStart(today, -months)} and q.date < ${monthStart(today)}
    group by 1, p.id order by 1, p.rank, p.id`,
};

/** Of a group. */
export const wholesaleMarketDays: TableQuery = {
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
  rows: (today, { group }) => sql`
    select q.date::text as date, p.name, s.spec, k.name as market, k.province, ${rounded(sql`q.low`, 2)} as low,
      ${rounded(sql`q.avg`, 2)} as mean, ${rounded(sql`q.high`, 2)} as high, s.origin
    from ${quotes} where p.group_name = ${group} and q.date > ${addDays(today, -90)} and q.date <= ${today}
    order by q.date, p.rank, p.id, k.id, s.spec`,
};

export const wholesaleMarkets: TableQuery = {
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
