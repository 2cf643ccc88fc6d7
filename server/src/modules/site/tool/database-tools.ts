import { sql } from 'kysely';
import { type ReadTool, stockOf } from './tool-facts.ts';

export const industryTool: ReadTool = async (db) => {
  const { rows } = await sql<{ tables: number; rows: number; newest: string | null; sample: boolean }>`
    select count(*)::int as tables, coalesce(sum(row_count), 0)::int as rows,
      (max(updated_at) at time zone 'Asia/Shanghai')::date::text as newest, coalesce(bool_or(sample), false) as sample
    from industry_table`.execute(db);
  const { tables = 0, rows: held = 0, newest = null, sample = false } = rows[0] ?? {};
  return {
    newest,
    stock: stockOf(tables, '张数据表'),
    figure: newest ? { title: '共收录', value: held, unit: '行', decimals: 0, as_of: newest, change: null } : null,
    sample,
  };
};

export const productTool: ReadTool = async (db, today) => {
  const { rows } = await sql<{ products: number; recent: number; newest: string | null; sample: boolean }>`
    select count(*)::int as products,
      count(*) filter (where released_on > ${today}::date - 30 and released_on <= ${today}::date)::int as recent,
      max(released_on)::text as newest, coalesce(bool_or(sample), false) as sample
    from data_product`.execute(db);
  const { products = 0, recent = 0, newest = null, sample = false } = rows[0] ?? {};
  return {
    newest,
    stock: stockOf(products, '个数据产品'),
    figure: newest
      ? { title: '近 30 天有新版', value: recent, unit: '个', decimals: 0, as_of: today, change: null }
      : null,
    sample,
  };
};
