import type { ModuleName } from '../cache/cache-tag.ts';
import { touchTags } from '../cache/tag.repository.ts';
import { shanghaiDay } from '../clock.ts';
import type { Db } from '../db/schema.ts';
import { defineJob } from '../jobs/job.ts';
import { checkWatches } from '../modules/prices/alerts/store/check-watches.ts';
import type { Report } from '../telemetry/process-log.ts';
import { catchUpReports, catchUpTexts } from './catch-up-articles.ts';
import { catchUpIndustry } from './industry/load-industry.ts';
import { catchUpMarketReports } from './market-reports/catch-up-market-reports.ts';
import { catchUpPrices } from './prices/load-prices.ts';
import { catchUpStatistics } from './statistics/load-statistics.ts';
import { renewSupply } from './supply.ts';
import { catchUpTrade } from './trade/load-trade.ts';

/** Adds what the day has brought: quotes, articles, reports of weeks and months that have ended. */
export const keepCurrentOnce = async (db: Db, now: Date, report: Report): Promise<void> => {
  const today = shanghaiDay(now);
  const attempt = (what: string, work: Promise<unknown>) =>
    work.catch((err: Error) => report(`${what}：${err.message}`, { err }));
  const renew = (what: string, tag: ModuleName, work: Promise<number | boolean>) =>
    attempt(
      what,
      work.then(async (added) => {
        if (added) await touchTags(db, [tag]);
      }),
    );
  await renew('示例行情没有更新', 'prices', catchUpPrices(db, today));
  await attempt('行情预警没有检查', checkWatches(db, now));
  await attempt('示例市场周报没有更新', catchUpMarketReports(db, today));
  await renew('示例贸易数据没有更新', 'trade', catchUpTrade(db, today));
  await renew('示例统计没有更新', 'statistics', catchUpStatistics(db, today));
  await renew('示例产业数据没有更新', 'industry', catchUpIndustry(db, today));
  await renew('示例供需没有更新', 'supply', renewSupply(db, today));
  await attempt('示例报告没有更新', catchUpReports(db, today));
  await attempt('示例文章没有更新', catchUpTexts(db, today));
};

/** Sample data never goes stale: what a day brings is added within the hour, also after days of standstill. */
export const keepSampleCurrentJob = defineJob({
  name: 'sample.keep-current',
  everySeconds: 3600,
  run: async ({ db, clock }, { report }) => {
    await keepCurrentOnce(db, clock.now(), report);
    return true;
  },
});
