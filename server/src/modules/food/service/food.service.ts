import type { NutrientKey } from '@bee/contracts/entity/nutrient';
import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { Db } from '../../../db/schema.ts';
import { InvalidInput, NotFound } from '../../../http/errors.ts';
import type { ServiceOf } from '../../../http/route.ts';
import { fold } from '../../../text/fold.ts';
import { listSources, presentSource } from '../../sources/index.ts';
import { presentFoodRow } from '../model/food.presenter.ts';
import { findFoods } from '../store/find-foods.repository.ts';
import { findNearest, listCategories, listFoods, listFoodsByCode, listMeans } from '../store/food.repository.ts';

export const readCategories = async (db: Db): Promise<DataFor<'food/getCateList'>> => {
  const rows = await listCategories(db);
  const present = ({ id, title, count }: (typeof rows)[number]) => ({ id: String(id), title, count });
  return rows
    .filter(({ pid }) => pid === null)
    .map((first) => ({ ...present(first), children: rows.filter(({ pid }) => pid === first.id).map(present) }));
};

/** @throws NotFound when the category does not exist */
export const readList: ServiceOf<'food/getList'> = async (
  db,
  { first_id = '0', second_id = '0', cols, rep, sort, page, limit },
) => {
  const filter = { firstId: Number(first_id), secondId: Number(second_id), rep };
  const [{ rows, total, updatedAt }, means, categories, sources] = await Promise.all([
    listFoods(db, { ...filter, cols, sort: sortOf(sort), page, limit }),
    listMeans(db, filter, cols),
    listCategories(db),
    listSources(db, 'food'),
  ]);
  const find = (id: number) => categories.find((one) => one.id === id) ?? null;
  const second = find(filter.secondId);
  const first = find(filter.firstId || (second?.pid ?? 0));
  const known = (filter.firstId === 0 || first?.pid === null) && (filter.secondId === 0 || second?.pid === first?.id);
  if (!known) throw new NotFound(`没有编号为“${first_id}/${second_id}”的食物分类，请从分类列表中选择`);
  const named = (row: typeof first) => (row ? { id: String(row.id), title: row.title } : null);
  return {
    list: rows.map((row) => presentFoodRow(row, cols)),
    total,
    page,
    limit,
    updated_at: updatedAt,
    first: named(first),
    second: named(second),
    means: Object.fromEntries(means.map(({ nutrient, mean, n }) => [nutrient, { mean, n }])),
    source: presentSource(sources[0]),
  };
};

const sortOf = (sort: ParsedRequestFor<'food/getList'>['sort']) => {
  if (sort === 'default') return null;
  const [nutrient, order] = sort.split('.');
  return { nutrient: nutrient as NutrientKey, descending: order === 'desc' };
};

const MAX_WORDS = 5;

/** @throws InvalidInput when the keyword has neither letters nor digits */
export const searchFoods: ServiceOf<'food/search'> = async (db, { keyword, cols, page, limit }) => {
  const words = wordsOf(keyword);
  if (words.length === 0) throw new InvalidInput('关键字里没有文字、字母或数字，请输入食物名称、拼音或编码');
  const [found, sources] = await Promise.all([findFoods(db, { words, page, limit }), listSources(db, 'food')]);
  const rows = await listFoodsByCode(
    db,
    found.map(({ code }) => code),
    cols,
  );
  const matched = new Map(found.map((one) => [one.code, one.matched]));
  return {
    list: rows.map((row) => ({ ...presentFoodRow(row, cols), matched: matched.get(row.code) ?? null })),
    total: found[0]?.total ?? 0,
    page,
    limit,
    updated_at: null,
    source: presentSource(sources[0]),
  };
};

/** Folded like the name endings: "猪肉（瘦）" is one word, "番茄 罐头" two. */
const wordsOf = (keyword: string): string[] => [
  ...new Set(
    fold(keyword)
      .split(/\s+/)
      .map((word) => word.replace(/[^\p{L}\p{N}]+/gu, ''))
      .filter(Boolean)
      .slice(0, MAX_WORDS),
  ),
];

/** @throws NotFound when the food does not exist */
export const readRelated: ServiceOf<'food/getRelatedList'> = async (db, { code, limit }) => {
  const [own, ...near] = await listFoodsByCode(db, [code, ...(await findNearest(db, code, limit))], RELATED_COLUMNS);
  if (own?.code !== code) throw noSuchFood(code);
  return near.map((row) => presentFoodRow(row, RELATED_COLUMNS));
};

const RELATED_COLUMNS: readonly NutrientKey[] = ['energy', 'protein', 'fat', 'carb'];

export const noSuchFood = (code: string): NotFound =>
  new NotFound(`没有编码为“${code}”的食物，可能已随数据更新而撤下；请按名称检索`);
