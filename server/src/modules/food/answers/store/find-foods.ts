import type { NutrientKey } from '@bee/contracts/entity/nutrient';
import { nutrientOrder, nutrients } from '@bee/domain/nutrient';
import { sql } from 'kysely';
import { type Named, pickNames, withoutNames, withSynonyms } from '../../../../answering/pick-names.ts';
import type { Db } from '../../../../db/schema.ts';
import { memoize } from '../../../../memoize.ts';
import { fold } from '../../../../text/fold.ts';
import { nameKey } from '../../../../text/name-key.ts';
import { withoutBrackets } from '../../../../text/without-brackets.ts';
import { readThesaurus } from '../../../search/index.ts';

export type RequestedFood = { code: string; name: string };
export type RequestedFoods = { foods: RequestedFood[]; nutrients: NutrientKey[]; rest: string };

const MAX_FOODS = 3;

/** Foods and nutrients named in a question. */
export const findRequestedFoods = async (db: Db, question: string): Promise<RequestedFoods> => {
  const rows = await db
    .selectFrom('food')
    .select(['code', 'name', 'alias', 'representative'])
    .orderBy('sample')
    .orderBy('rank')
    .execute();
  const text = fold(question);
  const known = new Set(
    rows.flatMap(({ name, alias }) => [foldedName(name), bareName(name), ...kindNames(name), ...alias.map(foldedName)]),
  );
  const thesaurus = await readThesaurus(db);
  const names = withSynonyms(
    [...known].map((name) => ({ key: null, name, matched: name })),
    thesaurus,
  );
  const named = names.filter(({ matched }) => text.includes(matched));
  // 胡萝卜素 does not contain the food 胡萝卜.
  const picked = pickNames<FoodWord>(text, [...named, ...nutrientNames]);
  const keys = picked.flatMap(({ key }) => key ?? []);
  const namedFoods = picked.flatMap(({ key, name }) => (key ? [] : name));
  const rest = withoutNames(text, picked);
  const asked = nameKey(question);
  const foods = namedFoods.flatMap((matched) => {
    const own = rows.filter(
      ({ name }) => foldedName(name) === matched || bareName(name) === matched || kindNames(name).includes(matched),
    );
    const meant = own.length > 0 ? own : rows.filter(({ alias }) => alias.some((one) => foldedName(one) === matched));
    const byFit = meant.map((row) => ({ row, fit: fitOf(row, asked) })).sort((a, b) => b.fit - a.fit);
    // An alias shared by several foods returns all of them: 西红柿 is 番茄 and 奶柿子.
    return [...new Map(byFit.reverse().map(({ row }) => [withoutBrackets(row.name), row])).values()]
      .reverse()
      .map(({ code, name }) => ({ code, name }));
  });
  return {
    foods: foods.slice(0, MAX_FOODS),
    nutrients: [...new Set([...keys, ...mineralsIn(rest)])].map((key) =>
      key === 'energy' && /千焦|kj/.test(text) ? 'energy_kj' : key,
    ),
    rest,
  };
};

/** `key` is null for a food. */
type FoodWord = Named & { key: NutrientKey | null };

const foldedName = memoize(fold);
const bareName = memoize((name: string) => fold(withoutBrackets(name)));

/** 北豆腐 for 豆腐（北豆腐）, 黑芝麻 for 芝麻子（黑）, 牛奶 for 纯牛奶. */
const kindNames = memoize((name: string): string[] => {
  const base = bareName(name);
  const [, inside = ''] = /[（(]([^）)]*)[）)]/.exec(name) ?? [];
  const stem = base.length > 2 ? base.replace(/子$/, '') : base;
  if (/^[纯鲜]../.test(base)) return [base.slice(1)];
  return inside.includes(base) ? [fold(inside)] : /^[黑白红紫黄绿青]$/.test(inside) ? [fold(inside) + stem] : [];
});

/** Ranks foods with the same name: those whose words in brackets occur in the question first, then the usual one. */
const fitOf = ({ name, representative }: { name: string; representative: boolean }, asked: string): number => {
  const words = [...name.matchAll(/[（(]([^）)]*)[）)]/g)]
    .flatMap(([, inside = '']) => inside.split(/[，,、]/))
    .map(nameKey)
    .filter(Boolean);
  const said = words.filter((word) => asked.includes(word)).length;
  return said * 10 + (representative ? 5 : 0) + (words.includes('鲜') ? 3 : 0) - words.length;
};

const otherNames: Partial<Record<NutrientKey, string[]>> = {
  energy: ['热量', '卡路里', '大卡', '千卡', 'kcal'],
  energy_kj: ['千焦', 'kj'],
  protein: ['蛋白'],
  carb: ['碳水', '糖类', '糖分', '含糖', '多少糖'],
  fiber: ['纤维素', '纤维'],
  vit_a: ['维a'],
  carotene: ['β胡萝卜素', 'β-胡萝卜素'],
  vit_b1: ['维b1', '硫胺素'],
  vit_b2: ['维b2', '核黄素'],
  niacin: ['尼克酸', '维生素b3'],
  vit_b6: ['维b6'],
  vit_b12: ['维b12'],
  vit_c: ['维c', 'vc', '抗坏血酸'],
  vit_d: ['维d'],
  vit_e: ['维e'],
};

/** Names of at least two characters; single characters such as 钙 are matched separately. */
const nutrientNames: FoodWord[] = nutrientOrder.flatMap((key) =>
  [fold(nutrients[key].title), ...(otherNames[key] ?? [])]
    .filter((matched) => matched.length > 1)
    .map((matched) => ({ key, name: matched, matched })),
);

const minerals = new Map(
  nutrientOrder.flatMap((key) => (nutrients[key].title.length === 1 ? [[nutrients[key].title, key]] : [])),
);

/** Matches 铁 in 含铁量 and 铁和锌, but not in 铁路, and not 磷 in 磷肥. */
const mineralsIn = (rest: string): NutrientKey[] =>
  [...rest.matchAll(/([钙磷钾钠镁铁锌硒铜锰碘])(?![肥路矿器板丝棍皮山])/g)].flatMap(
    ([, title = '']) => minerals.get(title) ?? [],
  );

/** @property category null for foods of all categories */
type RichestFoods = { list: { code: string; name: string }[]; total: number; category: string | null };

const SHOWN = 8;

/** Categories in everyday words, and a part of their titles. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/豆类|豆子|什么豆|哪种豆/, '豆'],
  [/坚果|果仁/, '坚果'],
  [/禽/, '禽'],
  [/肉类|什么肉|哪种肉|的肉[？?]?$/, '畜肉'],
  [/蛋类/, '蛋'],
  [/奶类|乳类|奶制品|乳制品/, '乳'],
  [/鱼类|什么鱼|哪种鱼|海鲜|水产|虾/, '鱼'],
  [/菌|菇/, '菌'],
  [/谷物|谷类|杂粮|主食|粮食/, '谷'],
];

/** 什么水果含糖低, not 多少. */
export const LOWEST = /最低|最少|低的|(?<!多|至|高)[低少](?:呢|点|些)?[？?]?$/;

/**
 * The foods with most or, if asked, least of a nutrient, among those with a number; of the category that the question
 * names, if any.
 */
export const findRichest = async (db: Db, nutrient: NutrientKey, question: string): Promise<RichestFoods> => {
  const categories = await sql<{ id: number; name: string }>`
    select id, regexp_replace(title, '类.*$', '') as name from food_category where pid is null order by id`.execute(db);
  const [, kind = ''] = KINDS.find(([asked]) => asked.test(question)) ?? [];
  const named =
    categories.rows.find(({ name }) => name.length > 1 && question.includes(name)) ??
    categories.rows.find(({ name }) => kind !== '' && name.includes(kind));
  const isLowest = LOWEST.test(question);
  const { rows } = await sql<{ code: string; name: string; total: number }>`
    select f.code, f.name, count(*) over ()::int as total
    from food_nutrient n
    join food f on f.code = n.code
    where n.nutrient = ${nutrient} and n.state = '=' and (n.v > 0 or ${!isLowest}) and ${named ? sql`f.first_id = ${named.id}` : sql`true`}
    order by n.v ${isLowest ? sql`asc` : sql`desc`}, f.rank limit ${SHOWN}`.execute(db);
  return {
    list: rows.map(({ code, name }) => ({ code, name })),
    total: rows[0]?.total ?? 0,
    category: named?.name ?? null,
  };
};
