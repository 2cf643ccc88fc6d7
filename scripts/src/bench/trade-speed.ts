import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { Db } from '../../../server/src/db/schema.ts';
import { queryTrade, readTradeProduct, writeExport } from '../../../server/src/modules/trade/index.ts';
import { trade } from '../../../shared/contracts/src/resource/trade.contract.ts';
import { leaveIndexes } from './bare-session.ts';
import { FIRST_MONTH, fillTrade, LAST_MONTH } from './bench-trade.ts';
import { compare } from './compare-times.ts';
import { goal, joined, type Measured } from './goals.ts';
import { onPostgres } from './on-postgres.ts';
import { fixed } from './statistics.ts';

const VIP = { uid: '1', sessionId: 'bench', isVip: true, isVegetableVip: false, isOperator: false };
const ASKED_AT_ONCE = 20;

/** Query builder, product page and export over many rows; null when PostgreSQL cannot be started. */
export const benchTrade = (
  options: { rows: number; samples: number },
  log: (line: string) => void,
): Promise<Measured | null> =>
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
    const many = `${(rows / 1e6).toFixed(1)} million lines`;
    return joined([
      { lines: [`trade: ${rows} rows (filled and summed in ${fixed(fillSeconds)} s)`], goals: [] },
      await compare('query builder', {
        samples: options.samples,
        ours: (no) => queryTrade(db, request(no), VIP),
        bare: (no) => bareQuery(bare.db, chosen(no).hs, chosen(no).partners),
        ratio: [`trade query, 20 codes x 20 partners x 60 months: p95 without indexes and sums = 1, ${many}`, 0.5],
        ms: [`trade query: p95, ${many}`, 300],
      }),
      await compare('product page', {
        samples: options.samples,
        ours: (no) => readTradeProduct(db, { hs: code(no) }, VIP),
        bare: (no) => barePage(bare.db, code(no)),
        ratio: ['trade product page: p95 without indexes and sums = 1', 0.5],
        ms: ['trade product page: p95', 80],
      }),
      await benchExport(db, codes.slice(0, ASKED_AT_ONCE)),
    ]);
  });

/** Queries of the builder, for 20 codes, 20 partners and 60 months. */
const SHAPES = [
  { row: 'partner', col: 'period', measures: ['value_usd', 'yoy', 'share'] },
  { row: 'hs', col: 'period', measures: ['value_usd', 'qty', 'unit_price'] },
  { row: 'period', col: 'partner', measures: ['value_usd'] },
  { row: 'hs', col: 'partner', flow: ['import', 'export'], measures: ['value_usd', 'value_cny'] },
];

const EXPORT_ROWS = 100_000;

/** A workbook that is discarded: its time, the memory it took, and the longest time that the event loop was blocked. */
const benchExport = async (db: Db, hs: string[]): Promise<Measured> => {
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
  const megabytes = (most - before) / 1e6;
  const blocked = delay.max / 1e6;
  return {
    lines: [
      `export of ${EXPORT_ROWS} rows: ${fixed(seconds)} s, ${fixed(megabytes)} MB of memory, ` +
        `${fixed(bytes / 1e6)} MB of file, others waited at most ${fixed(blocked)} ms`,
    ],
    goals: [
      goal(`trade export of ${EXPORT_ROWS} rows`, 3, seconds, 's'),
      goal('trade export: memory', 150, megabytes, 'MB'),
      goal('trade export: longest time without a turn for others', 200, blocked, 'ms'),
    ],
  };
};

/** The queries of trade-speed.ts without our derived tables: sums are computed from all rows. */
const bareQuery = (db: Db, codes: string[], partners: string[]) =>
  sql`
    select partner, month, sum(usd) as usd, sum(cny) as cny, sum(qty) as qty from trade_row
    where left(hs, 8) = any(${codes}) and partner = any(${partners}) and flow = 'import'
    group by 1, 2 order by 1, 2`.execute(db);

/** Series, partners and ports of one code. */
const barePage = async (db: Db, code: string): Promise<void> => {
  await sql`select flow, month, sum(usd), sum(qty) from trade_row where hs = ${code} group by 1, 2 order by 1, 2`.execute(
    db,
  );
  await sql`
    select flow, partner, sum(usd) from trade_row where hs = ${code} and month > '2024-02-01'::date
    group by 1, 2 order by 3 desc`.execute(db);
  await sql`
    select port, sum(usd) from trade_row where hs = ${code} and flow = 'import' and month > '2024-02-01'::date
    group by 1 order by 2 desc limit 10`.execute(db);
};
