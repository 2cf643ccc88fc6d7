import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { refreshFoods } from '../../modules/food/refresh-foods.ts';
import { refreshTables } from '../../modules/industry/refresh-tables.ts';
import { refreshSeries } from '../../modules/prices/wholesale/refresh-series.ts';
import { indexTools } from '../../index-tools.ts';
import { refreshTopics } from '../../modules/statistics/store-topics.ts';
import { refreshTrade } from '../../modules/trade/refresh-trade.ts';
import { rankVersions } from '../publish-articles.ts';
import { endReplaced } from '../publish-standards.ts';
import { standards } from '../standards.kind.ts';
import { hs } from '../trade/hs.kind.ts';
import { refreshCodes } from '../trade/publish-codes.ts';

type Derived = {
  from: string[];
  /**
   * Refreshed only if an import of this kind is published. Otherwise the derived data belong to the sample, which the
   * journal restores.
   */
  kind?: string;
  refresh: (db: Kysely<Database>) => Promise<unknown>;
};

/** Derived data by source table, in order of dependency. */
const DERIVED: Derived[] = [
  { from: ['price_quote', 'price_series'], refresh: (db) => refreshSeries(db) },
  { from: ['policy'], refresh: (db) => rankVersions(db, null) },
  { from: ['stat_value'], refresh: refreshTopics },
  { from: ['food', 'food_nutrient'], refresh: refreshFoods },
  { from: ['standard', 'standard_replaces'], kind: standards.name, refresh: endReplaced },
  { from: ['hs_code'], kind: hs.name, refresh: refreshCodes },
  { from: ['trade_row'], refresh: (db) => refreshTrade(db) },
  {
    from: ['industry_row', 'industry_past', 'industry_table'],
    refresh: async (db) => {
      const { rows } = await sql<{ no: number }>`select no from industry_table`.execute(db);
      await refreshTables(
        db,
        rows.map(({ no }) => no),
      );
    },
  },
];

/** Recomputes derived data of the changed tables, and the search index. */
export const refreshDerived = async (db: Kysely<Database>, changed: readonly string[]): Promise<void> => {
  const runs = await db.selectFrom('import_run').select('kind').distinct().where('state', '=', 'published').execute();
  for (const { from, kind, refresh } of DERIVED) {
    const isWanted = !kind || runs.some((run) => run.kind === kind);
    if (isWanted && from.some((table) => changed.includes(table))) await refresh(db);
  }
  await indexTools(db);
};
