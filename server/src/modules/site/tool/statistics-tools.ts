import { sql } from 'kysely';
import { yearChange } from '../../statistics/index.ts';
import { type ReadTool, stockOf } from './tool-facts.ts';

/** The national figure of the first topic with a figure for the newest year. */
export const statisticsTool: ReadTool = async (db) => {
  const { rows } = await sql<{
    topics: number;
    newest: number | null;
    sample: boolean;
    title: string | null;
    value: number | null;
    unit: string | null;
    decimals: number | null;
    before: number | null;
  }>`
    select held.*, n.title, n.value, n.unit, n.decimals, n.before
    from (
      select count(*)::int as topics, max(v.newest) as newest, coalesce(bool_or(t.sample), false) as sample
      from stat_topic t
      cross join lateral (select max(year) as newest from stat_value where topic_id = t.id and current) v
    ) held
    left join lateral (
      select case when t.crop = '' then t.indicator else t.crop || t.indicator end as title, v.value, t.unit, t.decimals,
        (select b.value from stat_value b
          where b.topic_id = t.id and b.adcode = v.adcode and b.year = v.year - 1 and b.current) as before
      from stat_value v join stat_topic t on t.id = v.topic_id
      where v.adcode = '100000' and v.year = held.newest and v.current
      order by t.rank limit 1
    ) n on true`.execute(db);
  const [row] = rows;
  if (!row) return { newest: null, stock: null, figure: null, sample: false };
  const newest = row.newest === null ? null : String(row.newest);
  return {
    newest,
    stock: stockOf(row.topics, '个专题'),
    figure:
      newest && row.title && row.unit && row.value !== null
        ? {
            title: `全国${row.title}`,
            value: row.value,
            unit: row.unit,
            decimals: row.decimals ?? 0,
            as_of: newest,
            change: changeOf(Number(newest), row.value, row.before),
          }
        : null,
    sample: row.sample,
  };
};

const changeOf = (year: number, value: number, before: number | null) => {
  const change = yearChange(year, value, before);
  return change === null ? null : { against: '较上年', pct: Math.round(10 * change) / 10 };
};
