import type { NutrientKey } from '@bee/contracts/entity/nutrient';

export type NutrientGroup = 'macro' | 'mineral' | 'vitamin' | 'amino' | 'fatty';

export type Nutrient = {
  title: string;
  unit: 'kcal' | 'kJ' | 'g' | 'mg' | 'µg';
  group: NutrientGroup;
  /** Daily reference amount for labels of prepacked food, GB 28050-2011 annex A. */
  nrv?: number;
  /** Maximum possible amount in 100 g of a food; a higher value is an error in the source. */
  most: number;
  /** Amount for which the cost is shown. */
  costPer?: number;
};

export const nutrientGroups: { key: NutrientGroup; title: string }[] = [
  { key: 'macro', title: '能量与宏量营养素' },
  { key: 'mineral', title: '矿物质' },
  { key: 'vitamin', title: '维生素' },
  { key: 'amino', title: '氨基酸' },
  { key: 'fatty', title: '脂肪酸' },
];

/** 8400 kJ in kcal. */
const ENERGY_NRV = 8400 / 4.184;

export const nutrients: Record<NutrientKey, Nutrient> = {
  energy: { title: '能量', unit: 'kcal', group: 'macro', nrv: ENERGY_NRV, most: 902, costPer: 100 },
  energy_kj: { title: '能量（千焦）', unit: 'kJ', group: 'macro', nrv: 8400, most: 3780 },
  protein: { title: '蛋白质', unit: 'g', group: 'macro', nrv: 60, most: 100, costPer: 10 },
  fat: { title: '脂肪', unit: 'g', group: 'macro', nrv: 60, most: 100 },
  carb: { title: '碳水化合物', unit: 'g', group: 'macro', nrv: 300, most: 100 },
  fiber: { title: '膳食纤维', unit: 'g', group: 'macro', nrv: 25, most: 100, costPer: 5 },
  cholesterol: { title: '胆固醇', unit: 'mg', group: 'macro', nrv: 300, most: 10_000 },
  water: { title: '水分', unit: 'g', group: 'macro', most: 100 },
  ash: { title: '灰分', unit: 'g', group: 'macro', most: 100 },
  ca: { title: '钙', unit: 'mg', group: 'mineral', nrv: 800, most: 40_000, costPer: 100 },
  p: { title: '磷', unit: 'mg', group: 'mineral', nrv: 700, most: 20_000 },
  k: { title: '钾', unit: 'mg', group: 'mineral', nrv: 2000, most: 50_000, costPer: 500 },
  na: { title: '钠', unit: 'mg', group: 'mineral', nrv: 2000, most: 40_000 },
  mg: { title: '镁', unit: 'mg', group: 'mineral', nrv: 300, most: 5000 },
  fe: { title: '铁', unit: 'mg', group: 'mineral', nrv: 15, most: 500, costPer: 5 },
  zn: { title: '锌', unit: 'mg', group: 'mineral', nrv: 15, most: 200, costPer: 5 },
  se: { title: '硒', unit: 'µg', group: 'mineral', nrv: 50, most: 2000 },
  cu: { title: '铜', unit: 'mg', group: 'mineral', nrv: 1.5, most: 100 },
  mn: { title: '锰', unit: 'mg', group: 'mineral', nrv: 3, most: 200 },
  i: { title: '碘', unit: 'µg', group: 'mineral', nrv: 150, most: 500_000 },
  vit_a: { title: '维生素A', unit: 'µg', group: 'vitamin', nrv: 800, most: 60_000, costPer: 100 },
  carotene: { title: '胡萝卜素', unit: 'µg', group: 'vitamin', most: 200_000 },
  retinol: { title: '视黄醇', unit: 'µg', group: 'vitamin', most: 60_000 },
  vit_b1: { title: '维生素B1', unit: 'mg', group: 'vitamin', nrv: 1.4, most: 30 },
  vit_b2: { title: '维生素B2', unit: 'mg', group: 'vitamin', nrv: 1.4, most: 30 },
  niacin: { title: '烟酸', unit: 'mg', group: 'vitamin', nrv: 14, most: 200 },
  vit_b6: { title: '维生素B6', unit: 'mg', group: 'vitamin', nrv: 1.4, most: 30 },
  vit_b12: { title: '维生素B12', unit: 'µg', group: 'vitamin', nrv: 2.4, most: 500 },
  folate: { title: '叶酸', unit: 'µg', group: 'vitamin', nrv: 400, most: 10_000 },
  vit_c: { title: '维生素C', unit: 'mg', group: 'vitamin', nrv: 100, most: 5000, costPer: 10 },
  vit_d: { title: '维生素D', unit: 'µg', group: 'vitamin', nrv: 5, most: 1000 },
  vit_e: { title: '维生素E', unit: 'mg', group: 'vitamin', nrv: 14, most: 300 },
  vit_e_a: { title: 'α-维生素E', unit: 'mg', group: 'vitamin', most: 300 },
  vit_e_bg: { title: '(β+γ)-维生素E', unit: 'mg', group: 'vitamin', most: 300 },
  vit_e_d: { title: 'δ-维生素E', unit: 'mg', group: 'vitamin', most: 300 },
  ile: { title: '异亮氨酸', unit: 'mg', group: 'amino', most: 10_000 },
  leu: { title: '亮氨酸', unit: 'mg', group: 'amino', most: 15_000 },
  lys: { title: '赖氨酸', unit: 'mg', group: 'amino', most: 15_000 },
  met: { title: '蛋氨酸', unit: 'mg', group: 'amino', most: 10_000 },
  phe: { title: '苯丙氨酸', unit: 'mg', group: 'amino', most: 10_000 },
  thr: { title: '苏氨酸', unit: 'mg', group: 'amino', most: 10_000 },
  trp: { title: '色氨酸', unit: 'mg', group: 'amino', most: 5000 },
  val: { title: '缬氨酸', unit: 'mg', group: 'amino', most: 10_000 },
  his: { title: '组氨酸', unit: 'mg', group: 'amino', most: 10_000 },
  sfa: { title: '饱和脂肪酸', unit: 'g', group: 'fatty', nrv: 20, most: 100 },
  mufa: { title: '单不饱和脂肪酸', unit: 'g', group: 'fatty', most: 100 },
  pufa: { title: '多不饱和脂肪酸', unit: 'g', group: 'fatty', most: 100 },
};

/** In table order. */
export const nutrientOrder = Object.keys(nutrients) as NutrientKey[];

export const isNutrient = (key: string): key is NutrientKey => Object.hasOwn(nutrients, key);

/** Default nutrients of a list. */
export const usualNutrients: readonly NutrientKey[] = ['energy', 'protein', 'fat', 'carb', 'fiber', 'na'];
