import type { NutrientKey } from '@bee/contracts/entity/nutrient';
import type { Food, NutrientItem } from '@bee/contracts/resource/food';
import { nutrients, usualNutrients } from '@bee/domain/nutrient';
import { isCounted, nutrientText } from '@bee/domain/nutrient-value';
import type { Evidence, Finding, Lookup } from '../../../answering/answer-tool.ts';
import type { Db } from '../../../db/schema.ts';
import { readFood } from '../service/food-detail.service.ts';
import { findRichest, LOWEST, type RequestedFood, type RequestedFoods } from './store/find-foods.ts';

/** Amounts of the requested nutrients, or of the usual nutrients, per 100 g of the edible part. */
export const findFoodAmounts = async (
  db: Db,
  { foods, nutrients: asked, question = '' }: Pick<RequestedFoods, 'foods' | 'nutrients'> & { question?: string },
  today: string,
): Promise<Lookup> => {
  const keys = asked.length > 0 ? asked : usualNutrients;
  const found = await Promise.all(foods.map((one) => findFood(db, one, { keys, question, today })));
  return {
    findings: [...(keys.length === 1 ? [verdictOf(found)] : []), ...found.map(({ findings }) => findings)].filter(
      (list) => list.length > 0,
    ),
    blocks: found.map(({ food }) => ({
      type: 'table',
      title: `${food.name}：每 100 克可食部的营养成分`,
      source: {
        api: 'food/getDetail',
        params: { code: food.code },
        part: [...new Set([...usualNutrients, ...keys])].join(','),
      },
      to: linkOf(food),
      as_of: null,
    })),
    missing: [],
  };
};

/** The foods with most of each nutrient. */
export const findRichestFoods = async (
  db: Db,
  { nutrients: asked, question }: { nutrients: readonly NutrientKey[]; question: string },
  today: string,
): Promise<Lookup> => {
  const ranked = await Promise.all(
    asked.map(async (key) => {
      const { list, total, category } = await findRichest(db, key, question);
      const foods = await Promise.all(list.map((one) => readFood(db, one.code, today)));
      const among = `有数值的 ${total} 种${category ?? '食物'}`;
      return foods.map((food, at): Finding => {
        const amounts = [{ key, item: itemOf(food, key) }];
        const intro = `${among}里，每 100 克可食部含${titleOf(key)}最${LOWEST.test(question) ? '低' : '高'}的依次是：`;
        const end = at === foods.length - 1 ? '。' : '，';
        const value = amounts[0]?.item?.value;
        const evidence = quoteOf(food, amounts);
        return {
          text: `${at === 0 ? intro : ''}**${food.name}** ${value ? nutrientText(value) : '—'} ${nutrients[key].unit}${end}`,
          evidence: { ...evidence, quote: `${evidence.quote}；${among}中第 ${at + 1} 位` },
        };
      });
    }),
  );
  return {
    findings: ranked,
    blocks: [],
    missing: ranked.some((list) => list.length === 0) ? ['食物成分表里没有这种成分的数值'] : [],
  };
};

const itemOf = ({ groups }: Awaited<ReturnType<typeof readFood>>, key: NutrientKey): NutrientItem | undefined =>
  groups.flatMap(({ items }) => items).find((item) => item.key === key);

/** Which of two foods has more of the nutrient, if both have a number. */
const verdictOf = (found: readonly { food: Food; amounts: readonly Amount[] }[]): Finding[] => {
  const sorted = found.flatMap(({ food, amounts: [amount] }) => {
    const value = amount?.item?.value;
    return amount && value && isCounted(value) ? [{ food, amount, value, v: value.v ?? 0 }] : [];
  });
  const [high, low] = sorted.sort((one, other) => other.v - one.v);
  if (!high || !low || found.length !== 2 || sorted.length !== 2) return [];
  const { key } = high.amount;
  const decimals = Math.max(high.value.decimals, low.value.decimals);
  const more = nutrientText({ v: high.v - low.v, q: '=', decimals });
  const text =
    high.v === low.v
      ? `**${high.food.name}**和**${low.food.name}**的${titleOf(key)}一样多。`
      : `**${high.food.name}**的${titleOf(key)}比**${low.food.name}**高 **${more} ${nutrients[key].unit}**（每 100 克可食部）。`;
  const evidence = quoteOf(high.food, [high.amount]);
  return [{ text, evidence: { ...evidence, quote: `${evidence.quote}；${text.replaceAll('**', '')}` } }];
};

const findFood = async (
  db: Db,
  { code }: RequestedFood,
  { keys, question, today }: { keys: readonly NutrientKey[]; question: string; today: string },
) => {
  const food = await readFood(db, code, today);
  const amounts = keys.map((key) => ({ key, item: itemOf(food, key) }));
  const portion = portionIn(question, food.portions);
  const quote = quoteOf(food, amounts);
  const scaled = amounts.map(({ key, item }) => (portion ? scaledTo(portion, key, item) : ''));
  const evidence = { ...quote, quote: `${quote.quote}${scaled.join('')}` };
  const findings: Finding[] = amounts.map(({ key, item }, at) => ({
    text: sentenceOf(food, key, item).replace(/。$/, `${scaled[at]}。`),
    evidence,
  }));
  return { food, amounts, findings };
};

/** An amount that the question names, in grams. */
type Portion = { title: string; grams: number };

const UNITS: Record<string, number> = { 克: 1, g: 1, 千克: 1000, kg: 1000, 公斤: 1000, 斤: 500, 两: 50 };
const NUMERALS = '零一二三四五六七八九十';
const COUNT = '(\\d+(?:\\.\\d+)?|[一二两三四五六七八九十半])';
const WEIGHT = new RegExp(`${COUNT}\\s*(千克|公斤|kg|克|g|斤|两)`, 'i');
const PIECES = new RegExp(`${COUNT}\\s*([个只碗杯根片块颗勺把盒袋枚瓣])`);

/** 10克, 半斤, or 两个 if the table has the weight of one. */
const portionIn = (question: string, portions: readonly Portion[]): Portion | null => {
  const [, weight = '', unit = ''] = WEIGHT.exec(question) ?? [];
  if (weight) return { title: `${weight} ${unit}`, grams: countOf(weight) * (UNITS[unit.toLowerCase()] ?? 1) };
  const [, count = '', piece = ''] = PIECES.exec(question) ?? [];
  const one = portions.find(({ title }) => piece !== '' && title.includes(piece));
  if (!one) return null;
  return { title: `${count}${piece}（约 ${countOf(count) * one.grams} 克）`, grams: countOf(count) * one.grams };
};

const countOf = (text: string): number =>
  text === '半' ? 0.5 : Number(text) || NUMERALS.indexOf(text.replace('两', '二'));

/** The usual 100 g need no conversion. */
const scaledTo = ({ title, grams }: Portion, key: NutrientKey, item: NutrientItem | undefined): string => {
  if (grams === 100 || !item || !isCounted(item.value)) return '';
  const { v = 0, decimals } = item.value;
  const amount = Number((((v ?? 0) * grams) / 100).toFixed(decimals + 1));
  return `，按可食部${title}约含 **${amount} ${nutrients[key].unit}**`;
};

const linkOf = ({ code }: Food) => ({ page: 'application/food/detail', params: { code } });

type Amount = { key: NutrientKey; item: NutrientItem | undefined };

const titleOf = (key: NutrientKey): string => (key === 'energy_kj' ? nutrients.energy.title : nutrients[key].title);

const sentenceOf = ({ name }: Food, key: NutrientKey, item: NutrientItem | undefined): string => {
  const { unit } = nutrients[key];
  const title = titleOf(key);
  const of = `**${name}**每 100 克可食部`;
  if (!item || item.value.q === 'na') return `${of}的${title}没有测定（食物成分表中为“—”，不是零）。`;
  const { value } = item;
  if (value.q === 'tr') return `${of}的${title}为微量（Tr，低于可以定量的含量）。`;
  const number = nutrientText({ ...value, q: '=' });
  if (value.q === '<') return `${of}的${title}低于检出限 **${number} ${unit}**。`;
  const calculated = value.q === 'est' ? '（由来源计算得出）' : value.q === 'doubt' ? '（来源的数值存疑，请核对）' : '';
  return `${of}含${title} **${number} ${unit}**${calculated}。`;
};

/** The cells of the food table, as displayed on its page. */
const quoteOf = (food: Food, amounts: readonly Amount[]): Evidence => ({
  kind: 'food',
  id: food.code,
  title: `${food.name} · 食物成分`,
  org: food.source.name,
  date: food.source.retrieved_at?.slice(0, 10) ?? null,
  quote: `${food.name}（食物编码 ${food.code}），每 100 克可食部：${amounts
    .map(({ key, item }) => `${titleOf(key)} ${item ? nutrientText(item.value) : '—'} ${nutrients[key].unit}`)
    .join('，')}`,
  to: linkOf(food),
  sample: food.sample,
});
