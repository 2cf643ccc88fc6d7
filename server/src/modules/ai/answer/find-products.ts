import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { queryWords } from '../../search/segmenter.ts';
import { matchKey } from '../../vegetable/match-key.ts';

export type Product = { name: string; group: string; class: string; matched: string };

const MOST = 3;

/** Products of the wholesale prices that a question names, by name or alias, in the order of the question. */
export const findProducts = async (db: Kysely<Database>, question: string): Promise<Product[]> => {
  const rows = await db
    .selectFrom('price_product')
    .select(['name', 'group_name', 'class_id', 'alias', 'match_key'])
    .where('scope', '=', 'market')
    .orderBy('rank')
    .execute();
  const names = rows.flatMap(({ name, group_name, class_id, alias, match_key }) =>
    [match_key, ...alias.map(matchKey)].map((matched) => ({ name, group: group_name, class: class_id, matched })),
  );
  return pickNames(question, names);
};

/**
 * The longest names first (樱桃番茄 before 番茄), none inside another. A name of one character counts only where the
 * segmenter sees a word of its own: 葱 is not in 葱郁.
 */
export const pickNames = (question: string, names: readonly Product[]): Product[] => {
  const words = new Set(queryWords(question));
  let rest = matchKey(question);
  const found: { product: Product; at: number }[] = [];
  for (const product of [...names].sort((a, b) => b.matched.length - a.matched.length)) {
    const at = rest.indexOf(product.matched);
    if (at < 0 || (product.matched.length === 1 && !words.has(product.matched))) continue;
    rest = rest.replaceAll(product.matched, ' '.repeat(product.matched.length));
    if (!found.some((one) => one.product.name === product.name)) found.push({ product, at });
  }
  return found
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST)
    .map(({ product }) => product);
};
