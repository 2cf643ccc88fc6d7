export type Shape =
  | 'round'
  | 'striped'
  | 'long'
  | 'root'
  | 'bulb'
  | 'leaf'
  | 'stalk'
  | 'pod'
  | 'mushroom'
  | 'cluster'
  | 'crescent';

/** How a drawing shows a product: its form, its colour, and how large one of it is beside the others. */
export type Look = { shape: Shape; color: string; size: number };

type Row = [shape: Shape, color: string, size: number];

const LOOKS: Record<string, Row> = {
  大白菜: ['leaf', '#b9d88a', 1.3],
  小白菜: ['leaf', '#6fae4c', 1],
  上海青: ['leaf', '#5b9e46', 1],
  菠菜: ['leaf', '#3f8a3a', 1],
  生菜: ['leaf', '#93c75b', 1.1],
  油麦菜: ['leaf', '#7cb84e', 1.1],
  空心菜: ['stalk', '#5b9e46', 1.1],
  芹菜: ['stalk', '#7cb84e', 1.2],
  圆白菜: ['round', '#b5d49a', 1.3],
  茼蒿: ['leaf', '#569a44', 1],
  白萝卜: ['root', '#eef0e4', 1.3],
  胡萝卜: ['root', '#e8812e', 1],
  土豆: ['round', '#cda465', 0.85],
  莲藕: ['long', '#e6d3b5', 1.2],
  山药: ['long', '#c7a579', 1.3],
  芋头: ['bulb', '#9a7b5f', 1.1],
  莴笋: ['stalk', '#9cc977', 1.2],
  红薯: ['root', '#b1506a', 1],
  番茄: ['round', '#d94332', 0.95],
  茄子: ['long', '#5a3b7a', 1.1],
  青椒: ['round', '#4f9a3c', 0.95],
  尖椒: ['long', '#5aa63d', 0.8],
  樱桃番茄: ['round', '#dd4a3a', 0.55],
  黄瓜: ['long', '#4d9140', 1],
  冬瓜: ['long', '#5f8f5a', 1.6],
  南瓜: ['striped', '#dd8f34', 1.2],
  西葫芦: ['long', '#8cb85a', 1.1],
  苦瓜: ['long', '#79b55a', 1],
  丝瓜: ['long', '#6ca857', 1.2],
  豆角: ['pod', '#63a14a', 1.3],
  四季豆: ['pod', '#74ad4f', 1],
  荷兰豆: ['pod', '#86bf55', 0.9],
  毛豆: ['pod', '#8dba4f', 0.9],
  大葱: ['stalk', '#6aa84f', 1.3],
  大蒜: ['bulb', '#f0ebe2', 0.85],
  生姜: ['bulb', '#d6b06c', 0.9],
  洋葱: ['bulb', '#a3476b', 0.95],
  韭菜: ['stalk', '#3f8a3a', 1],
  蒜苔: ['stalk', '#6fae4c', 1.1],
  香菇: ['mushroom', '#8a6248', 0.9],
  平菇: ['mushroom', '#b9aea3', 1],
  金针菇: ['mushroom', '#efe3c4', 0.6],
  杏鲍菇: ['mushroom', '#cdb493', 1.1],
  苹果: ['round', '#cf3f3f', 0.95],
  梨: ['round', '#d9c35a', 0.95],
  山楂: ['round', '#b8322e', 0.55],
  蜜桔: ['round', '#ee9a2e', 0.8],
  脐橙: ['round', '#ee8a1f', 0.95],
  柚子: ['round', '#dfcf62', 1.3],
  柠檬: ['round', '#efd43f', 0.8],
  葡萄: ['cluster', '#5d3b79', 1],
  草莓: ['root', '#d93a46', 0.65],
  猕猴桃: ['round', '#8f7a4a', 0.75],
  香蕉: ['crescent', '#efcf49', 1.1],
  西瓜: ['striped', '#3f8a45', 1.5],
  哈密瓜: ['striped', '#d9b95a', 1.3],
  桃: ['round', '#ee9d8f', 0.9],
  樱桃: ['round', '#a8243a', 0.5],
  荔枝: ['round', '#c04a4f', 0.6],
  芒果: ['round', '#eeb83f', 0.9],
};

export const lookOf = (product: string): Look => {
  const [shape, color, size] = LOOKS[product] ?? ['round', '#7cb84e', 1];
  return { shape, color, size };
};
