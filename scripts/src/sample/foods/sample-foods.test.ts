import { namesWithFattyAcids } from './fatty-acids.ts';
import { foodGroups } from './food-catalogue.ts';
import { ownAmounts } from './own-amounts.ts';
import { sampleFoods } from './sample-foods.ts';

const foods = new Map(sampleFoods().map((food) => [food.name, food.amounts]));
const perHundredGrams = (name: string, nutrient: 'protein' | 'energy') => foods.get(name)?.[nutrient]?.v;

/** Ranges that published tables of food composition agree on. */
it.each([
  ['木耳（干）', 10, 14],
  ['虾皮（干）', 28, 40],
  ['牛肉干（干）', 40, 50],
  ['黄豆', 33, 38],
  ['豆腐', 5, 10],
  ['腐竹（干）', 42, 50],
  ['紫菜（干）', 24, 30],
  ['香菇（干）', 18, 24],
  ['鸡胸肉', 19, 27],
  ['鸡蛋（代表值）', 11.5, 14],
  ['牛奶', 2.8, 3.7],
  ['葡萄干（干）', 2, 3.5],
])('%s has between %d and %d g of protein', (name, least, most) => {
  expect(perHundredGrams(name, 'protein')).toBeGreaterThanOrEqual(least);
  expect(perHundredGrams(name, 'protein')).toBeLessThanOrEqual(most);
});

it.each([
  ['芋头', 56, 80],
  ['莲藕', 50, 80],
  ['大蒜', 110, 140],
  ['香蕉', 80, 105],
  ['核桃', 590, 680],
  ['白砂糖', 385, 402],
  ['大白菜', 10, 30],
])('%s has between %d and %d kcal', (name, least, most) => {
  expect(perHundredGrams(name, 'energy')).toBeGreaterThanOrEqual(least);
  expect(perHundredGrams(name, 'energy')).toBeLessThanOrEqual(most);
});

it('water and solids are 100 g in every food', () => {
  for (const [name, amounts] of foods) {
    const parts = (['water', 'protein', 'fat', 'carb', 'ash'] as const).map((key) => amounts[key]?.v ?? 0);
    const sum = parts.reduce((total, part) => total + part, 0);
    expect([name, sum > 99.5 && sum < 100.5]).toEqual([name, true]);
    expect([name, Math.min(...parts) >= 0]).toEqual([name, true]);
  }
});

it('the amounts of single foods are those of foods of the catalogue', () => {
  const names = new Set(foodGroups.flatMap((group) => group.foods.map(([name]) => name)));
  expect([...ownAmounts.keys()].filter((name) => !names.has(name))).toEqual([]);
});

describe('fatty acids', () => {
  const of = (name: string) => {
    const amounts = foods.get(name);
    const [fat = 0, ...acids] = (['fat', 'sfa', 'mufa', 'pufa'] as const).map((key) => amounts?.[key]?.v ?? 0);
    return { fat, acids };
  };

  it('together are no more than the fat', () => {
    for (const [name] of foods) {
      const { fat, acids } = of(name);
      expect([name, acids.reduce((sum, one) => sum + one, 0) <= fat + 0.2]).toEqual([name, true]);
    }
  });

  it.each([
    ['橄榄油', 1],
    ['茶油', 1],
    ['大豆油', 2],
    ['葵花籽油', 2],
    ['核桃', 2],
    ['奶油', 0],
    ['椰子肉', 0],
  ])('of %s are mostly of one kind', (name, most) => {
    const { acids } = of(name);
    expect(acids.indexOf(Math.max(...acids))).toBe(most);
  });

  it('are named for foods of the catalogue and their groups', () => {
    const names = new Set(foodGroups.flatMap(({ second, foods: all }) => [second, ...all.map(([name]) => name)]));
    expect(namesWithFattyAcids.filter((name) => !names.has(name))).toEqual([]);
  });
});

it('has more vitamin C in fresh fruits than in dried ones', () => {
  const vitaminC = (name: string) => foods.get(name)?.vit_c?.v ?? 0;
  const fruits = sampleFoods().filter(({ first }) => first === '水果');
  const richest = fruits.map(({ name }) => name).sort((a, b) => vitaminC(b) - vitaminC(a));
  expect(richest.slice(0, 8).filter((name) => name.includes('干'))).toEqual([]);
  expect(vitaminC('葡萄干（干）')).toBeLessThan(vitaminC('葡萄'));
});
