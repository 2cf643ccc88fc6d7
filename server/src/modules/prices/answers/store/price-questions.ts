import { chooseByDay } from '../../../../answering/answer-tool.ts';
import type { Db } from '../../../../db/schema.ts';
import { listMovers } from '../../wholesale/store/price-list.repository.ts';
import { comparesKinds } from '../herbs/herb-comparison.ts';
import type { PriceQuestion } from '../requested-prices.ts';
import type { Herb } from './herbs/find-herbs.ts';

export const followUps = async (
  db: Db,
  { products: [product], varieties, herbs: [herb], onHerbs, question, direction, time }: PriceQuestion,
): Promise<string[]> => {
  if (!product && herb) return aboutHerb(herb, question, time.span !== null);
  if (!product && onHerbs) return [direction === 'up' ? '近一周哪些药材跌得最多？' : '近一周哪些药材涨得最多？'];
  const kinds = varieties.flatMap(({ products }) => products.map(({ name }) => name));
  if (!product && kinds.length > 0) return kinds.map((name) => `${name}现在多少钱一公斤？`);
  const other = direction === 'up' ? '今天跌得最多的蔬菜有哪些？' : '今天涨得最多的蔬菜有哪些？';
  if (!product) return [other, '今天涨得最多的水果有哪些？'];
  const neighbours = await db
    .selectFrom('price_product')
    .select('name')
    .where('scope', '=', product.scope)
    .where('group_name', '=', product.group)
    .where('name', '!=', product.name)
    .orderBy('rank')
    .limit(1)
    .execute();
  return [
    ...(time.span || product.scope === 'origin' ? [] : [`${product.name}最近一个月的均价是多少？`]),
    ...neighbours.map(({ name }) =>
      product.scope === 'origin' ? `${name}的产地价是多少？` : `${name}现在多少钱一公斤？`,
    ),
    `今天${direction === 'up' ? '涨' : '跌'}得最多的${product.class}有哪些？`,
  ];
};

const aboutHerb = (herb: Herb, question: string, isOfSpan: boolean): string[] => {
  const { name, kinds } = herb;
  const isOrder = comparesKinds(question, herb);
  const kind = new Set(kinds.map(({ spec }) => spec)).size > 1 ? '规格' : '产地';
  return [
    ...(kinds.length > 1 && !isOrder ? [`${name}哪个${kind}最贵？`] : []),
    ...(isOrder || isOfSpan ? [`${name}现在多少钱一公斤？`] : []),
    ...(isOfSpan ? [] : [`${name}最近一年的均价是多少？`]),
  ];
};

export const exampleQuestions = async (db: Db, day: number): Promise<string[]> => {
  const [[up], [down]] = await Promise.all([listMovers(db, {}, 'up', 1), listMovers(db, {}, 'down', 1)]);
  return [
    ...(up
      ? [
          `${up.product}现在多少钱一公斤？`,
          ...chooseByDay(['今天涨得最多的蔬菜有哪些？', '今天跌得最多的蔬菜有哪些？'], day),
        ]
      : []),
    ...(down ? [`${down.product}最近一个月的均价是多少？`, `${down.product}和去年同期比价格变化多少？`] : []),
  ];
};

/** Questions about the best-known products. */
export const popularQuestions = async (db: Db, count: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('price_product')
    .where('scope', 'in', ['market', 'herb'])
    .select('name')
    .orderBy('scope', 'desc')
    .orderBy('rank')
    .limit(count)
    .execute();
  return rows.map(({ name }) => `${name}现在多少钱一公斤？`);
};
