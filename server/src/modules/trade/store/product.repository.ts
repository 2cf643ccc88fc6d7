import type { Selectable } from 'kysely';
import type { Database, Db } from '../../../db/schema.ts';

export type ProductRow = Omit<Selectable<Database['trade_product']>, 'rank' | 'sample'>;

const columns = ['name', 'alias', 'cate', 'hs', 'description', 'place_cate', 'requirements'] as const;

export const listProducts = (db: Db): Promise<ProductRow[]> =>
  db.selectFrom('trade_product').select(columns).orderBy('rank').orderBy('name').execute();

/** Finds a product by name or alias; a match by name wins. */
export const findProduct = async (db: Db, names: readonly string[]): Promise<ProductRow | undefined> => {
  if (names.length === 0) return undefined;
  const rows = await db
    .selectFrom('trade_product')
    .select(columns)
    .where((at) => at.or([at('name', 'in', names), ...names.map((name) => at(at.val(name), '=', at.fn.any('alias')))]))
    .orderBy('rank')
    .execute();
  return rows.find(({ name }) => names.includes(name)) ?? rows[0];
};

/** Products whose codes equal, contain or are contained in the code. */
export const productsOfCode = async (db: Db, code: string): Promise<ProductRow[]> => {
  const rows = await listProducts(db);
  return rows.filter(({ hs }) => hs.some((one) => one.startsWith(code) || code.startsWith(one)));
};

/** Products whose name or alias contains the word; exact matches first, then prefixes. */
export const searchProducts = async (db: Db, word: string, limit: number): Promise<ProductRow[]> => {
  const rows = await listProducts(db);
  const rank = ({ name, alias }: ProductRow) =>
    name === word || alias.includes(word) ? 0 : name.startsWith(word) ? 1 : name.includes(word) ? 2 : 3;
  return rows
    .filter(({ name, alias }) => name.includes(word) || alias.some((one) => one.includes(word)))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, limit);
};
