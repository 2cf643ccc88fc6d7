import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { moduleNames } from '../cache/cache-tag.ts';
import { touchTags } from '../cache/tag.repository.ts';
import type { Db } from '../db/schema.ts';
import { indexTools } from '../index-tools.ts';
import { findProjectRoot, sampleFolder } from '../project.ts';
import { laterParts, type PartOptions } from './later-parts.ts';
import { catchUpMarketReports } from './market-reports/catch-up-market-reports.ts';
import { renewPrices } from './prices/load-prices.ts';
import { renewTexts } from './renew-texts.ts';
import { clearTrade, loadTrade } from './trade/load-trade.ts';

/** Folders of `server/sample` whose content is replaced when a release brings another. */
const RENEWED = [
  'prices',
  'prices/quotes',
  'statistics',
  'industry',
  'trade',
  'articles',
  'policies',
  'texts',
  'reports',
  'references',
];

/** Under which an installation remembers the content that it has: its hash. */
export const sampleEdition = (): string => {
  const hash = createHash('sha256');
  const root = sampleFolder(findProjectRoot());
  for (const folder of RENEWED)
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true }).sort(byName))
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(path.join(root, folder, entry.name)));
  return `sample-figures:${hash.digest('hex').slice(0, 16)}`;
};

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

/**
 * Replaces the figures of an installation whose sample is that of an earlier release, and the texts that name them. Members' data stay, and so do the
 * ids that they refer to. What an import has replaced does not come back.
 */
export const renewSample = async (db: Db, options: PartOptions, now: Date): Promise<void> => {
  const { today, size, log } = options;
  const quotes = await renewPrices(db, { today, size });
  if (quotes > 0) log(`示例行情已换成新版本：${quotes} 条报价`);
  if (await renewMarketReports(db, today)) log('示例市场周报与调研已换成新版本');
  const { rows } = await sql`select from trade_row where sample limit 1`.execute(db);
  if (rows.length > 0) {
    const count = await db.transaction().execute(async (tx) => {
      await clearTrade(tx);
      return loadTrade(tx, today, size);
    });
    log(`示例贸易已换成新版本：${count} 条`);
  }
  for (const part of laterParts) await db.transaction().execute((tx) => part.load(tx, options));
  log(`示例文章与报告已按新数据重写：${await renewTexts(db, options, now)} 篇`);
  await indexTools(db);
  await touchTags(db, moduleNames);
};

/** Reports name the prices that they were written from. */
const renewMarketReports = async (db: Db, today: string): Promise<boolean> => {
  const gone = await db.deleteFrom('market_report').where('sample', '=', true).executeTakeFirstOrThrow();
  if (gone.numDeletedRows === 0n) return false;
  await catchUpMarketReports(db, today, { findable: 'later' });
  return true;
};
