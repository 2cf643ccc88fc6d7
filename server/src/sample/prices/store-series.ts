import { type Column, insertColumns } from '../../db/insert-columns.ts';
import type { Db } from '../../db/schema.ts';
import { nameLetter } from '../../text/name-letter.ts';
import type { PriceLine } from './price-lines.ts';

export type StoredLine = { id: number; line: PriceLine };

/** Stores the markets, products and series of lines that are not there, without quotes. */
export const storeSeries = async (db: Db, lines: readonly PriceLine[], sourceId: number): Promise<StoredLine[]> => {
  const markets = new Map(lines.map(({ market }) => [market.id, market]));
  await insertColumns(db, 'market', marketColumns, [...markets.values()], 'on conflict (id) do nothing');
  const products = new Map(lines.map((line) => [productKey(line), line]));
  const ranked = [...products.values()].map((line, rank) => ({ line, rank }));
  await insertColumns(db, 'price_product', productColumns, ranked, 'on conflict do nothing');
  const idOf = await productIds(db);
  const rows = lines.map((line) => ({ line, product: idOf.get(productKey(line)) ?? 0, sourceId }));
  await insertColumns(db, 'price_series', seriesColumns, rows, 'on conflict do nothing');
  return storedLines(db, lines);
};

/** Those of the lines that the database has as sample series. */
export const storedLines = async (db: Db, lines: readonly PriceLine[]): Promise<StoredLine[]> => {
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

const productIds = async (db: Db) => {
  const rows = await db.selectFrom('price_product').select(['id', 'scope', 'group_name', 'name']).execute();
  return new Map(rows.map(({ id, scope, group_name, name }) => [`${scope}|${group_name}|${name}`, id]));
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
  { name: 'lng', type: 'float8', value: ({ lng }) => lng },
  { name: 'lat', type: 'float8', value: ({ lat }) => lat },
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
  { name: 'monthly', type: 'bool', value: ({ line }) => line.monthly },
  { name: 'source_id', type: 'int', value: ({ sourceId }) => sourceId },
  { name: 'sample', type: 'bool', value: () => true },
];
