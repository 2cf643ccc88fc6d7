import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Db } from '../../../server/src/db/schema.ts';
import { queryTrade, readTradeProduct, writeExport } from '../../../server/src/modules/trade/index.ts';
import { trade } from '../../../shared/contracts/src/resource/trade.contract.ts';
import { leaveIndexes } from './bare-session.ts';
import { barePage, bareQuery } from './bare-trade.ts';
import { FIRST_MONTH, fillTrade, LAST_MONTH } from './bench-trade.ts';
import { type Compared, compareTimes } from './compare-times.ts';
import { onPostgres } from './on-postgres.ts';

export type TradeSpeed = {
  rows: number;
  fillSeconds: number;
  query: Compared;
  page: Compared;
  export: ExportSpeed;
};

/** A workbook that is discarded: its time, the memory it took, and the longest time that the event loop was blocked. */
export type ExportSpeed = { rows: number; seconds: number; megabytes: number; fileMegabytes: number; blocked: number };

const VIP = { uid: '1', sessionId: 'bench', isVip: true, isVegetableVip: false, isOperator: false };
const ASKED_AT_ONCE = 20;

/** Query builder, product page and export over many rows; null when PostgreSQL cannot be started. */
export const benchTrade = (
  options: { rows: number; samples: number },
  log: (line: string) => void,
): Promise<TradeSpeed | null> =>
  onPostgres(async ({ ours: { db }, bare }) => {
    const since = performance.now();
    const { rows, codes } = await fillTrade(db, options.rows);
    const fillSeconds = (performance.now() - since) / 1000;
    log(`${rows} trade rows in ${fillSeconds.toFixed(0)} s …`);
    await leaveIndexes(bare.db);
    const countries = await db.selectFrom('trade_country').select('code').orderBy('code').execute();
    const some = <Item>(all: readonly Item[], no: number) =>
      Array.from({ length: ASKED_AT_ONCE }, (_, place) => all[(no * 7 + place * 3) % all.length] as Item);
    const chosen = (no: number) => ({
      hs: [...new Set(some(codes, no))],
      partners: [...new Set(some(countries, no))].map(({ code }) => code),
    });
    const request = (no: number) =>
      trade['trade/getTradeDataList'].request.parse({
        ...chosen(no),
        ...SHAPES[no % SHAPES.length],
        from: FIRST_MONTH,
        to: LAST_MONTH,
        limit: 100,
      });
    const code = (no: number) => codes[(no * 37) % codes.length] ?? '';
    return {
      rows,
      fillSeconds,
      query: await compareTimes(
        options.samples,
        (no) => queryTrade(db, request(no), VIP),
        (no) => bareQuery(bare.db, chosen(no).hs, chosen(no).partners),
      ),
      page: await compareTimes(
        options.samples,
        (no) => readTradeProduct(db, { hs: code(no) }, VIP),
        (no) => barePage(bare.db, code(no)),
      ),
      export: await benchExport(db, codes.slice(0, ASKED_AT_ONCE)),
    };
  });

/** Queries of the builder, for 20 codes, 20 partners and 60 months. */
const SHAPES = [
  { row: 'partner', col: 'period', measures: ['value_usd', 'yoy', 'share'] },
  { row: 'hs', col: 'period', measures: ['value_usd', 'qty', 'unit_price'] },
  { row: 'period', col: 'partner', measures: ['value_usd'] },
  { row: 'hs', col: 'partner', flow: ['import', 'export'], measures: ['value_usd', 'value_cny'] },
];

const EXPORT_ROWS = 100_000;

const benchExport = async (db: Db, hs: string[]): Promise<ExportSpeed> => {
  const request = { hs, flow: ['import', 'export'], row: 'partner', from: FIRST_MONTH, to: LAST_MONTH, format: 'xlsx' };
  const { format, ...query } = trade['trade/getOutExcelToken'].request.parse(request);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 10);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const since = performance.now();
  const ticket = { query, format, rows: EXPORT_ROWS };
  let bytes = 0;
  const file = await writeExport(db, ticket, { now: new Date(), siteUrl: 'http://localhost' });
  for await (const piece of file.bytes) bytes += piece.length;
  const seconds = (performance.now() - since) / 1000;
  delay.disable();
  clearInterval(watch);
  return {
    rows: EXPORT_ROWS,
    seconds,
    megabytes: (most - before) / 1e6,
    fileMegabytes: bytes / 1e6,
    blocked: delay.max / 1e6,
  };
};
