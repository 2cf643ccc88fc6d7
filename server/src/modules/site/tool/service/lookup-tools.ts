import {
  countCategories,
  countHeld,
  countNutrients,
  countStandardsToCome,
  countSubstances,
} from '../store/tool.repository.ts';
import { type ReadTool, stockOf, type ToolFacts } from './tool-facts.ts';

type Held = Awaited<ReturnType<typeof countHeld>>;
type Figure = { title: string; value: number | undefined; unit: string; as_of?: string };

const factsOf = ({ count, newest, sample }: Held, stock: string, { value = 0, ...figure }: Figure): ToolFacts => ({
  newest,
  stock: stockOf(count, stock),
  figure: newest ? { value, decimals: 0, as_of: newest, change: null, ...figure } : null,
  sample,
});

export const foodTool: ReadTool = async (db) => {
  const [held, nutrients] = await Promise.all([countHeld(db, 'food'), countNutrients(db)]);
  return factsOf(held, '种食物', { title: '可查可比的成分', value: nutrients?.count, unit: '项' });
};

export const standardTool: ReadTool = async (db, today) => {
  const [held, soon] = await Promise.all([countHeld(db, 'standard'), countStandardsToCome(db, today)]);
  return factsOf(held, '项标准', { title: '已发布、即将实施', value: soon?.count, unit: '项', as_of: today });
};

export const limitTool: ReadTool = async (db) => {
  const [held, substances] = await Promise.all([countHeld(db, 'food_limit'), countSubstances(db)]);
  return factsOf(held, '条限量', { title: '农药、兽药与污染物等', value: substances?.count, unit: '种物质' });
};

export const encyclopediaTool: ReadTool = async (db) => {
  const [held, categories] = await Promise.all([countHeld(db, 'baike'), countCategories(db)]);
  return factsOf(held, '个词条', { title: '词条分类', value: categories?.count, unit: '类' });
};
