import type { Db } from './db/schema.ts';
import { analyzeIndex, renewNames } from './modules/search/index.ts';
import { modules, nameSources } from './modules.ts';

/**
 * Indexes the contents of the data tools. Texts are indexed where they are stored.
 * @param changed only the contents made of these tables, instead of all
 */
export const indexTools = async (db: Db, changed?: readonly string[]): Promise<void> => {
  await renewNames(db, nameSources);
  for (const { from, index } of modules.flatMap(({ searchSources = [] }) => searchSources))
    if (!changed || from.some((table) => changed.includes(table))) await index(db);
  await analyzeIndex(db);
};
