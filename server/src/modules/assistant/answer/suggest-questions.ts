import { nutrients } from '@bee/domain/nutrient';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { withoutBrackets } from '../../food/index.ts';
import { topicName } from '../../statistics/index.ts';
import type { Herb } from './find-herbs.ts';
import type { Gathered } from './gather.ts';
import { comparesKinds } from './herb-comparison.ts';
import { isOutOfForce } from './in-force.ts';
import type { Understanding } from './understand.ts';

const MAX_QUESTIONS = 3;
const LONGEST_TITLE = 26;

/** Follow-up questions that the platform can answer. */
export const suggestQuestions = async (
  db: Kysely<Database>,
  asked: Understanding,
  gathered: Gathered,
): Promise<string[]> => {
  const list = gathered.figures.length > 0 ? await aboutFigures(db, asked) : [];
  const texts = gathered.passages.flatMap((found) => (isOutOfForce(found) ? [] : aboutText(found.passage)));
  return [...new Set([...list, ...texts])]
    .filter((question) => bare(question) !== bare(asked.question))
    .slice(0, MAX_QUESTIONS);
};

/** Normalises a question for comparison. */
const bare = (question: string): string => question.replace(/[\s？?，。的]|是?多少/g, '');

const aboutFigures = (db: Kysely<Database>, asked: Understanding): Promise<string[]> | string[] => {
  switch (asked.wants) {
    case 'food':
      return aboutFood(db, asked);
    case 'trade':
      return aboutTrade(asked);
    case 'statistics':
      return aboutStatistics(asked);
    case 'limit':
      return asked.limit.food && asked.limit.substance
        ? [`${asked.limit.substance}的限量有哪些？`, `${asked.limit.food}有哪些标准？`]
        : [];
    default:
      return aboutPrices(db, asked);
  }
};

const aboutPrices = async (
  db: Kysely<Database>,
  { products: [product], herbs: [herb], onHerbs, question, direction, time }: Understanding,
) => {
  if (!product && herb) return aboutHerb(herb, question, time.span !== null);
  if (!product && onHerbs) return [direction === 'up' ? '近一周哪些药材跌得最多？' : '近一周哪些药材涨得最多？'];
  const other = direction === 'up' ? '今天跌得最多的蔬菜有哪些？' : '今天涨得最多的蔬菜有哪些？';
  if (!product) return [other, '今天涨得最多的水果有哪些？'];
  const neighbours = await db
    .selectFrom('price_product')
    .select('name')
    .where('scope', '=', 'market')
    .where('group_name', '=', product.group)
    .where('name', '!=', product.name)
    .orderBy('rank')
    .limit(1)
    .execute();
  return [
    ...(time.span ? [] : [`${product.name}最近一个月的均价是多少？`]),
    ...neighbours.map(({ name }) => `${name}现在多少钱一公斤？`),
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

/** Other nutrients of the food, and the same nutrient of a food in its category. */
const aboutFood = async (db: Kysely<Database>, { foods }: Understanding): Promise<string[]> => {
  const [food] = foods.foods;
  if (!food) return [];
  const name = withoutBrackets(food.name);
  const { rows } = await sql<{ name: string }>`
    select n.name from food f join food n on n.second_id = f.second_id and n.code <> f.code
    where f.code = ${food.code} and n.name !~ '[（(]' order by n.rank limit 1`.execute(db);
  const [key = 'vit_c'] = foods.nutrients;
  const next = key === 'protein' ? 'vit_c' : 'protein';
  return [
    `${name}每 100 克含多少${nutrients[next].title}？`,
    ...rows.map((row) => `${row.name}每 100 克含多少${nutrients[key].title}？`),
    `${name}的营养成分有哪些？`,
  ];
};

const aboutTrade = ({ goods }: Understanding): string[] => {
  const [code] = goods.codes;
  const subject = goods.product?.name ?? (code && code.length >= 6 ? `HS ${code} ` : null);
  if (!subject) return [];
  return [
    ...(goods.wants === 'code' || goods.product === null ? [] : [`${subject}的 HS 编码是多少？`]),
    ...(goods.wants === 'figures' || !goods.product ? [] : [`${subject}的进口额是多少美元？`]),
    ...(goods.wants === 'tariff' || !goods.product ? [] : [`${subject}的进口关税税率是多少？`]),
  ];
};

const aboutStatistics = ({ statistics }: Understanding): string[] => {
  const [topic] = statistics.topics;
  if (!topic) return [];
  const name = topicName(topic);
  return [...(statistics.ranked || topic.provinces === 0 ? [] : [`哪个省的${name}最高？`]), `全国${name}是多少？`];
};

const aboutText = ({ kind, title }: { kind: string; title: string }): string[] => {
  if (kind === 'policy')
    return title.length <= LONGEST_TITLE ? [`《${title.replace(/[《》]/g, '')}》的主要内容是什么？`] : [];
  return kind === 'encyclopedia' ? [`${title}是什么？`] : [];
};
