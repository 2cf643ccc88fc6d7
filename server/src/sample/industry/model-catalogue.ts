import type { TableFreq } from '@bee/contracts/entity/industry';

/** A quantity of our own making, of the order of size that is usual. */
export type ModelQuantity = {
  id: string;
  title: string;
  path: string[];
  freq: TableFreq;
  unit: string;
  decimals: number;
  /** Of the whole country in a period; of a mean, the mean. */
  base: number;
  /** Share that is added or lost each year. */
  growth: number;
  /** How far season moves it, as a share. */
  swing: number;
  mean: boolean;
  /** Which places it is told of. */
  places: 'provinces' | 'regions' | 'nation';
  /** Its values by this dimension, each with its share or level. */
  dim: { field: string; title: string; values: Record<string, number> } | null;
  products: string[];
  tags: string[];
};

type Kind = Pick<
  ModelQuantity,
  'path' | 'freq' | 'unit' | 'decimals' | 'growth' | 'swing' | 'mean' | 'places' | 'dim'
> & {
  key: string;
  /** What stands behind the product in a title: 存栏. */
  what: string;
};

const AREAS = { field: 'residence', title: '城乡', values: { 全体居民: 1, 城镇居民: 1.12, 农村居民: 0.86 } };

const kind = (
  key: string,
  path: string,
  what: string,
  freq: TableFreq,
  unit: string,
  more: Partial<Kind> = {},
): Kind => ({
  key,
  path: path.split('/'),
  what,
  freq,
  unit,
  decimals: 1,
  growth: 0.015,
  swing: 0,
  mean: false,
  places: 'provinces',
  dim: null,
  ...more,
});

/** A price by regions of the country. */
const price = (key: string, path: string, what: string, freq: TableFreq, unit = '元/公斤'): Kind =>
  kind(key, path, what, freq, unit, { decimals: 2, mean: true, places: 'regions', swing: 0.06, growth: 0.02 });

/** Each kind with its products and their sizes. */
const catalogue: readonly [Kind, string][] = [
  [
    kind('stock', '畜牧业/存栏', '存栏', 'Q', '万头', { swing: 0.03 }),
    '生猪 42500,能繁母猪 4100,肉牛 8100,奶牛 620,羊 30500',
  ],
  [kind('poultry', '畜牧业/存栏', '存栏', 'Q', '万只', { swing: 0.04 }), '蛋鸡 118000,肉鸡 296000,水禽 74000'],
  [kind('sold', '畜牧业/出栏', '出栏', 'Q', '万头', { swing: 0.08 }), '生猪 17600,肉牛 1180,羊 8200'],
  [
    kind('meat', '畜牧业/产量', '产量', 'Y', '万吨'),
    '猪肉 5500,牛肉 720,羊肉 520,禽肉 2400,禽蛋 3450,牛奶 3900,蜂蜜 46,绵羊毛 35',
  ],
  [
    price('animal', '畜牧业/价格', '周度价格', 'W'),
    '仔猪 32,活猪 16.4,猪肉 26.8,牛肉 78,羊肉 74,白条鸡 23.6,鸡蛋 11.2,生鲜乳 3.9',
  ],
  [
    price('feed-price', '畜牧业/饲料价格', '周度价格', 'W'),
    '饲用玉米 2.6,豆粕 4.1,育肥猪配合饲料 3.7,蛋鸡配合饲料 3.4',
  ],
  [
    kind('slaughter', '畜牧业/屠宰', '定点屠宰量', 'M', '万头', { swing: 0.18, places: 'nation' }),
    '生猪 2600,肉牛 86,肉羊 240',
  ],
  [
    kind('fish', '渔业/产量', '养殖产量', 'Y', '万吨', { growth: 0.024 }),
    '草鱼 590,鲢鱼 390,鳙鱼 320,鲤鱼 285,鲫鱼 280,罗非鱼 175,鲈鱼 95,鳜鱼 42,小龙虾 290,河蟹 82,南美白对虾 215,大黄鱼 26,牡蛎 620,扇贝 180,海带 177,紫菜 22',
  ],
  [
    kind('pond', '渔业/养殖面积', '养殖面积', 'Y', '千公顷', { growth: -0.004 }),
    '海水 2070,池塘 2620,水库 1430,稻渔 2900',
  ],
  [
    price('fish-price', '渔业/价格', '批发价格', 'M'),
    '草鱼 15.8,鲤鱼 14.2,鲫鱼 19.6,鲢鱼 10.4,带鱼 38,大黄鱼 46,对虾 58,河蟹 92',
  ],
  [
    price('fertiliser', '农资/化肥', '出厂价格', 'M', '元/吨'),
    '尿素 2350,磷酸二铵 3650,氯化钾 2750,复合肥 3150,碳酸氢铵 880',
  ],
  [kind('applied', '农资/化肥', '施用量', 'Y', '万吨', { growth: -0.02 }), '氮肥 1740,磷肥 610,钾肥 520,复合肥 2280'],
  [
    price('pesticide', '农资/农药', '出厂价格', 'M', '元/吨'),
    '草甘膦 28500,吡虫啉 96000,多菌灵 41000,毒死蜱 43000,敌草快 21000',
  ],
  [kind('film', '农资/农膜', '使用量', 'Y', '万吨', { growth: -0.01 }), '地膜 132,棚膜 104'],
  [price('seed', '农资/种子', '零售价格', 'M'), '玉米种 31,杂交稻种 78,常规稻种 9.6,小麦种 5.6,大豆种 8.8'],
  [
    kind('feed', '农资/饲料', '产量', 'M', '万吨', { growth: 0.03, swing: 0.1, places: 'nation' }),
    '猪饲料 1200,蛋禽饲料 270,肉禽饲料 790,水产饲料 210,反刍饲料 135',
  ],
  [
    kind('made', '加工/产量', '产量', 'M', '万吨', { growth: 0.02, swing: 0.09 }),
    '大米 980,小麦粉 830,食用植物油 430,成品糖 145,鲜冷藏肉 320,乳制品 262,液体乳 240,罐头 62,果汁饮料 118,冷冻水产品 58,精制茶 19,酱油 64,味精 21,方便面 46',
  ],
  [kind('drink', '加工/产量', '产量', 'M', '万千升', { growth: -0.01, swing: 0.16 }), '白酒 42,啤酒 305,葡萄酒 1.9'],
  [
    kind('eaten', '消费/人均消费量', '人均消费量', 'Y', '公斤', { mean: true, growth: 0.012, dim: AREAS }),
    '粮食 136,食用油 10.2,蔬菜 109,猪肉 28.1,牛肉 2.7,羊肉 1.5,禽类 12.4,水产品 14.6,蛋类 13.9,奶类 13.2,干鲜瓜果 60.4,食糖 1.3',
  ],
  [
    kind('cpi', '消费/价格指数', '居民消费价格指数', 'M', '上年同月=100', {
      mean: true,
      growth: 0,
      swing: 0.02,
      decimals: 1,
      places: 'nation',
      dim: { ...AREAS, values: { 全体居民: 1, 城镇居民: 1.001, 农村居民: 0.998 } },
    }),
    '食品 101.6,粮食 100.9,畜肉类 99.4,鲜菜 103.1,鲜果 101.8,蛋类 100.2,水产品 101.1,奶类 100.4',
  ],
  [
    kind('retail', '消费/零售', '零售额', 'M', '亿元', { growth: 0.06, swing: 0.1, places: 'nation' }),
    '粮油食品类 1750,饮料类 255,烟酒类 460,餐饮收入 4300',
  ],
  [
    kind('forest', '林业/产量', '产量', 'Y', '万吨', { growth: 0.03 }),
    '油茶籽 390,核桃 540,板栗 210,天然橡胶 85,松脂 130,花椒 56,竹笋干 98,枣 520',
  ],
  [
    kind('herb-area', '中药材/种植面积', '种植面积', 'Y', '万亩', { growth: 0.028 }),
    '三七 62,人参 24,黄芪 118,当归 56,党参 84,枸杞子 190,金银花 132,天麻 78',
  ],
  [
    kind('progress', '种植业/农时', '进度', 'X', '%', { mean: true, growth: 0, decimals: 0 }),
    '冬小麦播种 9,早稻插秧 4,春玉米播种 4,夏玉米播种 6,冬小麦收获 5,中稻收获 9,玉米收获 9,大豆收获 9',
  ],
];

export const modelQuantities: readonly ModelQuantity[] = catalogue.flatMap(([{ key, what, ...kind }, products]) =>
  products.split(',').map((text, place): ModelQuantity => {
    const [name = '', size] = text.split(' ');
    const by = { provinces: '分省', regions: '分地区', nation: kind.dim ? `分${kind.dim.title}` : '全国' }[kind.places];
    const rhythm = { D: '日度', W: '周度', X: '旬度', M: '月度', Q: '季度', Y: '年度' }[kind.freq];
    return {
      ...kind,
      id: `${key}-${place + 1}`,
      title: `${name}${what.replace(/^周度/, '')}（${rhythm}，${by}）`,
      base: Number(size),
      products: [name],
      tags: [kind.path[1] ?? '', rhythm, by],
    };
  }),
);
