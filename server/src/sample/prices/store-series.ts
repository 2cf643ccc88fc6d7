import { columnsOf, insertColumns } from '../../db/insert-columns.ts';
import type { Db } from '../../db/schema.ts';
import { nameLetter } from '../../text/name-letter.ts';
import { ofSource, SAMPLE } from '../sample-source.ts';
import type { PriceLine } from './price-lines.ts';

export type StoredLine = { id: number; line: PriceLine };

/** Stores the markets, products and series of lines that are not there, without quotes. */
export const storeSeries = async (db: Db, lines: readonly PriceLine[], sourceId: number): Promise<StoredLine[]> => {
  const markets = new Map(lines.map(({ market }) => [market.id, market]));
  await insertColumns(db, 'market', marketColumns, [...markets.values()], 'on conflict (id) do nothing');
  const products = new Map(lines.map((line) => [productKey(line), line]));
  const ranked = [...products.values()].map(({ scope, product }, rank) => ({ ...product, scope, rank }));
  await insertColumns(db, 'price_product', productColumns, ranked, 'on conflict do nothing');
  const idOf = await productIds(db);
  const rows = lines.map((line) => ({ ...line, productId: idOf.get(productKey(line)) ?? 0 }));
  await insertColumns(db, 'price_series', [...seriesColumns, ...ofSource(sourceId)], rows, 'on conflict do nothing');
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

const marketColumns = columnsOf<PriceLine['market']>(
  { text: ['id', 'name', 'area', 'province', 'city', 'adcode'], float8: ['lng', 'lat'] },
  { name: 'match_key', type: 'text', value: ({ area, name }) => (area === null ? name : `${area}/${name}`) },
  SAMPLE,
);

const productColumns = columnsOf<PriceLine['product'] & { scope: PriceLine['scope']; rank: number }>(
  { text: ['scope', 'classId', 'name'], 'text[]': ['alias'], int: ['rank'] },
  { name: 'group_name', type: 'text', value: ({ group }) => group },
  { name: 'match_key', type: 'text', value: ({ name }) => name },
  { name: 'letter', type: 'text', value: ({ scope, name }) => (scope === 'herb' ? nameLetter(name) : null) },
  SAMPLE,
);

const seriesColumns = columnsOf<PriceLine & { productId: number }>(
  { text: ['scope', 'spec', 'variant', 'origin'], int: ['productId'], bool: ['monthly'] },
  { name: 'market_id', type: 'text', value: ({ market }) => market.id },
);
