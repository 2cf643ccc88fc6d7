import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { type ReadTool, stockOf } from './tool-facts.ts';

type Held = { count: number; newest: string | null; sample: boolean };

/** Number of rows of a table and the day of its newest change. */
const held = async (db: Kysely<Database>, table: 'food' | 'food_limit' | 'standard' | 'baike'): Promise<Held> => {
  const { rows } = await sql<Held>`
    select count(*)::int as count, (max(updated_at) at time zone 'Asia/Shanghai')::date::text as newest,
      coalesce(bool_or(sample), false) as sample
    from ${sql.table(table)}`.execute(db);
  return rows[0] ?? { count: 0, newest: null, sample: false };
};

export const foodTool: ReadTool = async (db) => {
  const [{ count, newest, sample }, nutrients] = await Promise.all([
    held(db, 'food'),
    sql<{ count: number }>`select count(distinct nutrient)::int as count from food_nutrient`.execute(db),
  ]);
  return {
    newest,
    stock: stockOf(count, '种食物'),
    figure: newest
      ? {
          title: '可查可比的成分',
          value: nutrients.rows[0]?.count ?? 0,
          unit: '项',
          decimals: 0,
          as_of: newest,
          change: null,
        }
      : null,
    sample,
  };
};

export const standardTool: ReadTool = async (db, today) => {
  const [{ count, newest, sample }, soon] = await Promise.all([
    held(db, 'standard'),
    sql<{ count: number }>`
      select count(*)::int as count from standard
      where status = 'in_force' and effective_at > ${today}::date`.execute(db),
  ]);
  return {
    newest,
    stock: stockOf(count, '项标准'),
    figure: newest
      ? {
          title: '已发布、即将实施',
          value: soon.rows[0]?.count ?? 0,
          unit: '项',
          decimals: 0,
          as_of: today,
          change: null,
        }
      : null,
    sample,
  };
};

export const limitTool: ReadTool = async (db) => {
  const [{ count, newest, sample }, substances] = await Promise.all([
    held(db, 'food_limit'),
    sql<{ count: number }>`select count(*)::int as count from limit_substance`.execute(db),
  ]);
  return {
    newest,
    stock: stockOf(count, '条限量'),
    figure: newest
      ? {
          title: '农药、兽药与污染物等',
          value: substances.rows[0]?.count ?? 0,
          unit: '种物质',
          decimals: 0,
          as_of: newest,
          change: null,
        }
      : null,
    sample,
  };
};

export const encyclopediaTool: ReadTool = async (db) => {
  const [{ count, newest, sample }, categories] = await Promise.all([
    held(db, 'baike'),
    sql<{ count: number }>`select count(distinct cate_id)::int as count from baike`.execute(db),
  ]);
  return {
    newest,
    stock: stockOf(count, '个词条'),
    figure: newest
      ? {
          title: '词条分类',
          value: categories.rows[0]?.count ?? 0,
          unit: '类',
          decimals: 0,
          as_of: newest,
          change: null,
        }
      : null,
    sample,
  };
};
