import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { joinDatabase } from '../../../server/src/db/connect.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import type { Db } from '../../../server/src/db/schema.ts';
import {
  listVegetables,
  readClassIndex,
  readHistory,
  readStatistic,
} from '../../../server/src/modules/prices/index.ts';
import { migrationsFolder } from '../../../server/src/project.ts';
import { vegetable } from '../../../shared/contracts/src/resource/vegetable.contract.ts';
import { bareIndex, bareList, bareMovers, bareSeries } from './bare-prices.ts';
import { leaveIndexes } from './bare-session.ts';
import { fillPrices, GROUPS, LAST_DAY } from './bench-prices.ts';
import { compare } from './compare-times.ts';
import { joined, type Measured } from './goals.ts';
import { onPostgres } from './on-postgres.ts';
import { bareCopy, bareUnnest, benchPriceImport } from './price-import.ts';
import { fixed } from './statistics.ts';

const FIVE_YEARS_AGO = '2021-03-05';

/** May see prices of every day. */
const EVERYTHING = { uid: '0', sessionId: '', isVip: true, isVegetableVip: true, isOperator: false };

/** Price lists, series, index and movers over many rows, and an import; null when PostgreSQL cannot be started. */
export const benchPrices = (
  options: { rows: number; samples: number; imported: number },
  log: (line: string) => void,
): Promise<Measured | null> =>
  onPostgres(async ({ ours: { db }, bare }) => {
    const since = performance.now();
    const rows = await fillPrices(db, options.rows);
    const fillSeconds = (performance.now() - since) / 1000;
    log(`${rows} price rows in ${fillSeconds.toFixed(0)} s …`);
    await leaveIndexes(bare.db);
    const list = (no: number) =>
      listVegetables(db, vegetable['vegetable/vegList'].request.parse(LISTS[no % LISTS.length]), EVERYTHING);
    const headlines = await db.selectFrom('price_series').select('id').where('headline', '=', true).execute();
    const series = (no: number) => headlines[(no * 37) % headlines.length]?.id ?? 0;
    const { samples } = options;
    const many = `${(rows / 1e6).toFixed(1)} million prices`;
    return joined([
      { lines: [`prices: ${rows} rows (filled in ${fixed(fillSeconds)} s)`], goals: [] },
      await compare('price list', {
        samples,
        ours: list,
        bare: () => bareList(bare.db),
        ratio: [`price list: p95 without indexes and figures = 1, ${many}`, 0.1],
        ms: [`price list: p95, ${many}`, 30],
      }),
      await compare('series of five years', {
        samples,
        ours: (no) => readHistory(db, [series(no)], FIVE_YEARS_AGO, LAST_DAY, 'D'),
        bare: (no) => bareSeries(bare.db, series(no), FIVE_YEARS_AGO),
        ratio: ['price series of five years: p95 without index = 1', 0.5],
        ms: ['price series of five years: p95', 40],
      }),
      await compare('class index', {
        samples,
        ours: () => readClassIndex(db, undefined, EVERYTHING),
        bare: () => bareIndex(bare.db),
        ratio: ['class index: p95 without indexes and figures = 1', 0.1],
        ms: ['class index: p95', 50],
      }),
      await compare('movers and counts', {
        samples,
        ours: () => readStatistic(db, { limit: 10 }, EVERYTHING),
        bare: () => bareMovers(bare.db),
        ratio: ['movers and counts of the day: p95 without indexes and figures = 1', 0.1],
        ms: ['movers and counts of the day: p95', 50],
      }),
      await benchPriceImport(db, options.imported, bareCopy, log),
      await onEmbedded(async (embedded) => {
        await fillPrices(embedded, options.imported);
        return benchPriceImport(embedded, options.imported, bareUnnest, log);
      }),
    ]);
  });

/** Requests of the list page: pages, groups, words, sorted by change, per market. */
const LISTS = [
  {},
  { page: 3 },
  { group: GROUPS[3] },
  { kw: '品种12' },
  { sort: 'chg_d.desc' },
  { by: 'market', sort: 'price_avg.desc' },
  { market_id: 'm3', class_id: '水果' },
];

/** Runs a benchmark on an embedded database of its own with our tables. */
const onEmbedded = async <Result>(run: (db: Db) => Promise<Result>): Promise<Result> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bee-bench-'));
  const { db, pool, close } = await joinDatabase({ dataDir });
  try {
    await migrate(pool, migrationsFolder(ROOT));
    return await run(db);
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
