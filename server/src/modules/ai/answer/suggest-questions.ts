import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Gathered } from './gather.ts';
import type { Understanding } from './understand.ts';

const MOST = 3;
const LONGEST_TITLE = 26;

/** What to ask next; each is answered by what the platform holds. */
export const suggestQuestions = async (
  db: Kysely<Database>,
  asked: Understanding,
  gathered: Gathered,
): Promise<string[]> => {
  const list =
    gathered.figures.length > 0
      ? await aboutPrices(db, asked)
      : gathered.passages.flatMap(({ passage }) => aboutText(passage));
  return [...new Set(list)].filter((question) => question !== asked.question).slice(0, MOST);
};

const aboutPrices = async (db: Kysely<Database>, { products: [product], direction }: Understanding) => {
  const other = direction === 'up' ? '今天跌得最多的蔬菜有哪些？' : '今天涨得最多的蔬菜有哪些？';
  if (!product) return [other, '今天涨得最多的水果有哪些？'];
  const neighbours = await db
    .selectFrom('price_product')
    .select('name')
    .where('scope', '=', 'market')
    .where('group_name', '=', product.group)
    .where('name', '!=', product.name)
    .orderBy('rank')
    .limit(2)
    .execute();
  return [
    ...neighbours.map(({ name }) => `${name}现在多少钱一公斤？`),
    `今天${direction === 'up' ? '涨' : '跌'}得最多的${product.class}有哪些？`,
  ];
};

const aboutText = ({ kind, title }: { kind: string; title: string }): string[] => {
  if (kind === 'policy')
    return title.length <= LONGEST_TITLE ? [`《${title.replace(/[《》]/g, '')}》的主要内容是什么？`] : [];
  return kind === 'encyclopedia' ? [`${title}是什么？`] : [];
};
