/** A crop of the sample: totals of our own making, of the order of size that is usual. */
export type SampleCrop = {
  name: string;
  /** 千公顷, of the whole country */
  area: number;
  /** 公斤/公顷 */
  yield: number;
  /** Share of its area that is added or lost each year. */
  growth: number;
  /** Where it grows, each with its weight. */
  grows: Record<string, number>;
};

const growing = (text: string): SampleCrop['grows'] =>
  Object.fromEntries(
    text.split(' ').flatMap((part) => {
      const [, name, weight] = /^(\D+)(\d+)$/.exec(part) ?? [];
      return name ? [[name, Number(weight)]] : [];
    }),
  );

export const rice: SampleCrop = {
  name: '稻谷',
  area: 29_600,
  yield: 6_900,
  growth: -0.002,
  grows: growing(
    '湖南13 黑龙江12 江西11 安徽8 湖北7 江苏7 四川6 广东6 广西6 云南3 吉林3 重庆2 浙江2 福建2 贵州2 辽宁2 河南2 海南1 陕西1',
  ),
};

export const wheat: SampleCrop = {
  name: '小麦',
  area: 23_800,
  yield: 5_700,
  growth: -0.001,
  grows: growing(
    '河南24 山东17 安徽12 江苏10 河北10 新疆5 湖北4 陕西4 四川3 甘肃3 山西2 内蒙古2 云南1 青海1 宁夏1 天津1 西藏1',
  ),
};

export const maize: SampleCrop = {
  name: '玉米',
  area: 42_500,
  yield: 6_200,
  growth: 0.006,
  grows: growing(
    '黑龙江14 吉林10 山东9 河南9 内蒙古9 河北8 辽宁6 四川4 山西4 云南4 安徽3 陕西3 新疆3 甘肃2 湖北2 贵州2 广西1 重庆1 宁夏1 江苏1 湖南1 天津1',
  ),
};

export const soy: SampleCrop = {
  name: '大豆',
  area: 9_100,
  yield: 1_950,
  growth: 0.018,
  grows: growing(
    '黑龙江44 内蒙古12 安徽7 四川5 河南4 吉林4 江苏2 湖北2 山东2 云南2 贵州2 山西2 湖南1 陕西1 重庆1 辽宁1 江西1 广西1 西藏1',
  ),
};

export const tubers: SampleCrop = {
  name: '薯类',
  area: 7_400,
  yield: 4_100,
  growth: -0.008,
  grows: growing(
    '四川13 贵州11 云南8 甘肃8 重庆8 内蒙古5 湖北4 广东3 河北3 福建3 山东3 湖南3 陕西4 宁夏2 青海1 黑龙江2',
  ),
};

export const rapeseed: SampleCrop = {
  name: '油菜籽',
  area: 6_800,
  yield: 2_080,
  growth: 0.008,
  grows: growing(
    '四川18 湖南18 湖北16 江西8 贵州7 安徽6 云南4 重庆4 江苏3 河南3 陕西3 内蒙古3 青海2 甘肃2 浙江2 西藏1',
  ),
};

export const peanuts: SampleCrop = {
  name: '花生',
  area: 4_700,
  yield: 3_850,
  growth: 0.004,
  grows: growing('河南26 山东14 广东7 辽宁6 吉林5 四川6 河北5 湖北5 广西5 江西4 安徽3 江苏2 湖南2 福建2 海南1'),
};

export const vegetables: SampleCrop = {
  name: '蔬菜',
  area: 21_900,
  yield: 35_400,
  growth: 0.012,
  grows: growing(
    '河南8 山东7 江苏7 广西7 贵州6 四川6 广东6 湖南6 湖北6 云南6 河北4 重庆3 安徽3 江西3 浙江3 福建3 陕西2 甘肃2 辽宁2 新疆1 海南1 内蒙古1 山西1 黑龙江1 吉林1 宁夏1 上海1 天津1 北京1 青海1 西藏1',
  ),
};

export const apples: SampleCrop = {
  name: '苹果',
  area: 1_980,
  yield: 22_800,
  growth: 0.005,
  grows: growing('陕西29 山东20 山西10 甘肃10 河南9 辽宁6 河北6 新疆4 四川2 云南2 宁夏1'),
};

export const citrus: SampleCrop = {
  name: '柑橘',
  area: 2_950,
  yield: 19_600,
  growth: 0.022,
  grows: growing('广西28 湖南12 四川10 湖北10 广东9 江西8 福建7 重庆7 浙江4 云南3 贵州2 陕西1 海南1'),
};

export const tea: SampleCrop = {
  name: '茶叶',
  area: 3_300,
  yield: 980,
  growth: 0.026,
  grows: growing(
    '福建15 云南14 湖北11 四川11 湖南8 浙江6 贵州13 安徽5 广东4 河南3 陕西3 广西3 江西2 江苏1 重庆1 山东1',
  ),
};
