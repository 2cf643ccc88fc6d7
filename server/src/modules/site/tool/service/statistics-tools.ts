import { yearChange } from '../../../statistics/index.ts';
import { readLeadingTopic } from '../store/tool.repository.ts';
import { type ReadTool, stockOf } from './tool-facts.ts';

/** The national figure of the first topic with a figure for the newest year. */
export const statisticsTool: ReadTool = async (db) => {
  const row = await readLeadingTopic(db);
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
