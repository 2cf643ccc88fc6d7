import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import { matchKey } from '../../../../text/match-key.ts';
import { withoutBrackets } from '../../../../text/without-brackets.ts';

const MAX_PRODUCTS = 6;

/**
 * Products with prices whose names contain a name that has no price of its own: 红富士苹果 for 苹果. Synonyms from the food
 * table count as well: 红皮葱头 for 洋葱.
 */
export const nearProducts = async (db: Kysely<Database>, name: string): Promise<string[]> => {
  const foods = await db.selectFrom('food').select(['name', 'alias']).execute();
  const key = matchKey(name);
  const others = foods
    .map((food) => [withoutBrackets(food.name), ...food.alias].map(matchKey))
    .filter((names) => names.includes(key))
    .flat();
  const rows = await db
    .selectFrom('price_product')
    .where('scope', 'in', ['market', 'herb'])
    .select(['name', 'match_key'])
    .orderBy('rank')
    .execute();
  // A single character occurs in the names of unrelated products: 桃 in 猕猴桃.
  const near = rows.filter(({ match_key }) =>
    [key, ...others].some((one) => one === match_key || (one.length > 1 && match_key.includes(one))),
  );
  return [...new Set(near.map((row) => row.name))].slice(0, MAX_PRODUCTS);
};
