import { type LimitKind, limitKinds } from '@bee/contracts/entity/standard';
import { sql } from 'kysely';
import { pickNames } from '../../../../answering/pick-names.ts';
import type { Db } from '../../../../db/schema.ts';
import { namingWords, queryWords } from '../../../search/index.ts';
import { nameKey } from '../../store/limit-names.repository.ts';

/** Food and substance of the limit tables that a question names. */
export type RequestedLimit = {
  food: string | null;
  substance: string | null;
  onLimits: boolean;
  /** Kind of substances that the question asks about. */
  kind: LimitKind | null;
  /** Part of the animal. */
  tissue: string | null;
  /** A word of the foods in which the substance has a limit: 酱油 of 酿造酱油, for a question that names no such food. */
  within: string | null;
  /** A food that no limit of the substance names. */
  otherFood: string | null;
  /** The question is the name of a substance and nothing else. */
  isBare: boolean;
  /** A substance that the limit tables do not contain. */
  stranger: string | null;
};

const TISSUE = /肌肉|肝脏?|肾脏?|脂肪|(?<!牛|羊|马)奶(?!牛)|[牛羊马]奶|乳|(?<!产)蛋(?!白)|蜂蜜|皮/;

const ON_LIMITS =
  /限量|残留|最大|上限|允许|超标|mrl|标准是多少|不[得能可]*超过|[能可]以?用[在于到]|[能可]以?(?:加|放(?!多|在|冰|几|到|久|[一二三四五六七八九十\d]))|[加放用]多少(?!天|时间|久)|最(?:多|高)(?:不超过|能有|可有|允许|是|为)?多少|使用范围|使用量|添加量|添加剂/i;
/** Asks about a substance that is added to food; others are residues and contaminants. */
const ADDED = /[加放添]|功能|起什么作用|剂吗|用[在于到]|腌|使用范围|使用量/;

/** Animals in everyday words or inside a word (养鱼, 鸡肉), each with the names of the limit tables, the closest first. */
const ANIMALS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/鱼(?![油肝粉子肉])/, ['鱼', '食品动物']],
  [/鸡(?![蛋精粉尾])/, ['鸡', '家禽', '食品动物']],
  [/鸭(?!蛋)/, ['鸭', '家禽', '食品动物']],
  [/鹅(?!蛋)/, ['鹅', '家禽', '食品动物']],
  [/禽/, ['家禽', '食品动物']],
  [/猪/, ['猪', '食品动物']],
  [/羊/, ['羊', '绵羊', '食品动物']],
  [/牛/, ['牛', '食品动物']],
];

export const findRequestedLimit = async (db: Db, question: string): Promise<RequestedLimit> => {
  const onLimits = ON_LIMITS.test(question);
  const kind = limitKinds.find((one) => question.includes(one)) ?? null;
  const tissue = TISSUE.exec(question)?.[0] ?? null;
  const text = nameKey(question);
  const substances = await sql<{ name: string; alias: string[] }>`
    select name, alias from limit_substance order by (kind = '添加剂') = ${ADDED.test(question)} desc, id`.execute(db);
  const words = queryWords(question).map(nameKey);
  // 甲酸 does not match inside a longer word such as 苯甲酸. Users omit suffixes such as 及其钠盐.
  const isPart = (matched: string) =>
    words.some((word) => word.endsWith(matched) && !/^[用含加放打喂]?$/.test(word.slice(0, -matched.length)));
  const pick = (rows: readonly { name: string; alias: string[] }[]) =>
    pickNames(
      text,
      rows
        .flatMap(({ name, alias }) =>
          [name, name.replace(/及其.*$/, ''), ...name.split('/'), ...alias].map((one) => ({
            name,
            matched: nameKey(one),
          })),
        )
        .filter(({ matched }) => !isPart(matched)),
    )[0]?.name ?? null;
  const substance = pick(substances.rows);
  const found = { substance, onLimits, kind, tissue, within: null, otherFood: null, isBare: false, stranger: null };
  if (!onLimits && substance === null) return { ...found, food: null };
  const foods = await sql<{ name: string; alias: string[] }>`select title as name, alias from limit_food`.execute(db);
  const food = pick(foods.rows) ?? (substance && (await animalWith(db, question, substance)));
  const isBare = substance !== null && withoutSubstance(substance, text) === '';
  const within = substance && !food && !isBare ? await foodWordWith(db, words, substance) : null;
  const otherFood = substance && !food && !isBare && !within ? otherNoun(question, substance) : null;
  const stranger = substance === null ? strangerIn(question, food) : null;
  return { ...found, food, within, otherFood, isBare, stranger };
};

/** 氯霉素 in 氯霉素能用在鸡上吗: a word that reads like the name of a chemical and is none of the table. */
const strangerIn = (question: string, food: string | null): string | null =>
  [...namingWords(question).nouns].find((word) => CHEMICAL.test(word) && !food?.includes(word)) ??
  WHICH_ADDITIVE.exec(question)?.[1] ??
  limitOf(question, food) ??
  null;

/** 克伦特罗 in 猪肉中克伦特罗的限量, but not 农药 in 苹果里的农药限量. */
const limitOf = (question: string, food: string | null): string | null => {
  const [, name = ''] = /[中里内的]([^中里内的，。？?]{2,12})的?(?:最[大高多])?(?:残留)?限量/.exec(question) ?? [];
  return name === '' || name === food || ANY_SUBSTANCE.test(name) ? null : name;
};

const ANY_SUBSTANCE = /药|金属|添加剂|污染物|毒素|残留|物质|成分|标准|哪[些种]|什么|最|各|所有|全部|食[品物]/;

/** 明矾 in 明矾是什么添加剂. */
const WHICH_ADDITIVE = /^([^，。是]{2,8})(?:是|属于)(?:什么|哪一?[类种])[^，。]{0,4}剂/;

const CHEMICAL =
  /^\p{Script=Han}+(?:霉素|[^色要因]素|[^老]酸|胺|唑|磷|酯|醇|酮|啶|脲|苯|嗪|氰|呋喃|西林|醛|菊酯|石绿|丹红|瘦肉精)$/u;

/** The question without the substance, which is usually written without suffixes such as 及其钠盐. */
const withoutSubstance = (substance: string, text: string): string =>
  text.replace(nameKey(substance), '').replace(nameKey(substance.replace(/[及，].*$/, '')), '');

/** 果汁 in 苯甲酸能不能加到果汁里. */
const otherNoun = (question: string, substance: string): string | null =>
  [...namingWords(question).nouns].find(
    (word) =>
      word.length > 1 &&
      !nameKey(substance).includes(word) &&
      !/食[品物]|东西|产品|添加|限量|残留|标准|用量/.test(word),
  ) ?? null;

/** The longest word of the question that occurs in names of foods in which the substance has a limit. */
const foodWordWith = async (db: Db, words: readonly string[], substance: string): Promise<string | null> => {
  const { rows } = await sql<{ title: string }>`
    select distinct concat_ws(' ', f.title, array_to_string(f.path, ' ')) as title
    from limit_food f join food_limit l on l.food_id = f.id join limit_substance s on s.id = l.substance_id
    where s.name = ${substance}`.execute(db);
  const known = words.filter((word) => word.length > 1 && word !== '食品' && !nameKey(substance).includes(word));
  return (
    known.sort((a, b) => b.length - a.length).find((word) => rows.some(({ title }) => title.includes(word))) ?? null
  );
};

/** The animal that the question names, if the substance has a limit in it. */
const animalWith = async (db: Db, question: string, substance: string): Promise<string | null> => {
  const names = ANIMALS.find(([animal]) => animal.test(question))?.[1] ?? [];
  if (names.length === 0) return null;
  const { rows } = await sql<{ title: string }>`
    select distinct f.title
    from limit_food f
    join food_limit l on l.food_id = f.id
    join limit_substance s on s.id = l.substance_id
    where s.name = ${substance} and f.title = any(${[...names]})`.execute(db);
  return names.find((name) => rows.some(({ title }) => title === name)) ?? null;
};
