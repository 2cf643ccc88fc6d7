import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { listMovers } from '../../vegetable/price-list.repository.ts';

const MOVERS = 2;
const POLICIES = 2;
const ENTRIES = 1;
/** Explanations of a policy carry its words around it; the question is about the policy itself. */
const shortTitle = sql<boolean>`length(title) <= 26 and title !~ '解读|一图'`;

/** Questions that today's data answers: what moved, newest policies, encyclopedia. Another choice every day. */
export const exampleQuestions = async (db: Kysely<Database>, today: string): Promise<string[]> => {
  const [up, down, policies, entries] = await Promise.all([
    listMovers(db, {}, 'up', MOVERS),
    listMovers(db, {}, 'down', 1),
    titlesOf(db, 'policy', today, POLICIES),
    titlesOf(db, 'encyclopedia', today, ENTRIES),
  ]);
  return [
    ...up.slice(0, 1).map(({ product }) => `${product}现在多少钱一公斤？`),
    ...policies.slice(0, 1).map((title) => `《${title}》的主要内容是什么？`),
    ...(up.length > 0 ? ['今天涨得最多的蔬菜有哪些？'] : []),
    ...entries.map((title) => `${title}是什么？`),
    ...down.map(({ product }) => `${product}和去年同期比价格变化多少？`),
    ...policies.slice(1).map((title) => `《${title}》的适用范围是什么？`),
  ];
};

/** Titles of one kind; which ones changes with the day, not with the call. */
const titlesOf = async (db: Kysely<Database>, kind: string, today: string, count: number): Promise<string[]> => {
  const total = await db
    .selectFrom('search_document')
    .where('kind', '=', kind)
    .where(shortTitle)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rooms = Math.max(1, total.count - count + 1);
  const rows = await db
    .selectFrom('search_document')
    .where('kind', '=', kind)
    .where(shortTitle)
    .select('title')
    .orderBy('date', (order) => order.desc().nullsLast())
    .orderBy('id')
    .offset((Date.parse(today) / 86_400_000) % rooms)
    .limit(count)
    .execute();
  return rows.map(({ title }) => title.replace(/[《》]/g, ''));
};
