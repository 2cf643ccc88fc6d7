import { searchNames } from '@bee/contracts/resource/search';
import { sql } from 'kysely';
import { moduleNames } from '../cache/cache-tag.ts';
import { touchTags } from '../cache/tag.repository.ts';
import { shanghaiDay } from '../clock.ts';
import type { Db } from '../db/schema.ts';
import { indexTools } from '../index-tools.ts';
import { leaveReportFiles } from '../modules/files/store/file.repository.ts';
import { dropSampleFoods } from '../modules/food/store/refresh-foods.ts';
import { dropTables } from '../modules/industry/store/store-tables.ts';
import { renewNames } from '../modules/search/service/names.service.ts';
import { dropDocuments } from '../modules/search/store/search-index.ts';
import { dropSampleTopics } from '../modules/statistics/store/store-topics.ts';
import { nameSources } from '../modules.ts';
import { loadSampleChats } from './chats.ts';
import { loadComments } from './comments.ts';
import { loadFoods } from './foods/load-foods.ts';
import { loadInvoices } from './invoices.ts';
import { laterParts, type PartOptions } from './later-parts.ts';
import { loadContent, loadEntries } from './load-content.ts';
import { catchUpMarketReports } from './market-reports/catch-up-market-reports.ts';
import { loadFavorites, loadMembers } from './members.ts';
import { loadOrders } from './orders.ts';
import { loadPrices } from './prices/load-prices.ts';
import { productNames, sampleExtent } from './prices/price-lines.ts';
import { loadReferences } from './references/load-references.ts';
import { loadReports } from './reports/load-reports.ts';
import { reportsOn } from './reports/report-file.ts';
import { loadStandards } from './standards/load-standards.ts';
import { loadSupply } from './supply.ts';
import { clearTrade, loadTrade } from './trade/load-trade.ts';

type SampleOptions = Omit<PartOptions, 'today'> & { now: Date };

/** Fills an empty installation with 示例数据. Safe to run again after it was interrupted. */
export const loadSample = async (db: Db, { now, size, log }: SampleOptions): Promise<void> => {
  const today = shanghaiDay(now);
  await clearSample(db);
  const quotes = await loadPrices(db, { today, size });
  log(`示例行情：${quotes.market} 条报价，水果产地价 ${quotes.origin} 条，中药材 ${quotes.herb} 条`);
  log(`示例市场周报与调研：${await catchUpMarketReports(db, today, { findable: 'later' })} 份`);
  log(`示例食物成分：${await loadFoods(db, today)} 种`);
  const standards = await loadStandards(db, today);
  log(`示例标准：${standards.standards} 个，限量 ${standards.limits} 条`);
  log(`示例贸易：${await loadTrade(db, today, size)} 条`);
  for (const part of laterParts) await part.load(db, { today, size, log });
  const entries = await loadEntries(db, today);
  await renewNames(db, nameSources);
  const articles = await loadContent(db, today, entries);
  const reports = reportsOn(today, productNames(size));
  await loadReports(db, reports, today);
  log(`示例报告：${reports.length} 份，PDF 与配图在启动后制作`);
  log(`示例文章：${articles} 篇，百科 ${entries.length} 条`);
  log(`示例产业参考：${await loadReferences(db, today, size)} 期`);
  await indexTools(db);
  await loadMembers(db, { today });
  await loadOrders(db, now);
  await loadInvoices(db, now);
  const postings = await loadSupply(db, { today, products: sampleExtent(size).products });
  log(`示例供需：${postings} 条`);
  log(`示例百科评论：${await loadComments(db, { today })} 条`);
  await loadFavorites(db, { today });
  await loadSampleChats(db, { today });
  await touchTags(db, moduleNames);
};

const clearSample = async (db: Db): Promise<void> => {
  await dropDocuments(db, searchNames, true);
  await leaveSampleReports(db);
  await clearTrade(db);
  await db.deleteFrom('article').where('sample', '=', true).execute();
  await db.deleteFrom('reference_series').where('sample', '=', true).execute();
  await db.deleteFrom('enterprise').where('sample', '=', true).execute();
  await db.deleteFrom('baike').where('sample', '=', true).execute();
  await db.deleteFrom('market_report').where('sample', '=', true).execute();
  await dropSampleFoods(db);
  await dropSampleTopics(db);
  await dropTables(db, { sample: true });
  await sql`delete from price_quote q using price_series s where s.id = q.series_id and s.sample`.execute(db);
  await db.deleteFrom('price_series').where('sample', '=', true).execute();
  await db.deleteFrom('price_product').where('sample', '=', true).execute();
  await sql`
    delete from market k where sample and not exists (select from price_series s where s.market_id = k.id)`.execute(db);
};

const leaveSampleReports = async (db: Db): Promise<void> => {
  const rows = await db
    .selectFrom('article')
    .select('id')
    .where('sample', '=', true)
    .where('scope', '=', 'report')
    .execute();
  await leaveReportFiles(
    db,
    rows.map(({ id }) => id),
    new Date(),
  );
};
