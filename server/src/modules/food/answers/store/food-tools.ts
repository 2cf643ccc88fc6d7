import { nutrients } from '@bee/domain/nutrient';
import { sql } from 'kysely';
import { type AnswerTool, chooseByDay, type Evidence, type Lookup } from '../../../../answering/answer-tool.ts';
import { type Named, pickNames, withSynonyms } from '../../../../answering/pick-names.ts';
import { asksForExplanation, isOnPrices } from '../../../../answering/question-words.ts';
import type { Db } from '../../../../db/schema.ts';
import { fold } from '../../../../text/fold.ts';
import { withoutBrackets } from '../../../../text/without-brackets.ts';
import { queryWords, readThesaurus } from '../../../search/index.ts';
import { findSource } from '../../../sources/index.ts';
import { findFoodAmounts, findRichestFoods } from '../food-findings.ts';
import { findRequestedFoods, type RequestedFoods } from './find-foods.ts';

const NUTRITION = /营养|成分|热量|卡路里|大卡|千卡/;
/** Asks which foods have most of a nutrient: 哪些食物含钙高, 维生素C最多的水果. */
const RICHEST =
  /(?:哪些|哪种|哪几种|什么|啥)[^，。]*(?:高|多|丰富|低|少)|(?:最高|最多|最丰富|最低|最少)的|(?:[高富]含?[^，。]{1,4}|含[^，。]{1,4}[高多])的(?:食物|食品|水果|蔬菜)/;

export const foodTool: AnswerTool<RequestedFoods> = {
  name: 'food',
  precedence: 4,
  mode: null,
  recognize: async (db, { rest }) => {
    const found = await findRequestedFoods(db, rest);
    return { found, namesItem: found.foods.length > 0, namesProperty: found.nutrients.length > 0 };
  },
  complete: (_db, own, { question, before }) => {
    const found = {
      ...own.found,
      foods: own.found.foods.length > 0 || !before ? own.found.foods : before.foods,
      nutrients: own.found.nutrients.length > 0 || !before ? own.found.nutrients : before.nutrients,
    };
    return { ...own, found, hasItem: found.foods.length > 0, isAskedFor: asksForFood(found, question) };
  },
  claim: (foods, { question, before, others }) => {
    if (asksForExplanation(question)) return null;
    if (foods.foods.length === 0 && foods.nutrients.length > 0 && RICHEST.test(question) && !others.haveItem)
      return {
        kind: 'food',
        about: `${foods.nutrients.map((key) => nutrients[key].title).join('、')}最多的食物`,
        source: '查询食物成分表',
        lookUp: (db, { today }) => findRichestFoods(db, { ...foods, question }, today),
        followUps: async () => [],
      };
    const isPriced = others.haveItem && /价|多少钱|行情|报价/.test(question);
    const asks = asksForFood(foods, question) && !isPriced;
    const continues = before === 'food' && foods.foods.length > 0 && !isOnPrices(question);
    if (!asks && !continues) return null;
    const names = foods.foods.map(({ name }) => name).join('、');
    return {
      kind: 'food',
      about: `${names}的${foods.nutrients.map((key) => nutrients[key].title).join('、') || '营养成分'}`,
      source: '查询食物成分表',
      lookUp: (db, { today }) => findFoodAmounts(db, { ...foods, question }, today),
      followUps: (db) => followUps(db, foods),
    };
  },
  exampleQuestions,
};

const asksForFood = ({ foods, nutrients: asked }: RequestedFoods, question: string): boolean =>
  foods.length > 0 && (asked.length > 0 || NUTRITION.test(question));

/** Other nutrients of the food, and the same nutrient of a food in its category. */
const followUps = async (db: Db, foods: RequestedFoods): Promise<string[]> => {
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

const NUTRIENTS = { 维生素C: 'vit_c', 蛋白质: 'protein', 膳食纤维: 'fiber', 钙: 'ca', 钾: 'k' };

/** Maximum rank of a food within its category for a question about the nutrient. */
const RICH = 8;

/** Foods that are fresh or a representative value, so that the name alone identifies them. */
async function exampleQuestions(db: Db, day: number): Promise<string[]> {
  const [[title, key] = ['', '']] = chooseByDay(Object.entries(NUTRIENTS), day);
  const { rows } = await sql<{ name: string }>`
    select f.sold_as[1] as name from food f join food_nutrient n on n.code = f.code and n.nutrient = ${key} and n.state = '='
    where cardinality(f.sold_as) > 0 and length(f.sold_as[1]) between 2 and 5 and n.rank <= ${RICH}
    order by n.rank, f.rank limit 40`.execute(db);
  return chooseByDay(rows, day).map(({ name }) => `${name}每 100 克含多少${title}？`);
}

const ASKED = /(?:升糖|血糖生成|血糖)指数|升糖(?:高|快|慢|低|多少)|(?<![a-z])gi(?![a-z])(?:值|高|低|是|多少)?/i;
/** Standard thresholds of the glycemic index. */
const [HIGH, LOW] = [70, 55];
const MAX_SHOWN = 6;

type Entry = { name: string; gi: number; source_id: number; sample: boolean };
/** @property said what the question calls the food, if the table does not have it */
type Requested = { entries: Entry[]; said: string } | null;

/** Answers questions for the glycemic index, which few foods have. */
export const glycemicTool: AnswerTool<Requested> = {
  name: 'glycemic',
  precedence: 3,
  mode: null,
  recognize: async (db, { rest }) => ({ found: ASKED.test(rest) ? await requestedIn(db, rest) : null }),
  claim: (found) =>
    found && {
      kind: 'glycemic',
      about: `${found.said}的血糖生成指数`,
      source: '查询血糖生成指数表',
      lookUp: (db) => describe(db, found),
      followUps: () => [],
    },
};

const requestedIn = async (db: Db, question: string): Promise<Requested> => {
  const rows: Entry[] = await db.selectFrom('food_gi').select(['name', 'gi', 'source_id', 'sample']).execute();
  const text = fold(question.replace(ASKED, ' '));
  const thesaurus = await readThesaurus(db);
  const named = pickNames(
    text,
    withSynonyms(
      rows.map(({ name }): Named => ({ name: baseOf(name), matched: baseOf(name) })),
      thesaurus,
    ),
  );
  const words = queryWords(text).filter((word) => word.length > 1 && !/^(?:多少|高不高|食物|怎么样)$/.test(word));
  const names = named.length > 0 ? named.map(({ name }) => name) : words;
  const isMeant = (base: string) =>
    named.length > 0 ? names.includes(base) : names.some((name) => base.endsWith(name));
  return { entries: rows.filter(({ name }) => isMeant(baseOf(name))), said: names.join('、') };
};

/** * 马铃薯（烤） is 马铃薯. */
const baseOf = (name: string): string => fold(withoutBrackets(name).replace(/^\*\s*|\s*\/.*$/g, ''));

const describe = async (db: Db, found: NonNullable<Requested>): Promise<Lookup> => {
  const shown = [...found.entries].sort((a, b) => a.name.length - b.name.length).slice(0, MAX_SHOWN);
  const [first] = shown;
  if (!first) {
    const what = found.said ? `“${found.said}”的数值` : '按数值排列的食物，请写出食物的名称';
    return {
      findings: [],
      blocks: [],
      missing: [`血糖生成指数表里没有${what}；这项指标要由人体试验测定，不能由营养成分推算`],
    };
  }
  const source = await findSource(db, first.source_id);
  const findings = shown.map((entry, at) => {
    const { name, gi, sample } = entry;
    const said = name.replace(/^\*\s*/, '');
    const evidence: Evidence = {
      kind: 'food',
      id: `gi/${name}`,
      title: `${said} · 血糖生成指数`,
      org: source?.name ?? null,
      date: null,
      quote: `${said} 血糖生成指数（GI）${gi}；${LOW} 及以下为低，${HIGH} 及以上为高`,
      to: { page: 'application/food/list', params: {} },
      sample,
    };
    const start =
      at === 0
        ? `**${said}**的血糖生成指数（GI）为 **${gi}**，属于${levelOf(gi)}（${LOW} 及以下为低，${HIGH} 及以上为高）。`
        : `${at === 1 ? '其他做法或品种：' : ''}${said} ${gi}`;
    return { text: at === 0 ? start : `${start}${at < shown.length - 1 ? '，' : '。'}`, evidence };
  });
  return { findings: [findings], blocks: [], missing: [] };
};

const levelOf = (gi: number): string => {
  if (gi >= HIGH) return '高升糖指数食物';
  return gi > LOW ? '中升糖指数食物' : '低升糖指数食物';
};
