import { sql } from 'kysely';
import type { PriceScope } from '../../db/schema/price.ts';
import type { Db } from '../../db/schema.ts';
import { refreshSeries } from '../../modules/prices/wholesale/store/refresh-series.ts';
import { addDays, yearOf } from '../days.ts';
import { sampleSource } from '../sample-source.ts';
import { marketFile } from './price-files.ts';
import { herbLines, marketLines, originLines, type PriceLine, type SampleSize } from './price-lines.ts';
import { quotesBetween } from './quote-spans.ts';
import { type SeriesQuotes, storeQuotes } from './store-quotes.ts';
import { type StoredLine, storedLines, storeSeries } from './store-series.ts';

type LoadOptions = { today: string; size: SampleSize };

const linesOf = { origin: originLines, herb: herbLines, market: marketLines };

const sourceKinds: Record<PriceScope, string> = { origin: 'fruit', herb: 'herbs', market: 'price' };

/** Stores all series of a size with their quotes up to `today`. @returns number of quotes of each scope */
export const loadPrices = async (db: Db, options: LoadOptions): Promise<Record<PriceScope, number>> => {
  const counts = {
    origin: await loadScope(db, 'origin', options),
    herb: await loadScope(db, 'herb', options),
    market: await loadScope(db, 'market', options),
  };
  await refreshSeries(db);
  return counts;
};

const loadScope = async (db: Db, scope: PriceScope, { today, size }: LoadOptions): Promise<number> => {
  const lines = linesOf[scope](size);
  const { sourceId } = await sampleSource(db, sourceKinds[scope], today);
  const stored = await storeSeries(db, lines, sourceId);
  const [earliest = today] = lines.map((line) => line.firstDay(today)).sort();
  await ensureYears(db, earliest, today);
  return storeQuotes(
    db,
    quotesOf(stored, (line) => line.firstDay(today), today),
    'none',
  );
};

/**
 * Replaces the quotes of the sample in the scopes that still have it. Series keep their ids, those that the files no
 * longer have go. @returns number of quotes
 */
export const renewPrices = (db: Db, options: LoadOptions): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const held = await tx.selectFrom('price_series').select('scope').distinct().where('sample', '=', true).execute();
    await sql`delete from price_quote q using price_series s where s.id = q.series_id and s.sample`.execute(tx);
    let count = 0;
    for (const { scope } of held) count += await loadScope(tx, scope, options);
    if (held.length > 0) await refreshSeries(tx);
    return count;
  });

/** A market, or all places of a kind, whose older quotes are stored together. */
export type PriceHistory = { title: string; load(db: Db, today: string, pause: Pause): Promise<void> };

/** Waits until readers of the embedded database have had their turns. */
export type Pause = () => Promise<void>;

const SERIES_PER_STATEMENT = 6;

/** The quotes that a recent sample lacks. */
export const priceHistories = (): PriceHistory[] => {
  const lines = marketLines('full');
  return [
    ...marketFile.read().map(({ id, name }) => ({
      title: name,
      load: historyOf(lines.filter(({ market }) => market.id === id)),
    })),
    { title: '水果产地', load: historyOf(originLines('full')) },
    { title: '中药材', load: historyOf(herbLines('full')) },
  ];
};

const historyOf =
  (lines: readonly PriceLine[]): PriceHistory['load'] =>
  async (db, today, pause) => {
    const stored = await storedLines(db, lines);
    if (stored.length === 0) return;
    const firstDay = (line: PriceLine) => line.firstDay(today);
    const [from = today] = stored.map(({ line }) => firstDay(line)).sort();
    await ensureYears(db, from, today);
    for (let start = 0; start < stored.length; start += SERIES_PER_STATEMENT) {
      const part = stored.slice(start, start + SERIES_PER_STATEMENT);
      await db.transaction().execute(async (tx) => {
        await storeQuotes(tx, quotesOf(part, firstDay, today));
        await refreshSeries(tx, { series: part.map(({ id }) => id), from, to: today, partial: true });
      });
      await pause();
    }
  };

/** Adds the days since the newest quote of each scope, in all scopes that are still sample data. @returns number of quotes */
export const catchUpPrices = async (db: Db, today: string): Promise<number> => {
  let added = 0;
  for (const scope of ['market', 'origin', 'herb'] as const)
    added += await catchUpLines(db, linesOf[scope]('full'), today);
  return added;
};

const catchUpLines = async (db: Db, lines: readonly PriceLine[], today: string): Promise<number> => {
  const { last } = await db
    .selectFrom('price_series')
    .where('sample', '=', true)
    .where('scope', '=', lines[0]?.scope ?? 'market')
    .select(({ fn }) => fn.max('last_date').as('last'))
    .executeTakeFirstOrThrow();
  if (!last || last >= today) return 0;
  const from = addDays(last, 1);
  const quotes = [...quotesOf(await storedLines(db, lines), () => from, today)].filter(({ day }) => day.length > 0);
  if (quotes.length === 0) return 0;
  return db.transaction().execute(async (transaction) => {
    await ensureYears(transaction, from, today);
    const added = await storeQuotes(transaction, quotes);
    await refreshSeries(transaction, { series: quotes.map(({ id }) => id), from, to: today });
    return added;
  });
};

/** One market after another, so that each file is read once. */
function* quotesOf(
  stored: readonly StoredLine[],
  from: (line: PriceLine) => string,
  to: string,
): Generator<SeriesQuotes> {
  const byMarket = stored.toSorted((a, b) => a.line.market.id.localeCompare(b.line.market.id));
  for (const { id, line } of byMarket) {
    const quotes = line.quotes();
    if (quotes) yield { id, unit: line.unit, ...quotesBetween(quotes, from(line), to) };
  }
}

const ensureYears = async (db: Db, from: string, to: string): Promise<void> => {
  for (let year = yearOf(from); year <= yearOf(to); year++) await sql`select ensure_price_year(${year})`.execute(db);
};
