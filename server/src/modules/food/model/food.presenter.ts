import type { NutrientKey, NutrientState, NutrientValue } from '@bee/contracts/entity/nutrient';
import type { Food, FoodRow, NutrientItem } from '@bee/contracts/resource/food';
import { type NutrientGroup, nutrientGroups, nutrientOrder, nutrients } from '@bee/domain/nutrient';
import { isCounted, nutrientCost } from '@bee/domain/nutrient-value';
import type { FoodListRow } from '../store/food.repository.ts';
import type { AmountRow, FoodDetailRow } from '../store/food-detail.repository.ts';

export const presentFoodRow = (row: FoodListRow, cols: readonly NutrientKey[]): FoodRow => {
  const known = new Map(row.amounts.map(([nutrient, v, state, decimals]) => [nutrient, { v, state, decimals }]));
  return {
    code: row.code,
    name: row.name,
    alias: row.alias,
    cate1: { id: String(row.first_id), title: row.first_title },
    cate2: { id: String(row.second_id), title: row.second_title },
    edible_pct: row.edible_pct,
    rep: row.representative,
    nutrients: Object.fromEntries(cols.map((key) => [key, presentValue(key, known.get(key))])),
    sample: row.sample,
  };
};

type Known = { v: number | null; state: Exclude<NutrientState, 'na'>; decimals: number };

export const presentValue = (key: NutrientKey, known: Known | undefined): NutrientValue => ({
  v: known?.v ?? null,
  q: known?.state ?? 'na',
  unit: nutrients[key].unit,
  decimals: known?.decimals ?? 0,
});

type Mean = { nutrient: NutrientKey; mean: number; n: number };

/**
 * Groups in which the food has at least one known value. Their items are all nutrients known for the food or its
 * category, with the rank in the category and its mean.
 */
export const presentGroups = (amounts: readonly AmountRow[], means: readonly Mean[]): Food['groups'] => {
  const known = new Map(amounts.map((amount) => [amount.nutrient, amount]));
  const meanOf = new Map(means.map((mean) => [mean.nutrient, mean]));
  const items = nutrientOrder
    .filter((key) => known.has(key) || meanOf.has(key))
    .map((key) => presentItem(key, known.get(key), meanOf.get(key)));
  const ofGroup = (group: NutrientGroup) => items.filter(({ key }) => nutrients[key].group === group);
  return nutrientGroups
    .map(({ key, title }) => ({ key, title, items: ofGroup(key) }))
    .filter(({ items: shown }) => shown.some(({ value }) => value.q !== 'na'));
};

export const presentItem = (key: NutrientKey, amount: AmountRow | undefined, mean: Mean | undefined): NutrientItem => {
  const { title, unit, nrv = null } = nutrients[key];
  const value = presentValue(key, amount);
  return {
    key,
    name: title,
    unit,
    value,
    nrv: nrv === null ? null : Math.round(nrv * 10) / 10,
    nrv_pct: nrv !== null && value.v !== null && isCounted(value) ? (value.v / nrv) * 100 : null,
    rank: amount?.rank ?? null,
    rank_total: mean?.n ?? 0,
    cate_avg: mean?.mean ?? null,
  };
};

/** Cost of a usual amount of each nutrient; omitted if price, edible share or amount is unknown. */
export const presentCosts = (
  { edible_pct }: Pick<FoodDetailRow, 'edible_pct'>,
  amounts: readonly AmountRow[],
  priceKg: number,
): Food['costs'] =>
  nutrientOrder.flatMap((key) => {
    const { title, unit, costPer } = nutrients[key];
    const amount = amounts.find(({ nutrient }) => nutrient === key);
    if (costPer === undefined || !amount) return [];
    const cost = nutrientCost(priceKg, edible_pct, { ...amount, q: amount.state }, costPer);
    return cost === null ? [] : [{ key, name: title, per: costPer, unit, cost }];
  });
