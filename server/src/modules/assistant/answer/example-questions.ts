import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { listMovers } from '../../prices/index.ts';
import { validityOn } from '../../search/index.ts';
import { topicName } from '../../statistics/index.ts';

const SHOWN = 6;
const DAY = 86_400_000;
/** Titles of explanations and infographics wrap that of the policy; examples should ask about the policy itself. */
const shortTitle = sql<boolean>`length(title) <= 26 and title !~ '解读|一图'`;

/**
 * At most six questions that can be answered from today's data, covering all areas of the platform. The selection
 * changes daily.
 */
export const exampleQuestions = async (db: Kysely<Database>, today: string): Promise<string[]> => {
  const day = Date.parse(today) / DAY;
  const [prices, foods, trade, statistics, policies, entries] = await Promise.all([
    priceQuestions(db, day),
    foodQuestions(db, day),
    tradeQuestions(db, day),
    statisticsQuestions(db, day),
    titlesOf(db, 'policy', today),
    titlesOf(db, 'encyclopedia', today),
  ]);
  const [price, ...morePrices] = prices;
  const texts = [
    ...policies.map((title, index) => `《${title}》的${index === 0 ? '主要内容' : '适用范围'}是什么？`),
    ...entries.map((title) => `${title}是什么？`),
  ];
  const [text, ...moreTexts] = texts;
  const first = [price, text, morePrices[0], ...foods, ...trade, ...statistics];
  const known = [...first, ...morePrices.slice(1), ...moreTexts].filter((question) => question !== undefined);
  return [...new Set(known)].slice(0, SHOWN);
};

/** Selects one element per day, in rotation. */
const choose = <One>(list: readonly One[], day: number): One[] => {
  const one = list[((day % list.length) + list.length) % list.length];
  return one === undefined ? [] : [one];
};

const priceQuestions = async (db: Kysely<Database>, day: number): Promise<string[]> => {
  const [[up], [down]] = await Promise.all([listMovers(db, {}, 'up', 1), listMovers(db, {}, 'down', 1)]);
  return [
    ...(up
      ? [
          `${up.product}现在多少钱一公斤？`,
          ...choose(['今天涨得最多的蔬菜有哪些？', '今天跌得最多的蔬菜有哪些？'], day),
        ]
      : []),
    ...(down ? [`${down.product}最近一个月的均价是多少？`, `${down.product}和去年同期比价格变化多少？`] : []),
  ];
};

const NUTRIENTS = { 维生素C: 'vit_c', 蛋白质: 'protein', 膳食纤维: 'fiber', 钙: 'ca', 钾: 'k' };

/** Maximum rank of a food within its category for a question about the nutrient. */
const RICH = 8;

/** Foods that are fresh or a representative value, so that the name alone identifies them. */
const foodQuestions = async (db: Kysely<Database>, day: number): Promise<string[]> => {
  const [[title, key] = ['', '']] = choose(Object.entries(NUTRIENTS), day);
  const { rows } = await sql<{ name: string }>`
    select f.sold_as[1] as name from food f join food_nutrient n on n.code = f.code and n.nutrient = ${key} and n.state = '='
    where cardinality(f.sold_as) > 0 and length(f.sold_as[1]) between 2 and 5 and n.rank <= ${RICH}
    order by n.rank, f.rank limit 40`.execute(db);
  return choose(rows, day).map(({ name }) => `${name}每 100 克含多少${title}？`);
};

const tradeQuestions = async (db: Kysely<Database>, day: number): Promise<string[]> => {
  const { rows } = await sql<{ name: string; codes: boolean; rates: boolean }>`
    select p.name, exists (select from trade_year y where y.hs = any(p.hs) and y.partner = '' and y.flow = 'import') as codes,
      exists (select from trade_tariff t where t.hs = p.hs[1]) as rates
    from trade_product p where exists (select from hs_code h where h.code = any(p.hs)) order by p.rank limit 40`.execute(
    db,
  );
  return choose(rows, day).map(({ name, codes, rates }) =>
    day % 2 === 0 && rates
      ? `${name}的进口关税税率是多少？`
      : codes
        ? `${name}的进口额是多少美元？`
        : `${name}的 HS 编码是多少？`,
  );
};

const statisticsQuestions = async (db: Kysely<Database>, day: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('stat_topic')
    .where('provinces', '>', 0)
    .where('crop', '<>', '')
    .where('indicator', 'in', ['产量', '播种面积'])
    .select(['crop', 'indicator'])
    .orderBy('rank')
    .execute();
  return choose(rows, day).map((topic) => `哪个省的${topicName(topic)}最高？`);
};

/** Two titles of one kind, in force only. The choice changes daily and is stable within a day. */
const titlesOf = async (db: Kysely<Database>, kind: string, today: string): Promise<string[]> => {
  const day = Date.parse(today) / DAY;
  const inForce = sql<boolean>`coalesce(${validityOn(today, 'd')}, 'current') = 'current'`;
  const total = await db
    .selectFrom('search_document as d')
    .where('kind', '=', kind)
    .where(shortTitle)
    .where(inForce)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('search_document as d')
    .where('kind', '=', kind)
    .where(shortTitle)
    .where(inForce)
    .select('title')
    .orderBy('date', (order) => order.desc().nullsLast())
    .orderBy('id')
    .offset(day % Math.max(1, total.count - 1))
    .limit(2)
    .execute();
  return rows.map(({ title }) => title.replace(/[《》]/g, ''));
};
