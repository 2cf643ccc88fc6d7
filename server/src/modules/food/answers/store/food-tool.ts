import { nutrients } from '@bee/domain/nutrient';
import { sql } from 'kysely';
import { type AnswerTool, chooseByDay } from '../../../../answering/answer-tool.ts';
import { asksForExplanation, isOnPrices } from '../../../../answering/question-words.ts';
import type { Db } from '../../../../db/schema.ts';
import { withoutBrackets } from '../../../../text/without-brackets.ts';
import { findFoodAmounts, findRichestFoods } from '../food-findings.ts';
import { findRequestedFoods, type RequestedFoods } from './find-foods.ts';

const NUTRITION = /营养|成分|热量|卡路里|大卡|千卡/;
/** Asks which foods have most of a nutrient: 哪些食物含钙高, 维生素C最多的水果. */
const RICHEST = /(?:哪些|哪种|哪几种|什么|啥)[^，。]*(?:高|多|丰富)|(?:最高|最多|最丰富)的/;

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
      lookUp: (db, { today }) => findFoodAmounts(db, foods, today),
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
