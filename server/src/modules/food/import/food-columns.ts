import type { NutrientKey } from '@bee/contracts/entity/nutrient';
import { nutrientOrder, nutrients } from '@bee/domain/nutrient';
import type { ImportColumn } from '../../../importer/import-kind.ts';

/** Column names used by published food tables, in addition to our keys and titles. */
const otherNames: Partial<Record<NutrientKey, string[]>> = {
  energy: ['energyKCal', '能量（千卡）', '能量kcal'],
  energy_kj: ['energyKJ', '能量kJ'],
  carb: ['CHO', '碳水'],
  fiber: ['dietaryFiber', '不溶性膳食纤维'],
  vit_a: ['vitaminA', '总维生素A'],
  carotene: ['β-胡萝卜素'],
  vit_b1: ['thiamin', '硫胺素'],
  vit_b2: ['riboflavin', '核黄素'],
  niacin: ['尼克酸'],
  vit_b6: ['vitaminB6'],
  vit_b12: ['vitaminB12'],
  vit_c: ['vitaminC', '抗坏血酸'],
  vit_d: ['vitaminD'],
  vit_e: ['vitaminETotal', '维生素E总量'],
  vit_e_a: ['vitaminE1', 'α-E'],
  vit_e_bg: ['vitaminE2', '(β+γ)-E'],
  vit_e_d: ['vitaminE3', 'δ-E'],
};

export const foodColumns: readonly ImportColumn[] = [
  { names: ['foodCode', '食物编码', '编码'], required: true },
  { names: ['foodName', '食物名称', '名称'], required: true },
  { names: ['category', '食物大类', '大类', '分类'], required: true },
  { names: ['subcategory', '食物亚类', '亚类', '小类'] },
  { names: ['alias', '别名'] },
  { names: ['en', '英文名'] },
  { names: ['latin', '学名'] },
  { names: ['edible', '食部', '可食部'] },
  { names: ['remark', '备注', '产地'] },
  { names: ['description', '说明'] },
  { names: ['data_class', '数据类别'] },
  ...nutrientOrder.map((key) => ({ names: [key, nutrients[key].title, ...(otherNames[key] ?? [])] })),
];
