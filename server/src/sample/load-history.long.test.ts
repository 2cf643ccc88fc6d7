import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runJob } from '@bee/testing/server/run-job';
import { startTestApp } from '@bee/testing/server/test-app';
import { SAMPLE_DAY } from '@bee/testing/server/test-database';
import { countAsDone } from '../db/run-once.ts';
import { openFolderStore } from '../providers/storage/folder-store.ts';
import type { Settings } from '../settings.ts';
import { HISTORY_PENDING, loadHistoryJob } from './load-history.ts';
import { loadSample } from './load-sample.ts';

const now = new Date(`${SAMPLE_DAY}T10:00:00+08:00`);
const log = () => {};

const TABLES = [
  ...['price_series', 'price_quote', 'price_series_year', 'trade_row', 'trade_year'],
  ...['industry_table', 'industry_row', 'stat_value', 'market_report'],
];

it('makes of the recent sample what a full one is', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bee-history-'));
  const [full, grown] = [await startTestApp(), await startTestApp()];
  try {
    await loadSample(full.database.db, { now, size: 'full', log });
    await loadSample(grown.database.db, { now, size: 'recent', log });
    await countAsDone(grown.database, [HISTORY_PENDING], now);
    const problems: string[] = [];
    const settings = { samplePauseMs: 0 } as Settings;
    const parts = { db: grown.database.db, files: openFolderStore(folder), clock: { now: () => now }, settings };
    expect(await runJob(loadHistoryJob, parts, (problem) => problems.push(problem))).toBe(1);
    expect(problems).toEqual([]);
    for (const table of TABLES) {
      const count = async ({ database }: typeof full) =>
        (await database.pool.query(`select count(*)::int as rows from ${table}`)).rows[0];
      expect([table, await count(grown)]).toEqual([table, await count(full)]);
    }
  } finally {
    await Promise.all([full.close(), grown.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}, 600_000);
