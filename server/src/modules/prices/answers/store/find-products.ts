import { sql } from 'kysely';
import { type Named, pickNames, withoutNames, withSynonyms } from '../../../../answering/pick-names.ts';
import type { Db } from '../../../../db/schema.ts';
import { matchKey } from '../../../../text/match-key.ts';
import { withoutBrackets } from '../../../../text/without-brackets.ts';
import { readThesaurus } from '../../../search/index.ts';

export type Product = Named & { scope: 'market' | 'origin'; group: string; class: string };

/** A name without a price of its own, and the products whose names contain it: 红富士苹果 for 苹果. */
export type Varieties = { name: string; products: Product[] };

export type NamedProducts = { products: Product[]; varieties: Varieties[] };

const MAX_PRODUCTS = 5;

/** 产地 alone may ask where a product grows. */
export const ON_ORIGIN = /产地的?(?:价|行情|报价|收购|多少钱|卖)|(?:收购|地头|田头|出园)价/;

/**
 * Products of the wholesale prices that a question names, by name or alias, in the order of the question; those of the
 * origin prices if it asks for these, or if a name has no wholesale price.
 */
export const findProducts = async (db: Db, question: string): Promise<NamedProducts> => {
  const preferred = ON_ORIGIN.test(question) ? 'origin' : 'market';
  const [all, others, thesaurus] = await Promise.all([
    db
      .selectFrom('price_product')
      .select(['scope', 'name', 'group_name', 'class_id', 'alias', 'match_key'])
      .where('scope', 'in', ['market', 'origin'])
      .orderBy('rank')
      .execute(),
    namesOfFoods(db),
    readThesaurus(db),
  ]);
  const inPreferred = new Set(all.filter(({ scope }) => scope === preferred).map(({ match_key }) => match_key));
  const rows = all.filter(({ scope, match_key }) => scope === preferred || !inPreferred.has(match_key));
  const own = new Set(rows.map(({ match_key }) => match_key));
  const names = rows.flatMap((row) =>
    [
      row.match_key,
      ...row.alias.map(matchKey),
      ...(others.get(row.match_key) ?? []).filter((one) => !own.has(one)),
    ].map((matched) => productOf(row, matched)),
  );
  const text = matchKey(question);
  const products = pickNames(text, withSynonyms(names, thesaurus)).slice(0, MAX_PRODUCTS);
  const rest = withoutNames(text, products);
  const known = [...thesaurus.names, ...others.keys()].filter((name) => rest.includes(name));
  const named = pickNames(
    rest,
    known.map((name) => ({ name, matched: name })),
  );
  const varieties = named.map(({ name }) => {
    const keys = [name, ...thesaurus.synonymsOf(name), ...(others.get(name) ?? [])].filter(({ length }) => length > 1);
    const kinds = new Set(thesaurus.varietiesOf(name));
    const near = rows.filter(
      ({ scope, match_key }) =>
        scope === 'market' && (kinds.has(match_key) || keys.some((key) => match_key.includes(key))),
    );
    return { name, products: near.map((row) => productOf(row, name)) };
  });
  return { products, varieties: varieties.filter((one) => one.products.length > 0) };
};

const productOf = (
  { scope, name, group_name, class_id }: { scope: string; name: string; group_name: string; class_id: string },
  matched: string,
): Product => ({ scope: scope === 'origin' ? 'origin' : 'market', name, group: group_name, class: class_id, matched });

/** Synonyms from the food table: a question about 西红柿 means the 番茄 of a price list. */
const namesOfFoods = async (db: Db): Promise<Map<string, string[]>> => {
  const { rows } = await sql<{ name: string; alias: string[] }>`
    select name, alias from food where cardinality(alias) > 0 order by rank`.execute(db);
  const synonyms = new Map<string, string[]>();
  for (const { name, alias } of rows) {
    const all = [...new Set([withoutBrackets(name), ...alias].map(matchKey))];
    for (const one of all) {
      const others = all.filter((other) => other !== one && other.length > 1);
      synonyms.set(one, [...new Set([...(synonyms.get(one) ?? []), ...others])]);
    }
  }
  return synonyms;
};

const MAX_NEAR = 6;

/**
 * Products with prices whose names contain a name that has no price of its own: 红富士苹果 for 苹果. Synonyms from the food
 * table count as well: 红皮葱头 for 洋葱.
 */
export const nearProducts = async (db: Db, name: string): Promise<string[]> => {
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
  return [...new Set(near.map((row) => row.name))].slice(0, MAX_NEAR);
};
