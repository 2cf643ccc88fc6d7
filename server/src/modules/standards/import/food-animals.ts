import type { FoodPlace } from '../store/store-limits.ts';

export const FOOD_ANIMALS = '食品动物';
const MAMMALS = [FOOD_ANIMALS, '哺乳类食品动物'];
const POULTRY = [FOOD_ANIMALS, '家禽'];
const WATER = [FOOD_ANIMALS, '水产动物'];

const groups: Record<string, string[]> = {
  所有食品动物: [FOOD_ANIMALS],
  食品动物: [FOOD_ANIMALS],
  其他动物: [FOOD_ANIMALS],
  所有哺乳类食品动物: MAMMALS,
  家禽: POULTRY,
  禽: POULTRY,
  禽类: POULTRY,
  水产动物: WATER,
};

const kinds: [string[], string][] = [
  [MAMMALS, '牛 猪 羊 马 兔 鹿 驼 产奶动物'],
  [[...MAMMALS, '牛'], '奶牛 犊'],
  [[...MAMMALS, '羊'], '绵羊 山羊'],
  [[...MAMMALS, '马'], '驹'],
  [POULTRY, '鸡 火鸡 鸭 鹅 鹌鹑'],
  [WATER, '鱼 虾'],
  [[...WATER, '鱼'], '鲑鱼'],
  [[FOOD_ANIMALS], '蜜蜂'],
];

const places = new Map<string, string[]>([
  ...Object.entries(groups),
  ...kinds.flatMap(([path, names]) => names.split(' ').map((name): [string, string[]] => [name, [...path, name]])),
]);

const levelOf = (name: string, path: readonly string[]): FoodPlace['level'] => {
  if (path.length === 1) return '类别';
  return groups[name] ? '亚类' : '食品';
};

/**
 * All animals. A limit set for all animals must be found for each of them, even if no row of a file names the animal.
 */
export const animalPlaces: FoodPlace[] = [...places].flatMap(([name, path]) =>
  path.at(-1) === name ? [{ path, level: levelOf(name, path), alias: [] }] : [],
);

export type AnimalPlace = { place: FoodPlace; excludes: string[]; note: string | null; known: boolean };

/**
 * Resolves an animal as written in limits of veterinary drugs, including qualifiers: 牛（泌乳期禁用）, 其他动物（牛、羊除外）, 除鱼外所有食品动物,
 * 母畜:马.
 */
export const placeOfAnimal = (written: string): AnimalPlace => {
  const text = written.replace(/\(/g, '（').replace(/\)/g, '）').replace(/:/g, '：').trim();
  const match = /^(?:除(?<without>.+?)外)?(?:(?<sex>母畜|公畜)：)?(?<name>[^（）：]+)(?:（(?<words>[^（）]+)）)?$/.exec(
    text,
  );
  const { without, sex, name = text, words } = match?.groups ?? {};
  const left = [without, /^(.+)除外$/.exec(words ?? '')?.[1], /不包括(.+)$/.exec(words ?? '')?.[1]];
  const path = places.get(name.trim());
  return {
    place: {
      path: path ?? [FOOD_ANIMALS, name.trim()],
      level: path ? levelOf(name.trim(), path) : '食品',
      alias: [],
    },
    excludes: left.flatMap((names) => names?.split(/[、，,]/).map((one) => one.trim()) ?? []),
    note: [sex, words, without && `除${without}外`].filter(Boolean).join('，') || null,
    known: path !== undefined,
  };
};
