import type { Kysely } from 'kysely';
import type { Database } from './db/schema.ts';
import { indexFoods } from './modules/food/index-foods.ts';
import { indexTables } from './modules/industry/index-tables.ts';
import { indexMarketReports } from './modules/prices/wholesale/index-market-reports.ts';
import { indexProducts } from './modules/prices/wholesale/index-products.ts';
import { indexStandards } from './modules/standards/index-standards.ts';
import { indexTrade } from './modules/trade/index-trade.ts';
import { refreshTerms } from './modules/search/search-index.ts';

/** Indexes the contents of the data tools. Texts are indexed where they are stored. */
export const indexTools = async (db: Kysely<Database>): Promise<void> => {
  for (const index of [indexProducts, indexMarketReports, indexFoods, indexStandards, indexTrade, indexTables])
    await index(db);
  await refreshTerms(db);
};
