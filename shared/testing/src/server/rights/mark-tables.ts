import type { StoredField } from '../../../../../server/src/db/schema/industry.ts';
import { type BuiltRow, buildTable } from '../industry.ts';
import { PERIOD } from '../tea-table.ts';
import type { TestApp } from '../test-app.ts';
import { TABLE_MARKS } from './marks.ts';

const MARKET: StoredField = { field: 'market', title: '市场', role: 'dim' };
const PRICE: StoredField = { field: 'value', title: '封存价格', role: 'measure', unit: '元/公斤', decimals: 1 };

export const TABLE_DAYS = 260;
/** Number of table rows and series points that are open. */
const OPEN = { visitor: 20, member: 200 };

/** Day 0 is the newest. */
export const tableDay = (back: number): string =>
  new Date(Date.UTC(2026, 0, 31) - back * 86_400_000).toISOString().slice(0, 10);

const markAt = (place: number): number => {
  if (place < OPEN.visitor) return 1.5;
  return place < OPEN.member ? TABLE_MARKS.member : TABLE_MARKS.vip;
};

/** Published on the following day, and again in February. */
const rowsOf = (back: number, rest: Partial<BuiltRow>, mark: number): BuiltRow[] => [
  { period: tableDay(back), ...rest, cells: [mark], publishedOn: tableDay(back - 1), revision: 0 },
  { period: tableDay(back), ...rest, cells: [mark], publishedOn: '2026-02-20' },
];

/** A table whose rows are the points of a single series, and a table with quotes of two markets per day. */
export const buildMarkedTables = async (test: TestApp): Promise<void> => {
  const days = Array.from({ length: TABLE_DAYS }, (_, back) => back);
  await buildTable(
    test,
    { modelId: 'marked-series', title: '封存日度价格', freq: 'D', fields: [PERIOD, PRICE], products: ['大白菜'] },
    days.flatMap((back) => rowsOf(back, {}, markAt(back))),
  );
  await buildTable(
    test,
    { modelId: 'marked-markets', title: '封存分市场价格', freq: 'D', fields: [PERIOD, MARKET, PRICE] },
    // Within a day, the market whose row comes first counts as newer.
    days.flatMap((back) =>
      ['乙', '甲'].flatMap((market, place) => rowsOf(back, { d1: market }, markAt(2 * back + place))),
    ),
  );
};
