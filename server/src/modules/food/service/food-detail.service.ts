import type { DataFor } from '@bee/contracts/operations';
import type { Food } from '@bee/contracts/resource/food';
import type { ProductPrice } from '@bee/contracts/resource/product';
import { addDays, daysBetween } from '@bee/domain/calendar-day';
import type { Db } from '../../../db/schema.ts';
import { priceOfProduct } from '../../prices/index.ts';
import { findSource, presentSource } from '../../sources/index.ts';
import { presentCosts, presentGroups } from '../model/food.presenter.ts';
import { findFood, findGlycemic, listAmounts, listCategoryMeans } from '../store/food-detail.repository.ts';
import { noSuchFood } from './food.service.ts';

/** Older wholesale prices do not count as current. */
const PRICE_DAYS = 7;

/** @throws NotFound when the food does not exist */
export const readFood = async (db: Db, code: string, today: string): Promise<DataFor<'food/getDetail'>> => {
  const food = await findFood(db, code);
  if (!food) throw noSuchFood(code);
  const [amounts, means, index, price, source] = await Promise.all([
    listAmounts(db, code),
    listCategoryMeans(db, food.first_id),
    findGlycemic(db, food),
    priceOfProduct(db, food.sold_as, addDays(today, -PRICE_DAYS)),
    findSource(db, food.source_id),
  ]);
  const indexSource = index && (await findSource(db, index.source_id));
  return {
    code: food.code,
    name: food.name,
    alias: food.alias,
    cate1: { id: String(food.first_id), title: food.first_title },
    cate2: { id: String(food.second_id), title: food.second_title },
    edible_pct: food.edible_pct,
    rep: food.representative,
    sample: food.sample,
    en: food.en,
    latin: food.latin,
    desc: food.description,
    origin: food.origin,
    groups: presentGroups(amounts, means),
    portions: food.portions,
    gi: index ? { v: index.gi, level: levelOf(index.gi), name: index.name, source: presentSource(indexSource) } : null,
    data_class: food.data_class,
    price: price && presentPrice(price, today),
    costs: price ? presentCosts(food, amounts, price.price_avg) : [],
    source: presentSource(source),
  };
};

const presentPrice = (
  { product, price_avg, unit, date, market, source_name, sample, to }: ProductPrice,
  today: string,
): Food['price'] => ({
  product,
  price_kg: price_avg,
  unit,
  date,
  market,
  age_days: Math.max(0, daysBetween(date, today)),
  source_name,
  sample,
  to,
});

/** Standard thresholds of the glycemic index. */
const levelOf = (gi: number): 'low' | 'middle' | 'high' => {
  if (gi >= 70) return 'high';
  return gi > 55 ? 'middle' : 'low';
};
