import { nutrients } from '@bee/domain/nutrient';
import { nutrientText } from '@bee/domain/nutrient-value';
import type { Db } from '../../../db/schema.ts';
import { withoutBrackets } from '../../../text/without-brackets.ts';
import { replaceDocuments } from '../../search/index.ts';
import { presentValue } from '../model/food.presenter.ts';

const SAID = ['energy', 'protein', 'fat', 'carb'] as const;

/** Indexes every food by its names and code; the snippet lists its nutrients. */
export const indexFoods = async (db: Db): Promise<void> => {
  const rows = await db
    .selectFrom('food as f')
    .innerJoin('food_category as a', 'a.id', 'f.first_id')
    .innerJoin('food_category as b', 'b.id', 'f.second_id')
    .select(['f.code', 'f.name', 'f.alias', 'f.en', 'f.sample', 'a.title as first', 'b.title as second'])
    .orderBy('f.rank')
    .execute();
  const amounts = await amountsOf(db);
  await replaceDocuments(
    db,
    'food',
    rows.map(({ code, name, alias, en, sample, first, second }) => {
      const known = SAID.flatMap((key) => {
        const amount = amounts.get(`${code} ${key}`);
        return amount
          ? [`${nutrients[key].title} ${nutrientText(presentValue(key, amount))} ${nutrients[key].unit}`]
          : [];
      });
      const others = alias.length > 0 ? `（${alias.join('、')}）` : '';
      return {
        kind: 'food',
        refId: code,
        title: name,
        alias: [withoutBrackets(name), ...alias, code, ...(en ? [en] : [])],
        meta: [...new Set([first, second])],
        date: null,
        page: 'application/food/detail',
        params: { code },
        sample,
        blocks: [
          {
            heading: false,
            text: `${name}${others}，食物编码 ${code}。每 100 克可食部：${known.join('，') || '见详情'}。`,
          },
        ],
      };
    }),
  );
};

const amountsOf = async (db: Db) => {
  const rows = await db
    .selectFrom('food_nutrient')
    .select(['code', 'nutrient', 'v', 'state', 'decimals'])
    .where('nutrient', 'in', SAID)
    .execute();
  return new Map(rows.map(({ code, nutrient, ...amount }) => [`${code} ${nutrient}`, amount]));
};
