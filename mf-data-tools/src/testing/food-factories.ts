import type { DataFor } from '@bee/contracts/operations';
import type { Food, FoodRow, NutrientItem, NutrientKey, NutrientValue } from '@bee/contracts/resource/food';
import { nutrients } from '@bee/domain/nutrient';

/** Responses of the food API for tests, with plausible defaults. */
export const source = { name: '测试成分表', url: null, publisher: null, retrieved_at: null, sample: true };

export const buildValue = (v: number | null, q: NutrientValue['q'] = '=', decimals = 1): NutrientValue => ({
  v,
  q,
  unit: 'g',
  decimals,
});

export const buildFoodRow = (row: Partial<FoodRow> = {}): FoodRow => ({
  code: 's10001',
  name: '番茄',
  alias: ['西红柿'],
  cate1: { id: '4', title: '蔬菜' },
  cate2: { id: '24', title: '茄果类' },
  edible_pct: 90,
  rep: false,
  nutrients: { protein: buildValue(1.3) },
  sample: true,
  ...row,
});

export const buildItem = (key: NutrientKey, item: Partial<NutrientItem> = {}): NutrientItem => ({
  key,
  name: nutrients[key].title,
  unit: nutrients[key].unit,
  value: buildValue(10),
  nrv: nutrients[key].nrv ?? null,
  nrv_pct: null,
  rank: null,
  rank_total: 0,
  cate_avg: null,
  ...item,
});

export const buildFood = (food: Partial<Food> = {}): Food => {
  const { nutrients: _, ...row } = buildFoodRow();
  return {
    ...row,
    en: null,
    latin: null,
    desc: null,
    origin: null,
    groups: [
      {
        key: 'macro',
        title: '能量与宏量营养素',
        items: [
          buildItem('energy', { value: { ...buildValue(20, '=', 0), unit: 'kcal' }, nrv_pct: 1 }),
          buildItem('protein', { value: buildValue(1.2), nrv_pct: 2, rank: 3, rank_total: 120, cate_avg: 1.5 }),
        ],
      },
    ],
    portions: [{ title: '1 个', grams: 150 }],
    gi: null,
    data_class: 'calc',
    price: null,
    costs: [],
    source,
    ...food,
  };
};

export const buildFoodList = (list: FoodRow[], total = list.length): DataFor<'food/getList'> => ({
  list,
  total,
  page: 1,
  limit: 20,
  updated_at: null,
  first: { id: '4', title: '蔬菜' },
  second: null,
  means: { protein: { mean: 1.5, n: 80 } },
  source,
});

export const buildCategories = (): DataFor<'food/getCateList'> => [
  {
    id: '4',
    title: '蔬菜',
    count: 85,
    children: [
      { id: '24', title: '茄果类', count: 9 },
      { id: '25', title: '瓜类', count: 9 },
    ],
  },
  { id: '5', title: '水果', count: 51, children: [{ id: '30', title: '瓜果类', count: 5 }] },
];

type SeasonFood = DataFor<'food/getSeason'>['list'][number];

export const buildSeason = (foods: Partial<SeasonFood>[]): DataFor<'food/getSeason'> => ({
  day: '2026-03-04',
  week: 10,
  list: foods.map((food) => ({
    code: 's10001',
    name: '番茄',
    product: '番茄',
    market: '测试市场',
    price_avg: 1.2,
    date: '2026-03-04',
    unit: '元/公斤',
    below_pct: 37.5,
    years: 5,
    source_name: '测试行情',
    sample: true,
    price_to: { page: 'application/vegetable/detail', params: { group: '茄果类', name: '番茄' } },
    ...food,
  })),
});
