import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { refreshTables } from '../../modules/industry/refresh-tables.ts';
import { dropTables, storeTables } from '../../modules/industry/store-tables.ts';
import { statisticTables } from './statistic-tables.ts';

type Origin = { today: string; sourceId: number; at: string };

/** 示例数据 of the industry database, derived from the other samples, which must be there. @returns tables and rows */
export const loadIndustry = async (
  db: Kysely<Database>,
  { sourceId, at }: Origin,
): Promise<{ tables: number; rows: number }> => {
  await dropTables(db, { sample: true });
  const statistics = await statisticTables(db);
  const derived = [statistics];
  const numbers = await storeTables(
    db,
    derived.flatMap(({ tables }) => tables),
    { sample: true, sourceId, at },
  );
  let rows = 0;
  for (const one of derived) {
    const { numAffectedRows } = await sql`insert into industry_row ${one.rows(numbers)}`.execute(db);
    rows += Number(numAffectedRows ?? 0);
  }
  await sql`
    insert into industry_past (table_no, period, adcode, d1, d2, d3, d4, cells, published_on, revision)
    ${statistics.past(numbers)}`.execute(db);
  await sql`analyze industry_row`.execute(db);
  await refreshTables(db, [...numbers.values()]);
  return { tables: numbers.size, rows };
};
