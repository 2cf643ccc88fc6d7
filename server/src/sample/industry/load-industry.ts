import { type Kysely, sql } from 'kysely';
import { shanghaiDay } from '../../clock.ts';
import { type Column, insertColumns } from '../../db/insert-columns.ts';
import type { Database } from '../../db/schema.ts';
import { refreshTables } from '../../modules/industry/store/refresh-tables.ts';
import { storeTables } from '../../modules/industry/store/store-tables.ts';
import { addDays } from '../days.ts';
import type { ModelRow } from './model-rows.ts';
import { modelTables } from './model-tables.ts';
import { priceTables } from './price-tables.ts';
import { scopedPriceTables } from './scoped-price-tables.ts';
import { statisticTables } from './statistic-tables.ts';
import { tradeTables } from './trade-tables.ts';

type Size = 'full' | 'small';
type Origin = { today: string; sourceId: number; at: string };

/**
 * 示例数据 of the industry database in the place of what there is of it. Most of it is derived from the other samples,
 * which must be there. @returns tables and rows
 */
export const loadIndustry = async (
  db: Kysely<Database>,
  size: Size,
  { today, sourceId, at }: Origin,
): Promise<{ tables: number; rows: number }> => {
  const statistics = await statisticTables(db);
  const derived = [statistics, ...(await priceTables(db)), await scopedPriceTables(db), ...(await tradeTables(db))];
  const models = modelTables(today, size);
  const tables = [...derived.flatMap((one) => one.tables), ...models.map(({ table }) => table)];
  const numbers = await storeTables(db, tables, { sample: true, sourceId, at });
  const all = [...numbers.values()];
  await sql`delete from industry_row where table_no = any(${all}::int[])`.execute(db);
  await sql`delete from industry_past where table_no = any(${all}::int[])`.execute(db);
  let count = 0;
  for (const one of derived) {
    const { numAffectedRows } = await sql`
      insert into industry_row
      select * from (${one.rows(numbers)}) as r (table_no, period, adcode, d1, d2, d3, d4, cells, published_on)
      where r.published_on <= ${today}::date -- a week or month that lasts is told when it is over`.execute(db);
    count += Number(numAffectedRows ?? 0);
  }
  await sql`
    insert into industry_past (table_no, period, adcode, d1, d2, d3, d4, cells, published_on, revision)
    ${statistics.past(numbers)}`.execute(db);
  const rows = models.flatMap(({ table, rows }) =>
    rows.map((row) => ({ ...row, no: numbers.get(table.modelId) ?? 0 })),
  );
  await insertColumns(db, 'industry_row', [...keyColumns, ...cellColumns], rows);
  const revised = rows.flatMap(({ before, ...row }) => (before ? [{ ...row, ...before, before: null }] : []));
  await insertColumns(
    db,
    'industry_past',
    [...keyColumns, ...cellColumns, { name: 'revision', type: 'int', value: () => 1 }],
    revised,
  );
  // A month or week that is not over has been published up to now, and a revision not later.
  for (const table of ['industry_row', 'industry_past'] as const)
    await db
      .updateTable(table)
      .set({ published_on: today })
      .where('table_no', 'in', all)
      .where('published_on', '>', today)
      .execute();
  await sql`analyze industry_row`.execute(db);
  await refreshTables(db, all);
  return { tables: numbers.size, rows: count + rows.length };
};

const RELOADED_AFTER_DAYS = 7;

/** What a job does when the other samples have grown by a week. @returns whether they had */
export const catchUpIndustry = async (db: Kysely<Database>, today: string): Promise<boolean> => {
  const known = await db
    .selectFrom('industry_table')
    .where('sample', '=', true)
    .select(({ fn }) => [fn.max('updated_at').as('at'), fn.max('source_id').as('source')])
    .executeTakeFirstOrThrow();
  if (known.at === null || known.source === null) return false;
  if (addDays(shanghaiDay(new Date(known.at)), RELOADED_AFTER_DAYS) > today) return false;
  const origin = { today, sourceId: known.source, at: `${today}T00:00:00+08:00` };
  await db.transaction().execute((transaction) => loadIndustry(transaction, 'full', origin));
  return true;
};

type NumberedRow = ModelRow & { no: number };

const keyColumns: Column<NumberedRow>[] = [
  { name: 'table_no', type: 'int', value: ({ no }) => no },
  { name: 'period', type: 'text', value: ({ period }) => period },
  { name: 'adcode', type: 'text', value: ({ adcode }) => adcode },
  { name: 'd1', type: 'text', value: ({ d1 }) => d1 },
  { name: 'd2', type: 'text', value: ({ d2 }) => d2 },
];

const cellColumns: Column<NumberedRow>[] = [
  { name: 'cells', type: 'float8[]', value: ({ cells }) => cells },
  { name: 'published_on', type: 'date', value: ({ publishedOn }) => publishedOn },
];
