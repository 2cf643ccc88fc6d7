import { sql } from 'kysely';
import { type Column, columnsOf, insertColumns } from '../../db/insert-columns.ts';
import type { Db } from '../../db/schema.ts';
import { refreshTrade } from '../../modules/trade/store/refresh-trade.ts';
import { monthStart, yearOf } from '../days.ts';
import type { SampleSize } from '../prices/price-lines.ts';
import { ofSource, sampleSource } from '../sample-source.ts';
import { loadNomenclature } from './load-nomenclature.ts';
import { loadRules } from './load-rules.ts';
import { goodsFile, goodsLineFile, type TradeLine, tradeLines } from './trade-files.ts';
import { rowsOn, type SampleTradeRow } from './trade-model.ts';

/** With 13 months every figure has its year on year. */
const MONTHS = { full: 60, recent: 13, small: 30 };

/** 示例数据 of the trade tool, up to the month before `today`. @returns number of rows of trade */
export const loadTrade = async (db: Db, today: string, size: SampleSize): Promise<number> => {
  const { sourceId } = await sampleSource(db, 'trade', today);
  await loadNomenclature(db);
  await loadRules(db, today, sourceId);
  const newest = monthStart(today, -1);
  const months = lastMonths(newest, MONTHS[size]);
  await ensureYears(db, months);
  const rows = linesOf(size).flatMap((line) => months.flatMap((month) => rowsOn(line, month, newest)));
  await insertColumns(db, 'trade_row', rowColumns(sourceId), rows);
  await refreshTrade(db);
  return rows.length;
};

const lastMonths = (newest: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => monthStart(newest, index + 1 - count));

/** Years of the full sample, of which a recent one has the newest months only. */
export const tradeYears = (today: string): number[] => [
  ...new Set(lastMonths(monthStart(today, -1), MONTHS.full).map(yearOf)),
];

/** Adds the months of a year that are not there, unless an import has replaced the sample. */
export const loadTradeYear = (db: Db, today: string, year: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const found = await tx.selectFrom('trade_row').select('source_id').where('sample', '=', true).limit(1).execute();
    if (!found[0]) return;
    const newest = monthStart(today, -1);
    const months = lastMonths(newest, MONTHS.full).filter((month) => yearOf(month) === year);
    await ensureYears(tx, months);
    const rows = tradeLines().flatMap((line) => months.flatMap((month) => rowsOn(line, month, newest)));
    await insertColumns(tx, 'trade_row', rowColumns(found[0].source_id), rows, 'on conflict do nothing');
    await refreshTrade(tx, [year]);
  });

const SMALL_GOODS = 30;

const linesOf = (size: SampleSize): readonly TradeLine[] => {
  if (size !== 'small') return tradeLines();
  const names = new Set(
    goodsFile
      .read()
      .slice(0, SMALL_GOODS)
      .map(({ name }) => name),
  );
  return goodsLineFile.read().filter(({ goods }) => goods && names.has(goods.name));
};

/** Takes the sample away; sums of it go with the next refresh. */
export const clearTrade = async (db: Db): Promise<void> => {
  for (const table of ['trade_row', 'trade_tariff', 'trade_permit', 'trade_place', 'trade_product'] as const)
    await db.deleteFrom(table).where('sample', '=', true).execute();
  await db.deleteFrom('hs_code').where('sample', '=', true).execute();
};

/** What a job adds when a month has ended; what was provisional is settled. @returns the rows that were added */
export const catchUpTrade = async (db: Db, today: string): Promise<number> => {
  const newest = monthStart(today, -1);
  const { last } = await db
    .selectFrom('trade_row')
    .where('sample', '=', true)
    .select(({ fn }) => fn.max('month').as('last'))
    .executeTakeFirstOrThrow();
  if (!last || last >= newest) return 0;
  const from = monthStart(last, -1);
  const months: string[] = [];
  for (let month = from; month <= newest; month = monthStart(month, 1)) months.push(month);
  return db.transaction().execute(async (tx) => {
    const { source_id } = await tx
      .selectFrom('trade_row')
      .where('sample', '=', true)
      .where('month', '=', last)
      .select('source_id')
      .executeTakeFirstOrThrow();
    await ensureYears(tx, months);
    await tx.deleteFrom('trade_row').where('sample', '=', true).where('month', '>=', from).execute();
    const rows = tradeLines().flatMap((line) => months.flatMap((month) => rowsOn(line, month, newest)));
    await insertColumns(tx, 'trade_row', rowColumns(source_id), rows, 'on conflict do nothing');
    await refreshTrade(tx, months.map(yearOf));
    return rows.length;
  });
};

const ensureYears = async (db: Db, months: string[]): Promise<void> => {
  for (const year of new Set(months.map(yearOf))) await sql`select ensure_trade_year(${year})`.execute(db);
};

const rowColumns = (sourceId: number): Column<SampleTradeRow>[] =>
  columnsOf<SampleTradeRow>(
    { date: ['month'], float8: ['qty', 'usd', 'cny'], text: ['flag'] },
    { name: 'flow', type: 'text', value: ({ line }) => line.flow },
    { name: 'hs', type: 'text', value: ({ line }) => line.hs.code },
    { name: 'partner', type: 'text', value: ({ line }) => line.partner },
    { name: 'port', type: 'text', value: ({ way }) => way.port },
    { name: 'mode', type: 'text', value: ({ way }) => way.mode },
    { name: 'reg', type: 'text', value: ({ way }) => way.reg },
    { name: 'unit', type: 'text', value: ({ line }) => line.hs.unit },
    ...ofSource(sourceId),
  );
