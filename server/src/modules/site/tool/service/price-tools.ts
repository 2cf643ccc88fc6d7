import type { Db } from '../../../../db/schema.ts';
import { readClassIndex, readStatistic } from '../../../prices/index.ts';
import { countPostings, readLeadingSeries } from '../store/tool.repository.ts';
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
const readScope = async (db: Db, scope: 'origin' | 'herb', unit: string): Promise<ToolFacts> => {
  const row = await readLeadingSeries(db, scope);
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
  const { offers = 0, wants = 0, newest = null, sample = false } = (await countPostings(db, today)) ?? {};
  return {
    newest,
    stock: stockOf(offers + wants, '条有效信息'),
    figure: newest ? { title: '正在求购', value: wants, unit: '条', decimals: 0, as_of: today, change: null } : null,
    sample,
  };
};

const changeOf = (against: string, pct: number | null) => (pct === null ? null : { against, pct });
