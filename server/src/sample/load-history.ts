import { setTimeout } from 'node:timers/promises';
import { moduleNames } from '../cache/cache-tag.ts';
import { touchTags } from '../cache/tag.repository.ts';
import { shanghaiDay } from '../clock.ts';
import { isDone } from '../db/run-once.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/job.ts';
import { indexTables } from '../modules/industry/store/index-tables.ts';
import { analyzeQuotes } from '../modules/prices/wholesale/store/refresh-series.ts';
import { industryPart } from './later-parts.ts';
import { catchUpMarketReports } from './market-reports/catch-up-market-reports.ts';
import { priceHistories } from './prices/load-prices.ts';
import { completeProducts } from './products/load-products.ts';
import { loadTradeYear, tradeYears } from './trade/load-trade.ts';

/** Under which an installation remembers that its sample is a recent one. */
export const HISTORY_PENDING = 'sample-history-pending';

/** Printed once the sample is complete. */
export const HISTORY_LOADED = '示例数据的历史已全部载入';

const STEPS_PER_LINE = 8;

type Step = { title: string; run(): Promise<unknown> };

/**
 * Every step adds what is missing and may run again. Transactions are short, because the embedded database answers nobody
 * else meanwhile. Industry tables and data products are made from what the steps before have stored.
 */
const stepsOf = ({ db, files, clock }: Deps, pause: () => Promise<void>): Step[] => {
  const now = clock.now();
  const today = shanghaiDay(now);
  const options = { today, size: 'full' as const, log: () => {}, pause };
  return [
    ...priceHistories().map(({ title, load }) => ({ title: `行情（${title}）`, run: () => load(db, today, pause) })),
    { title: '行情（统计信息）', run: () => analyzeQuotes(db) },
    ...tradeYears(today).map((year) => ({ title: `贸易（${year} 年）`, run: () => loadTradeYear(db, today, year) })),
    { title: '市场周报与调研', run: () => catchUpMarketReports(db, today) },
    { title: '产业数据库', run: () => industryPart.load(db, options).then(() => indexTables(db)) },
    { title: '数据产品', run: () => completeProducts({ db, files }, today, now) },
  ];
};

/** Completes the recent sample with which a site has started, so that nobody waits for five years of prices. */
export const loadHistoryJob = defineJob({
  name: 'sample.load-history',
  everySeconds: 3600,
  expireSeconds: 3600,
  run: async (deps, { signal, progress }) => {
    if (!(await isDone(deps, HISTORY_PENDING))) return false;
    const pause = () => setTimeout(deps.settings.samplePauseMs);
    const steps = stepsOf(deps, pause);
    for (const [done, { title, run }] of steps.entries()) {
      signal.throwIfAborted();
      if (done % STEPS_PER_LINE === 0)
        console.log(`示例数据的历史在后台载入：${Math.round((100 * done) / steps.length)} %（${title}）`);
      await progress(done, steps.length, title);
      await run();
      await pause();
    }
    await deps.db.deleteFrom('installation').where('name', '=', HISTORY_PENDING).execute();
    await touchTags(deps.db, moduleNames);
    console.log(HISTORY_LOADED);
    return true;
  },
});
