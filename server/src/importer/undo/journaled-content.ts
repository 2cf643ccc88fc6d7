import { type RawBuilder, sql } from 'kysely';

/** How reports name the rows of a table; `c` is the journal entry, `t` the current row. */
type Content = { title: string; label: RawBuilder<string> };

const key = (name: string) => sql`c.key ->> ${sql.lit(name)}`;

/** Tables shown in reports; rows of the other tables depend on them. */
export const journaledContent: Record<string, Content> = {
  price_quote: {
    title: '价格',
    label: sql<string>`(
      select concat_ws(' ', p.name, nullif(s.spec, ''), k.name) from price_series s
      join price_product p on p.id = s.product_id join market k on k.id = s.market_id where s.id = t.series_id
    ) || ' ' || t.date`,
  },
  article: { title: '文章', label: sql<string>`t.title` },
  baike: { title: '百科词条', label: sql<string>`t.title` },
  reference_issue: { title: '产业参考的期次', label: sql<string>`t.title` },
  enterprise: { title: '企业', label: sql<string>`t.name` },
  standard: { title: '标准', label: sql<string>`t.code` },
  food_limit: {
    title: '限量',
    label: sql<string>`(select s.name from limit_substance s where s.id = t.substance_id) || ' ' || t.food_text`,
  },
  food: { title: '食物', label: sql<string>`t.name` },
  food_gi: { title: '血糖生成指数', label: sql<string>`t.name` },
  hs_code: { title: 'HS 编码', label: sql<string>`t.code` },
  trade_row: {
    title: '进出口数据',
    label: sql<string>`concat_ws(' ', t.hs, t.partner, t.flow, ${key('month')})`,
  },
  trade_country: { title: '国家（地区）', label: sql<string>`t.code` },
  trade_port: { title: '口岸', label: sql<string>`t.name` },
  trade_permit: { title: '准入', label: sql<string>`concat_ws(' ', t.origin, t.product)` },
  trade_tariff: { title: '税率', label: sql<string>`concat_ws(' ', t.hs, t.year)` },
  stat_value: {
    title: '统计数',
    label: sql<string>`(
      select concat_ws(' ', s.indicator, nullif(s.crop, '')) from stat_topic s where s.id = t.topic_id
    ) || ' ' || t.adcode || ' ' || t.year`,
  },
  data_product: { title: '数据产品', label: sql<string>`t.title` },
  industry_row: {
    title: '产业数据',
    label: sql<string>`(select i.title from industry_table i where i.no = t.table_no) || ' ' || t.period`,
  },
};

/** Columns that readers and operators change; an undo does not restore them. */
export const KEPT_COLUMNS = ['views', 'favs', 'download_count', 'sales'];
