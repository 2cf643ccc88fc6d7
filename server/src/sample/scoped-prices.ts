import { type Kysely, sql } from 'kysely';
import { type Column, insertColumns } from '../db/insert-columns.ts';
import type { PriceScope } from '../db/schema/price.ts';
import type { Database } from '../db/schema.ts';
import { refreshSeries } from '../modules/prices/wholesale/store/refresh-series.ts';
import { nameLetter } from '../text/name-letter.ts';
import { addDays, yearOf } from './days.ts';

/** Prices in 元/公斤; a source that gives one price gives no range. */
export type LineQuote = { low: number | null; avg: number; high: number | null };

/** One sample series of fruit at its origin or of a herb; its quotes are functions of the day. */
export type PriceLine = {
  scope: Exclude<PriceScope, 'market'>;
  product: { classId: string; group: string; name: string; alias: string[] };
  market: { id: string; name: string; area: string | null; province: string; city: string; adcode: string };
  spec: string;
  variant: string;
  origin: string | null;
  unit: '公斤' | '斤';
  /** Quoted once a month. */
  monthly?: boolean;
  /** Days back from the newest. */
  days: number;
  quoteOn(day: string): LineQuote | null;
};

/** Markets, products, series and quotes of the lines up to `today`; `refreshSeries` is left to the caller. @returns number of quotes */
export const loadLines = async (
  db: Kysely<Database>,
  lines: PriceLine[],
  today: string,
  sourceId: number,
): Promise<number> => {
  const markets = new Map(lines.map(({ market }) => [market.id, market]));
  await insertColumns(db, 'market', marketColumns, [...markets.values()], 'on conflict (id) do nothing');
  const products = new Map(lines.map((line) => [productKey(line), line]));
  await insertColumns(
    db,
    'price_product',
    productColumns,
    [...products.values()].map((line, rank) => ({ line, rank })),
    'on conflict do nothing',
  );
  const idOf = await productIds(db);
  const rows = lines.map((line) => ({ line, product: idOf.get(productKey(line)) ?? 0, sourceId }));
  await insertColumns(db, 'price_series', seriesColumns, rows);
  const earliest = Math.max(0, ...lines.map(({ days }) => days));
  for (let year = yearOf(addDays(today, -earliest)); year <= yearOf(today); year++)
    await sql`select ensure_price_year(${year})`.execute(db);
  let count = 0;
  for (const series of await storedSeries(db, lines)) {
    const quotes = quotesOf(series, addDays(today, 1 - series.line.days), today);
    await insertColumns(db, 'price_quote', quoteColumns, quotes);
    count += quotes.length;
  }
  return count;
};

/** What the days since the newest quote of a scope have brought. @returns number of quotes */
export const catchUpLines = async (db: Kysely<Database>, lines: PriceLine[], today: string): Promise<number> => {
  const [scope] = lines.map((line) => line.scope);
  if (!scope) return 0;
  const { last } = await db
    .selectFrom('price_series')
    .where('sample', '=', true)
    .where('scope', '=', scope)
    .select(({ fn }) => fn.max('last_date').as('last'))
    .executeTakeFirstOrThrow();
  if (!last || last >= today) return 0;
  const quotes = (await storedSeries(db, lines)).flatMap((series) => quotesOf(series, addDays(last, 1), today));
  if (quotes.length === 0) return 0;
  await db.transaction().execute(async (transaction) => {
    for (let year = yearOf(last); year <= yearOf(today); year++)
      await sql`select ensure_price_year(${year})`.execute(transaction);
    await insertColumns(transaction, 'price_quote', quoteColumns, quotes, 'on conflict do nothing');
    const changed = [...new Set(quotes.map(({ series: { id } }) => id))];
    await refreshSeries(transaction, { series: changed, from: addDays(last, 1), to: today });
  });
  return quotes.length;
};

type StoredSeries = { id: number; line: PriceLine };
type Quote = LineQuote & { series: StoredSeries; date: string };

const quotesOf = (series: StoredSeries, from: string, to: string): Quote[] => {
  const quotes: Quote[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const quote = series.line.quoteOn(date);
    if (quote) quotes.push({ series, date, ...quote });
  }
  return quotes;
};

const productIds = async (db: Kysely<Database>) => {
  const rows = await db.selectFrom('price_product').select(['id', 'scope', 'group_name', 'name']).execute();
  return new Map(rows.map(({ id, scope, group_name, name }) => [`${scope}|${group_name}|${name}`, id]));
};

const storedSeries = async (db: Kysely<Database>, lines: PriceLine[]): Promise<StoredSeries[]> => {
  const rows = await db
    .selectFrom('price_series as s')
    .innerJoin('price_product as p', 'p.id', 's.product_id')
    .where('s.sample', '=', true)
    .select(['s.id', 's.scope', 's.market_id', 's.spec', 's.variant', 'p.name', 'p.group_name'])
    .execute();
  const idOf = new Map(
    rows.map((row) => [[row.scope, row.group_name, row.name, row.market_id, row.spec, row.variant].join('|'), row.id]),
  );
  return lines.flatMap((line) => {
    const id = idOf.get([productKey(line), line.market.id, line.spec, line.variant].join('|'));
    return id === undefined ? [] : [{ id, line }];
  });
};

const productKey = ({ scope, product }: PriceLine): string => `${scope}|${product.group}|${product.name}`;

const marketColumns: Column<PriceLine['market']>[] = [
  { name: 'id', type: 'text', value: ({ id }) => id },
  { name: 'name', type: 'text', value: ({ name }) => name },
  { name: 'match_key', type: 'text', value: ({ area, name }) => (area === null ? name : `${area}/${name}`) },
  { name: 'area', type: 'text', value: ({ area }) => area },
  { name: 'province', type: 'text', value: ({ province }) => province },
  { name: 'city', type: 'text', value: ({ city }) => city },
  { name: 'adcode', type: 'text', value: ({ adcode }) => adcode },
  { name: 'sample', type: 'bool', value: () => true },
];

const productColumns: Column<{ line: PriceLine; rank: number }>[] = [
  { name: 'scope', type: 'text', value: ({ line }) => line.scope },
  { name: 'class_id', type: 'text', value: ({ line }) => line.product.classId },
  { name: 'group_name', type: 'text', value: ({ line }) => line.product.group },
  { name: 'name', type: 'text', value: ({ line }) => line.product.name },
  { name: 'match_key', type: 'text', value: ({ line }) => line.product.name },
  { name: 'alias', type: 'text[]', value: ({ line }) => line.product.alias },
  { name: 'letter', type: 'text', value: ({ line }) => (line.scope === 'herb' ? nameLetter(line.product.name) : null) },
  { name: 'rank', type: 'int', value: ({ rank }) => rank },
  { name: 'sample', type: 'bool', value: () => true },
];

const seriesColumns: Column<{ line: PriceLine; product: number; sourceId: number }>[] = [
  { name: 'scope', type: 'text', value: ({ line }) => line.scope },
  { name: 'product_id', type: 'int', value: ({ product }) => product },
  { name: 'market_id', type: 'text', value: ({ line }) => line.market.id },
  { name: 'spec', type: 'text', value: ({ line }) => line.spec },
  { name: 'variant', type: 'text', value: ({ line }) => line.variant },
  { name: 'origin', type: 'text', value: ({ line }) => line.origin },
  { name: 'monthly', type: 'bool', value: ({ line }) => line.monthly ?? false },
  { name: 'source_id', type: 'int', value: ({ sourceId }) => sourceId },
  { name: 'sample', type: 'bool', value: () => true },
];

const inUnit = (price: number | null, { series }: Quote): number | null =>
  price !== null && series.line.unit === '斤' ? price / 2 : price;

const quoteColumns: Column<Quote>[] = [
  { name: 'series_id', type: 'int', value: ({ series }) => series.id },
  { name: 'date', type: 'date', value: ({ date }) => date },
  { name: 'low', type: 'float8', value: ({ low }) => low },
  { name: 'avg', type: 'float8', value: ({ avg }) => avg },
  { name: 'high', type: 'float8', value: ({ high }) => high },
  { name: 'unit', type: 'text', value: ({ series }) => series.line.unit },
  { name: 'source_low', type: 'float8', value: (quote) => inUnit(quote.low, quote) },
  { name: 'source_avg', type: 'float8', value: (quote) => inUnit(quote.avg, quote) },
  { name: 'source_high', type: 'float8', value: (quote) => inUnit(quote.high, quote) },
];
