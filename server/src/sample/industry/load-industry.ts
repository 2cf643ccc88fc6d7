import { sql } from 'kysely';
import { shanghaiDay } from '../../clock.ts';
import { columnsOf, insertColumns } from '../../db/insert-columns.ts';
import type { Db } from '../../db/schema.ts';
import { refreshTables } from '../../modules/industry/store/refresh-tables.ts';
import { storeTables } from '../../modules/industry/store/store-tables.ts';
import { addDays } from '../days.ts';
import type { Pause } from '../prices/load-prices.ts';
import { firstOfBranch } from './first-tables.ts';
import { tableFile } from './industry-files.ts';
import { industryRows, type StoredRow } from './industry-rows.ts';
import { priceTables } from './price-tables.ts';
import { numbered } from './sample-table.ts';
import { scopedPriceTables } from './scoped-price-tables.ts';
import { statisticTables } from './statistic-tables.ts';
import { tradeTables } from './trade-tables.ts';

/** `recent`: the small size, of every branch of the tree its first tables only; a job adds the others. */
type Size = 'full' | 'recent' | 'small';
type Origin = { today: string; sourceId: number; at: string };
/** `pause`: awaited after each transaction. */
type Options = Origin & { pause?: Pause };

const DERIVED_PER_TRANSACTION = 15;
const DRAWN_PER_TRANSACTION = 40;

/**
 * Replaces the sample of the industry database with what has been published by `today`: tables of files, and those that
 * are selected from the other samples, which must be there. Outside a transaction some tables at a time, so that readers
 * of the embedded database need not wait for all. @returns tables and rows
 */
export const loadIndustry = async (
  db: Db,
  size: Size,
  { today, sourceId, at, pause }: Options,
): Promise<{ tables: number; rows: number }> => {
  const statistics = await statisticTables(db);
  const selected = [statistics, ...(await priceTables(db)), await scopedPriceTables(db), ...(await tradeTables(db))];
  const all = tableFile.read().filter(({ smallPeriods }) => size === 'full' || smallPeriods !== null);
  const kept = size === 'recent' ? firstOfBranch([...selected.flatMap((one) => one.tables), ...all]) : () => true;
  const derived = selected.map((one) => ({ ...one, tables: one.tables.filter(kept) }));
  const drawn = all.filter(kept);
  const tables = [...derived.flatMap((one) => one.tables), ...drawn];
  const numbers = await storeTables(db, tables, { sample: true, sourceId, at });
  let count = 0;
  const replaceRows = async (
    tables: readonly { modelId: string }[],
    perTransaction: number,
    fill: (tx: Db, chosen: ReadonlyMap<string, number>) => Promise<number>,
  ) => {
    // Nobody waits for the database during a first load.
    const size = pause ? perTransaction : tables.length;
    for (let start = 0; start < tables.length; start += size) {
      const part = tables.slice(start, start + size);
      const chosen = new Map(
        numbered(part, ({ modelId }) => modelId, numbers).map(({ item, no }) => [item.modelId, no]),
      );
      const nos = [...chosen.values()];
      const work = async (tx: Db) => {
        await sql`delete from industry_row where table_no = any(${nos}::int[])`.execute(tx);
        await sql`delete from industry_past where table_no = any(${nos}::int[])`.execute(tx);
        count += await fill(tx, chosen);
        await refreshTables(tx, nos);
      };
      await (db.isTransaction ? work(db) : db.transaction().execute(work));
      await pause?.();
    }
  };
  for (const one of derived)
    await replaceRows(one.tables, DERIVED_PER_TRANSACTION, async (tx, chosen) => {
      const { numAffectedRows } = await sql`
        insert into industry_row
        select * from (${one.rows(chosen)}) as r (table_no, period, adcode, d1, d2, d3, d4, cells, published_on)
        where r.published_on <= ${today}::date -- a week or month that lasts is published when it is over`.execute(tx);
      if (one.rows === statistics.rows)
        await sql`
          insert into industry_past (table_no, period, adcode, d1, d2, d3, d4, cells, published_on, revision)
          ${statistics.past(chosen)}`.execute(tx);
      return Number(numAffectedRows ?? 0);
    });
  await replaceRows(drawn, DRAWN_PER_TRANSACTION, (tx, chosen) =>
    storeRows(
      tx,
      industryRows(
        drawn.filter(({ modelId }) => chosen.has(modelId)),
        size,
        today,
        chosen,
      ),
    ),
  );
  await sql`analyze industry_row`.execute(db);
  return { tables: numbers.size, rows: count };
};

/** @returns number of rows that are current */
const storeRows = async (db: Db, rows: readonly StoredRow[]): Promise<number> => {
  const current = rows.filter((row) => row.current);
  await insertColumns(db, 'industry_row', columns, current);
  await insertColumns(
    db,
    'industry_past',
    [...columns, ...columnsOf<StoredRow>({ int: ['revision'] })],
    rows.filter((row) => !row.current),
  );
  return current.length;
};

const RELOADED_AFTER_DAYS = 7;

/** What a job does when the other samples have grown by a week. @returns whether they had */
export const catchUpIndustry = async (db: Db, today: string): Promise<boolean> => {
  const known = await db
    .selectFrom('industry_table')
    .where('sample', '=', true)
    .select(({ fn }) => [fn.max('updated_at').as('at'), fn.max('source_id').as('source')])
    .executeTakeFirstOrThrow();
  if (known.at === null || known.source === null) return false;
  if (addDays(shanghaiDay(new Date(known.at)), RELOADED_AFTER_DAYS) > today) return false;
  const origin = { today, sourceId: known.source, at: `${today}T00:00:00+08:00` };
  const size = await storedSize(db);
  await db.transaction().execute((transaction) => loadIndustry(transaction, size, origin));
  return true;
};

const storedSize = async (db: Db): Promise<Size> => {
  const onlyFull = tableFile.read().flatMap(({ modelId, smallPeriods }) => (smallPeriods === null ? [modelId] : []));
  const found = await db
    .selectFrom('industry_table')
    .select('no')
    .where('model_id', 'in', onlyFull)
    .limit(1)
    .executeTakeFirst();
  return found ? 'full' : 'small';
};

const columns = columnsOf<StoredRow>(
  { text: ['period', 'adcode', 'd1', 'd2'], 'float8[]': ['cells'], date: ['publishedOn'] },
  { name: 'table_no', type: 'int', value: ({ no }) => no },
);
