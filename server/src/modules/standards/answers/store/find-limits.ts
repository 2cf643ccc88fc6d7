import { type LimitKind, limitKinds } from '@bee/contracts/entity/standard';
import { type Kysely, sql } from 'kysely';
import { pickNames } from '../../../../answering/pick-names.ts';
import type { Database } from '../../../../db/schema.ts';
import { queryWords } from '../../../search/index.ts';
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
};

const TISSUE = /肌肉|肝脏?|肾脏?|脂肪|(?<!牛|羊|马)奶(?!牛)|[牛羊马]奶|乳|(?<!产)蛋(?!白)|蜂蜜|皮/;

const ON_LIMITS = /限量|残留|最大|上限|允许|超标|mrl|标准是多少|不得超过|可以?用[在于]|使用范围|使用量|添加量/i;

export const findRequestedLimit = async (db: Kysely<Database>, question: string): Promise<RequestedLimit> => {
  const onLimits = ON_LIMITS.test(question);
  const kind = limitKinds.find((one) => question.includes(one)) ?? null;
  const tissue = TISSUE.exec(question)?.[0] ?? null;
  const text = nameKey(question);
  const substances = await sql<{ name: string; alias: string[] }>`select name, alias from limit_substance`.execute(db);
  const words = queryWords(question).map(nameKey);
  // 甲酸 does not match inside a longer word such as 苯甲酸. Users omit suffixes such as 及其钠盐.
  const isPart = (matched: string) => words.some((word) => word.endsWith(matched) && word !== matched);
  const pick = (rows: readonly { name: string; alias: string[] }[]) =>
    pickNames(
      text,
      rows
        .flatMap(({ name, alias }) =>
          [name, name.replace(/及其.*$/, ''), ...alias].map((one) => ({ name, matched: nameKey(one) })),
        )
        .filter(({ matched }) => !isPart(matched)),
    )[0]?.name ?? null;
  const substance = pick(substances.rows);
  if (!onLimits && substance === null) return { substance, food: null, onLimits, kind, tissue };
  const foods = await sql<{ name: string; alias: string[] }>`select title as name, alias from limit_food`.execute(db);
  return { substance, food: pick(foods.rows), onLimits, kind, tissue };
};
