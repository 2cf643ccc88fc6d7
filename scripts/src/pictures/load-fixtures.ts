import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { joinDatabase } from '../../../server/src/db/connect.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { runImport } from '../../../server/src/imports.ts';
import { readTableDescription } from '../../../server/src/modules/industry/index.ts';
import { migrationsFolder } from '../../../server/src/project.ts';
import { openFolderStore } from '../../../server/src/providers/storage/folder-store.ts';
import { loadFrontPage, loadTags } from './fixture-front-page.ts';
import { loadMember, loadOperator } from './fixture-members.ts';
import { FIXTURE_MOMENT } from './fixture-moment.ts';
import { fruitRows, herbRows, priceRows } from './fixture-prices.ts';
import { reportFiles } from './fixture-reports.ts';
import { statisticRows } from './fixture-statistics.ts';
import { loadTradeProducts, tradeRows } from './fixture-trade.ts';

/**
 * Fills the new data folder DATA_DIR with the rows of the pictures, with importers where they exist. Does not use the
 * sample, so that it may change without changing a picture.
 */
const load = async (): Promise<void> => {
  const dataDir = process.env.DATA_DIR ?? '';
  const database = await joinDatabase({ dataDir });
  const folder = path.join(dataDir, 'fixtures');
  mkdirSync(folder, { recursive: true });
  const written = (name: string, text: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const kept = (name: string) => path.join(ROOT, 'scripts/pictures/fixtures', name);
  const statistics = written('statistics.csv', statisticRows());
  const files: [string, string][] = [
    ['standards', kept('standards.ndjson')],
    ['hs', kept('codes.csv')],
    ['partners', kept('partners.csv')],
    ['trade', written('trade.csv', tradeRows())],
    ['tariffs', kept('tariffs.csv')],
    ['permits', kept('permits.ndjson')],
    ['prices', written('prices.csv', priceRows())],
    ['fruit', written('fruit.csv', fruitRows())],
    ['herbs', written('herbs.csv', herbRows())],
    ['statistics', statistics],
    ['industry', statistics],
    ['news', kept('news.ndjson')],
    ['policies', kept('policies.ndjson')],
    ['baike', kept('baike.ndjson')],
    ['food', kept('foods.ndjson')],
    ['reports', await reportFiles(path.join(folder, 'reports'))],
    ['products', kept('products')],
  ];
  try {
    await migrate(database.pool, migrationsFolder(ROOT));
    await loadTags(database.db);
    await loadTradeProducts(database.db);
    for (const [kind, file] of files) {
      const { refused } = await runImport({
        db: database.db,
        // Imports show their time, to the minute.
        clock: { now: () => new Date(FIXTURE_MOMENT) },
        kind,
        files: [file],
        description: kind === 'industry' ? readTableDescription(kept('industry-map.json')) : undefined,
        dryRun: false,
        store: openFolderStore(path.join(dataDir, 'files')),
        source: { name: '示例数据', publisher: '农小蜂' },
      });
      if (refused.length > 0) throw new Error(`${file}: ${JSON.stringify(refused.slice(0, 3))}`);
    }
    await loadFrontPage(database.db);
    await loadMember(database.db);
    await loadOperator(database.db);
  } finally {
    await database.close();
  }
};

load().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
