import { type Kysely, sql } from 'kysely';
import { type Column, insertColumns } from '../db/insert-columns.ts';
import type { Database } from '../db/schema.ts';
import { refreshSeries } from '../modules/prices/wholesale/store/refresh-series.ts';
import { addDays, yearOf } from './days.ts';
import { type SampleMarket, sampleMarkets } from './markets.ts';
import { priceOn } from './price-model.ts';
import { type Produce, produce } from './produce.ts';
import { soldFrom } from './world/season.ts';

type Extent = { products: number; markets: number; referenceDays: number; otherDays: number };

const extents: Record<'full' | 'small', Extent> = {
  full: { products: produce.length, markets: sampleMarkets.length, referenceDays: 5 * 365 + 1, otherDays: 90 },
  small: { products: 12, markets: 4, referenceDays: 400, otherDays: 45 },
};

/** Products and markets of a size; a small set takes products of every group. */
export const sampleExtent = (size: 'full' | 'small') => {
  const extent = extents[size];
  const step = produce.length / extent.products;
  const products = Array.from({ length: extent.products }, (_, index) => produce[Math.floor(index * step)]).filter(
    (product) => product !== undefined,
  );
  return { ...extent, products, markets: sampleMarkets.slice(0, extent.markets) };
};

/** Daily quotes up to and including `today`. @returns number of quotes */
export const loadPrices = async (db: Kysely<Database>, today: string, size: 'full' | 'small', sourceId: number) => {
  const { products, markets, referenceDays, otherDays } = sampleExtent(size);
  await insertColumns(db, 'market', marketColumns, markets, 'on conflict (id) do nothing');
  const series = await insertSeries(db, products, markets, sourceId);
  for (let year = yearOf(addDays(today, -referenceDays)); year <= yearOf(today); year++)
    await sql`select ensure_price_year(${year})`.execute(db);
  let count = 0;
  const pending: Quote[] = [];
  for (const one of series) {
    // Out of season a market other than the first shows the end of the last season.
    const from =
      one.market === markets[0] ? addDays(today, 1 - referenceDays) : soldFrom(one.product.name, today, otherDays);
    const quotes = quotesOf(one, from, today);
    count += quotes.length;
    pending.push(...quotes);
    if (pending.length >= 8000) await insertColumns(db, 'price_quote', quoteColumns, pending.splice(0));
  }
  await insertColumns(db, 'price_quote', quoteColumns, pending);
  await refreshSeries(db);
  return count;
};

/** What a job adds every day: the quotes of `day` for all sample series that have none yet. @returns their number */
export const addDay = async (db: Kysely<Database>, day: string): Promise<number> => {
  const series = await existingSeries(db);
  if (series.length === 0) return 0;
  return db.transaction().execute(async (transaction) => {
    await sql`select ensure_price_year(${yearOf(day)})`.execute(transaction);
    const quotes = series.flatMap((one) => quotesOf(one, day, day));
    await insertColumns(transaction, 'price_quote', quoteColumns, quotes, 'on conflict do nothing');
    await refreshSeries(transaction, { series: quotes.map(({ series: { id } }) => id), from: day, to: day });
    return quotes.length;
  });
};

type SampleSeries = { id: number; product: Produce; market: SampleMarket };
type Quote = { series: SampleSeries; date: string; low: number; avg: number; high: number; flag: string | null };

const quotesOf = (series: SampleSeries, from: string, to: string): Quote[] => {
  const quotes: Quote[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const quote = priceOn(series.product, series.market, date);
    if (quote) quotes.push({ series, date, ...quote, flag: quote.outlier ? 'outlier' : null });
  }
  return quotes;
};

const insertSeries = async (db: Kysely<Database>, products: Produce[], markets: SampleMarket[], sourceId: number) => {
  const ranked = products.map((product, rank) => ({ product, rank }));
  await insertColumns(db, 'price_product', productColumns, ranked, 'on conflict do nothing');
  const stored = await db
    .selectFrom('price_product')
    .where('scope', '=', 'market')
    .select(['id', 'name', 'group_name'])
    .execute();
  const idOf = new Map(stored.map(({ id, name, group_name }) => [`${group_name}/${name}`, id]));
  const rows = products.flatMap((product) =>
    markets.map((market) => ({
      product: idOf.get(`${product.group}/${product.name}`) ?? 0,
      market,
      spec: product.spec,
      sourceId,
    })),
  );
  await insertColumns(db, 'price_series', seriesColumns, rows);
  return existingSeries(db);
};

const existingSeries = async (db: Kysely<Database>): Promise<SampleSeries[]> => {
  const rows = await db
    .selectFrom('price_series as s')
    .innerJoin('price_product as p', 'p.id', 's.product_id')
    .where('s.sample', '=', true)
    .where('s.scope', '=', 'market')
    .select(['s.id', 's.market_id', 'p.name', 'p.group_name'])
    .orderBy('s.id')
    .execute();
  return rows.flatMap((row) => {
    const product = produce.find(({ name, group }) => name === row.name && group === row.group_name);
    const market = sampleMarkets.find(({ id }) => id === row.market_id);
    return product && market ? [{ id: row.id, product, market }] : [];
  });
};

const marketColumns: Column<SampleMarket>[] = [
  { name: 'id', type: 'text', value: ({ id }) => id },
  { name: 'name', type: 'text', value: ({ name }) => name },
  { name: 'match_key', type: 'text', value: ({ name }) => name },
  { name: 'province', type: 'text', value: ({ province }) => province },
  { name: 'city', type: 'text', value: ({ city }) => city },
  { name: 'adcode', type: 'text', value: ({ adcode }) => adcode },
  { name: 'lng', type: 'float8', value: ({ lng }) => lng },
  { name: 'lat', type: 'float8', value: ({ lat }) => lat },
  { name: 'sample', type: 'bool', value: () => true },
];

const productColumns: Column<{ product: Produce; rank: number }>[] = [
  { name: 'class_id', type: 'text', value: ({ product }) => product.class },
  { name: 'group_name', type: 'text', value: ({ product }) => product.group },
  { name: 'name', type: 'text', value: ({ product }) => product.name },
  { name: 'match_key', type: 'text', value: ({ product }) => product.name },
  { name: 'alias', type: 'text[]', value: ({ product }) => product.alias },
  { name: 'rank', type: 'int', value: ({ rank }) => rank },
  { name: 'sample', type: 'bool', value: () => true },
];

const seriesColumns: Column<{ product: number; market: SampleMarket; spec: string; sourceId: number }>[] = [
  { name: 'product_id', type: 'int', value: ({ product }) => product },
  { name: 'market_id', type: 'text', value: ({ market }) => market.id },
  { name: 'spec', type: 'text', value: ({ spec }) => spec },
  { name: 'source_id', type: 'int', value: ({ sourceId }) => sourceId },
  { name: 'sample', type: 'bool', value: () => true },
];

/** A price per the market's own unit. */
const inUnit = (price: number, { series }: Quote): number => (series.market.unit === '斤' ? price / 2 : price);

const quoteColumns: Column<Quote>[] = [
  { name: 'series_id', type: 'int', value: ({ series }) => series.id },
  { name: 'date', type: 'date', value: ({ date }) => date },
  { name: 'low', type: 'float8', value: ({ low }) => low },
  { name: 'avg', type: 'float8', value: ({ avg }) => avg },
  { name: 'high', type: 'float8', value: ({ high }) => high },
  { name: 'unit', type: 'text', value: ({ series }) => series.market.unit },
  { name: 'source_low', type: 'float8', value: (quote) => inUnit(quote.low, quote) },
  { name: 'source_avg', type: 'float8', value: (quote) => inUnit(quote.avg, quote) },
  { name: 'source_high', type: 'float8', value: (quote) => inUnit(quote.high, quote) },
  { name: 'flag', type: 'text', value: ({ flag }) => flag },
];
