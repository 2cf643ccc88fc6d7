import type { NewTopic } from '../../../../server/src/modules/statistics/store/store-topics.ts';
import { fieldAsset, harvested, type Quantity, surveyed } from './topic-quantities.ts';

/** A topic with how its figures come about. */
export type SampleTopic = NewTopic & {
  quantity: Quantity;
  /** Some provinces have no figures of early years; the staples have all. */
  sparse?: boolean;
  /** The survey was left out in some years. */
  rests?: (year: number) => boolean;
  /** Cities of some provinces have figures too. */
  cities?: boolean;
};

const STAPLES = ['稻谷', '小麦', '玉米', '大豆', '蔬菜'];

const area = (crop: string): SampleTopic => ({
  indicator: '播种面积',
  crop,
  unit: '千公顷',
  decimals: 1,
  quantity: harvested(crop, 'area'),
  sparse: !STAPLES.includes(crop),
  cities: crop === '蔬菜',
});

const output = (crop: string): SampleTopic => ({
  indicator: '产量',
  crop,
  unit: '万吨',
  decimals: 1,
  quantity: harvested(crop, 'output'),
  sparse: !STAPLES.includes(crop),
  cities: crop === '蔬菜',
});

const perHectare = (crop: string): SampleTopic => ({
  indicator: '单位面积产量',
  crop,
  unit: '公斤/公顷',
  decimals: 0,
  quantity: harvested(crop, 'perHectare'),
});

const cost = (crop: string, national: string, levels: string): SampleTopic => ({
  indicator: '总成本',
  crop,
  unit: '元/亩',
  decimals: 2,
  quantity: surveyed(crop, '总成本', national, levels),
});

const farmGate = (crop: string, national: string, levels: string): SampleTopic => ({
  indicator: '出售价格',
  crop,
  unit: '元/公斤',
  decimals: 2,
  quantity: surveyed(crop, '出售价格', national, levels),
});

/**
 * Costs and farm-gate prices up to 2021, and the levels of the provinces, are computed from public surveys of 2000-2021;
 * later years and all other totals are an estimate, order of magnitude.
 */
export const sampleTopics: readonly SampleTopic[] = [
  ...['稻谷', '小麦', '玉米', '大豆', '薯类', '油菜籽', '花生', '蔬菜'].map(area),
  ...['稻谷', '小麦', '玉米', '大豆', '蔬菜', '苹果', '柑橘', '茶叶'].map(output),
  ...['稻谷', '小麦', '玉米'].map(perHectare),
  cost(
    '稻谷',
    '2005:481 2010:753 2015:1187 2018:1208 2021:1266 2022:1362 2025:1390',
    '河北157 云南141 贵州141 陕西128 辽宁128 内蒙古121 吉林120 黑龙江114 新疆113 山东107 广西106 四川102 江苏100 河南96 湖北90 安徽88',
  ),
  cost(
    '玉米',
    '2006:397 2010:615 2013:986 2015:1051 2018:1014 2021:1125 2022:1256 2025:1290',
    '甘肃171 云南141 贵州132 四川115 广西115 陕西111 吉林110 山西108 新疆102 湖北97 江苏96 辽宁94 河南92 山东91 河北90 黑龙江86 内蒙古82 安徽79',
  ),
  farmGate(
    '玉米',
    '2006:1.27 2008:1.45 2010:1.87 2012:2.22 2014:2.24 2016:1.54 2018:1.76 2019:1.79 2020:2.31 2021:2.53 2022:2.74 2023:2.6 2024:2.21 2025:2.28',
    '贵州122 云南122 广西117 四川116 湖北106 甘肃104 辽宁102 陕西102 河北101 山东100 江苏99 山西99 内蒙古98 吉林98 河南96 安徽95 黑龙江92 新疆90',
  ),
  farmGate(
    '苹果',
    '2006:1.67 2007:2.8 2008:2.14 2010:4.76 2013:4.16 2014:4.75 2016:3.11 2017:3.22 2018:4.57 2019:3.49 2020:4.14 2021:3.29 2022:5 2025:4.8',
    '陕西127 甘肃114 山东113 辽宁83 河北82 河南78 山西66',
  ),
  {
    indicator: '有效灌溉面积',
    crop: '',
    unit: '千公顷',
    decimals: 1,
    quantity: fieldAsset('有效灌溉面积', '2005:55029 2010:60348 2015:65873 2020:69161 2023:71644 2025:72400'),
    rests: (year) => year % 4 === 1,
  },
  {
    indicator: '农业机械总动力',
    crop: '',
    unit: '万千瓦',
    decimals: 1,
    quantity: fieldAsset('农业机械总动力', '2005:68398 2010:88000 2015:98500 2020:105622 2023:113743 2025:117000'),
  },
];
