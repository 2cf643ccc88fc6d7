import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { readClassIndex, readStatistic } from '../../prices/index.ts';
import { type ReadTool, stockOf, type ToolFacts } from './tool-facts.ts';

export const vegetableTool: ReadTool = async (db) => {
  const [{ date, source, markets }, [index]] = await Promise.all([
    readStatistic(db, { limit: 1 }, null),
    readClassIndex(db, undefined, null),
  ]);
  return {
    newest: date,
    stock: stockOf(markets, '个市场有报价'),
    figure:
      date && index && index.index !== null
        ? {
            title: `${index.title}价格指数`,
            value: index.index,
            unit: '近 30 日均价 = 100',
            decimals: 1,
            as_of: date,
            change: changeOf('较昨日', index.chg_d),
          }
        : null,
    sample: source.sample,
  };
};

export const dailyTool: ReadTool = async (db) => {
  const { date, products, source, up } = await readStatistic(db, { limit: 1 }, null);
  const [mover] = up;
  return {
    newest: date,
    stock: stockOf(products, '个品种'),
    figure:
      date && mover
        ? {
            title: `当日涨幅最大：${mover.product}（${mover.market}）`,
            value: mover.price_avg,
            unit: '元/公斤',
            decimals: 2,
            as_of: date,
            change: changeOf('较昨日', mover.chg_pct),
          }
        : null,
    sample: source.sample,
  };
};

export const fruitTool: ReadTool = (db) => readScope(db, 'origin', '个产地报价');

export const herbsTool: ReadTool = (db) => readScope(db, 'herb', '个药市报价');

/** Uses the series with the most quotes of the scope as its figure. */
const readScope = async (db: Kysely<Database>, scope: 'origin' | 'herb', unit: string): Promise<ToolFacts> => {
  const { rows } = await sql<{
    newest: string;
    series: number;
    sample: boolean;
    name: string;
    spec: string;
    market: string;
    avg: number | null;
    last_date: string;
    chg_w: number | null;
  }>`
    select held.newest::text as newest, held.series, held.sample, p.name, s.spec, k.name as market, s.avg, s.last_date::text as last_date, s.chg_w
    from (
      select max(last_date) as newest, count(*)::int as series, bool_or(sample) as sample
      from price_series where scope = ${scope} and last_date is not null
    ) held
    join lateral (
      select * from price_series
      where scope = ${scope} and last_date = held.newest and flag is null
      order by quotes desc, id limit 1
    ) s on true
    join price_product p on p.id = s.product_id
    join market k on k.id = s.market_id`.execute(db);
  const [row] = rows;
  if (!row) return { newest: null, stock: null, figure: null, sample: false };
  return {
    newest: row.newest,
    stock: stockOf(row.series, unit),
    figure:
      row.avg === null
        ? null
        : {
            title: [row.market, row.name, row.spec].filter(Boolean).join(' '),
            value: row.avg,
            unit: '元/公斤',
            decimals: 2,
            as_of: row.last_date,
            change: changeOf('较上周', row.chg_w),
          },
    sample: row.sample,
  };
};

export const supplyTool: ReadTool = async (db, today) => {
  const { rows } = await sql<{ offers: number; wants: number; newest: string | null; sample: boolean }>`
    select count(*) filter (where kind = 'supply')::int as offers, count(*) filter (where kind = 'demand')::int as wants,
      (max(published_at) at time zone 'Asia/Shanghai')::date::text as newest, coalesce(bool_or(sample), false) as sample
    from supply_posting where status = 'online' and expires_at >= ${today}::date`.execute(db);
  const { offers = 0, wants = 0, newest = null, sample = false } = rows[0] ?? {};
  return {
    newest,
    stock: stockOf(offers + wants, '条有效信息'),
    figure: newest ? { title: '正在求购', value: wants, unit: '条', decimals: 0, as_of: today, change: null } : null,
    sample,
  };
};

const changeOf = (against: string, pct: number | null) => (pct === null ? null : { against, pct });
