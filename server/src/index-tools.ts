import type { Db } from './db/schema.ts';
import { analyzeIndex, renewNames } from './modules/search/index.ts';
import { modules, nameSources } from './modules.ts';

/** Indexes the contents of the data tools. Texts are indexed where they are stored. */
export const indexTools = async (db: Db): Promise<void> => {
  await renewNames(db, nameSources);
  for (const index of modules.flatMap(({ searchSources = [] }) => searchSources)) await index(db);
  await analyzeIndex(db);
};
