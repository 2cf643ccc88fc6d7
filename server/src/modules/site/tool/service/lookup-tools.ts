import {
  countCategories,
  countHeld,
  countNutrients,
  countStandardsToCome,
  countSubstances,
} from '../store/tool.repository.ts';
import { type ReadTool, stockOf } from './tool-facts.ts';

export const foodTool: ReadTool = async (db) => {
  const [{ count, newest, sample }, nutrients] = await Promise.all([countHeld(db, 'food'), countNutrients(db)]);
  return {
    newest,
    stock: stockOf(count, '种食物'),
    figure: newest
      ? {
          title: '可查可比的成分',
          value: nutrients?.count ?? 0,
          unit: '项',
          decimals: 0,
          as_of: newest,
          change: null,
        }
      : null,
    sample,
  };
};

export const standardTool: ReadTool = async (db, today) => {
  const [{ count, newest, sample }, soon] = await Promise.all([
    countHeld(db, 'standard'),
    countStandardsToCome(db, today),
  ]);
  return {
    newest,
    stock: stockOf(count, '项标准'),
    figure: newest
      ? {
          title: '已发布、即将实施',
          value: soon?.count ?? 0,
          unit: '项',
          decimals: 0,
          as_of: today,
          change: null,
        }
      : null,
    sample,
  };
};

export const limitTool: ReadTool = async (db) => {
  const [{ count, newest, sample }, substances] = await Promise.all([countHeld(db, 'food_limit'), countSubstances(db)]);
  return {
    newest,
    stock: stockOf(count, '条限量'),
    figure: newest
      ? {
          title: '农药、兽药与污染物等',
          value: substances?.count ?? 0,
          unit: '种物质',
          decimals: 0,
          as_of: newest,
          change: null,
        }
      : null,
    sample,
  };
};

export const encyclopediaTool: ReadTool = async (db) => {
  const [{ count, newest, sample }, categories] = await Promise.all([countHeld(db, 'baike'), countCategories(db)]);
  return {
    newest,
    stock: stockOf(count, '个词条'),
    figure: newest
      ? {
          title: '词条分类',
          value: categories?.count ?? 0,
          unit: '类',
          decimals: 0,
          as_of: newest,
          change: null,
        }
      : null,
    sample,
  };
};
