import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { systemClock } from '../../../server/src/clock.ts';
import { joinDatabase } from '../../../server/src/db/connect.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { runImport } from '../../../server/src/imports.ts';
import { readTableDescription } from '../../../server/src/modules/industry/index.ts';
import { readPriceMapping } from '../../../server/src/modules/prices/index.ts';
import { migrationsFolder } from '../../../server/src/project.ts';

/** The site on the shipped sample data, at its fixed day. */
export const openSampleSite = (): Promise<TestApp> => startTestApp({}, openSampleDatabase);

/** In the order of docs/import.md. */
const IMPORTS: readonly (readonly [kind: string, files: readonly string[], map?: string])[] = [
  ['food', ['food/foods.ndjson']],
  ['food', ['food/glycemic_index_of_foods.json']],
  ['hs', ['trade/hs8_agri_2015_2023_zh.csv', 'trade/hs8_2023_zh_en.csv']],
  ['partners', ['trade/countries_iso_zh_en.csv', 'trade/customs_partners.csv']],
  ['limits', ['food-safety/vet_drug_mrl.csv']],
  ['limits', ['food-safety/additive_food_pairs.csv']],
  ['limits', ['food-safety/food_additives.csv']],
  ['trade', ['trade/comtrade_us_cn_2017_hs2_agri.csv']],
  ['prices', ['prices/xinfadi_2013_2014.csv']],
  ['prices', ['prices-wfp/wfp_food_prices_chn.csv'], 'docs/price-mapping-wfp.json'],
  ['statistics', ['stats/agri_stats_cn.csv']],
  ['industry', ['stats/agri_stats_cn.csv'], 'docs/industry-import-stats.json'],
  ['policies', ['policy/laws_agri.ndjson']],
  ['news', ['news/news_docs.ndjson']],
  ['baike', ['wiki/docs.ndjson']],
  ['baike', ['herbs/bencao_entries.ndjson']],
];

/**
 * The site on the real data of `folder`, without sample data.
 * @param reuse the database of the last run, if there is one, so that nothing is imported
 */
export const openRealSite = async (
  folder: string,
  { reuse, log }: { reuse: boolean; log: (line: string) => void },
): Promise<TestApp> => {
  const dataDir = path.join(ROOT, '.tmp/quality-real');
  const done = reuse && existsSync(dataDir);
  if (!done) rmSync(dataDir, { recursive: true, force: true });
  return startTestApp({}, async (): Promise<ServerTestDatabase> => {
    const database = await joinDatabase({ dataDir });
    try {
      await migrate(database.pool, migrationsFolder(ROOT));
      for (const [kind, files, map] of done ? [] : IMPORTS) {
        log(`${kind} ${files.join(' ')} …`);
        const from = files.map((file) => path.join(folder, file));
        const described = map && mapOf(kind, path.join(ROOT, map));
        await runImport({ db: database.db, clock: systemClock, kind, files: from, dryRun: false, ...described });
      }
    } catch (error) {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
      throw error;
    }
    return { ...database, kind: 'embedded' };
  });
};

const mapOf = (kind: string, file: string) =>
  kind === 'industry' ? { description: readTableDescription(file) } : { mapping: readPriceMapping(file) };

/** Our own questions and searches. */
export const ownQualityFiles = (): { name: string; content: string }[] =>
  ['questions.ndjson', 'searches.ndjson'].map((name) => ({
    name,
    content: readFileSync(path.join(ROOT, 'scripts/quality', name), 'utf8'),
  }));
