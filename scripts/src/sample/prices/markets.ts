import type { SampleMarket } from '../../../../server/src/sample/prices/price-files.ts';

/** A real wholesale market; what it quotes is invented. The first is the reference market. */
export type DrawnMarket = SampleMarket & {
  /** What trading there costs against the reference market: rents, wages, competition of many sellers in a large market. */
  cost: number;
};

/** The first markets report every day, the others once a week, on different days. */
const DAILY = 5;

type Row = [
  id: string,
  name: string,
  province: string,
  city: string,
  adcode: string,
  lng: number,
  lat: number,
  cost: number,
  unit: '公斤' | '斤',
];

/** Places to two decimals, about a kilometre. */
const rows: Row[] = [
  ['beijing', '北京新发地农产品批发市场', '北京市', '北京市', '110106', 116.35, 39.81, 1, '公斤'],
  ['tianjin', '天津海吉星农产品物流园', '天津市', '天津市', '120118', 117.02, 38.99, 0.99, '公斤'],
  ['shijiazhuang', '石家庄桥西蔬菜中心批发市场', '河北省', '石家庄市', '130100', 114.43, 38.02, 0.97, '斤'],
  ['shanghai', '上海江桥批发市场', '上海市', '上海市', '310114', 121.33, 31.25, 1.06, '公斤'],
  ['guangzhou', '广州江南果菜批发市场', '广东省', '广州市', '440111', 113.23, 23.21, 1.04, '公斤'],
  ['taiyuan', '太原河西农产品批发市场', '山西省', '太原市', '140100', 112.49, 37.83, 1.01, '斤'],
  ['shenyang', '沈阳盛发菜果批发市场', '辽宁省', '沈阳市', '210100', 123.47, 41.77, 0.99, '公斤'],
  ['changchun', '长春海吉星农产品物流园', '吉林省', '长春市', '220100', 125.35, 44.01, 1.02, '公斤'],
  ['haerbin', '哈尔滨哈达果菜批发市场', '黑龙江省', '哈尔滨市', '230100', 126.7, 45.75, 1.02, '公斤'],
  ['nanjing', '南京众彩农副产品批发市场', '江苏省', '南京市', '320115', 118.88, 31.97, 1.03, '公斤'],
  ['hangzhou', '杭州勾庄农副产品物流中心', '浙江省', '杭州市', '330110', 120.08, 30.36, 1.05, '公斤'],
  ['hefei', '合肥周谷堆农产品批发市场', '安徽省', '合肥市', '340100', 117.4, 31.84, 1, '公斤'],
  ['jinan', '济南匡山农产品综合交易市场', '山东省', '济南市', '370100', 116.94, 36.68, 0.97, '斤'],
  ['shouguang', '寿光地利农产品物流园', '山东省', '寿光市', '370783', 118.74, 36.88, 0.9, '斤'],
  ['zhengzhou', '郑州万邦国际农产品物流城', '河南省', '郑州市', '410122', 113.97, 34.66, 0.94, '斤'],
  ['wuhan', '武汉白沙洲农副产品大市场', '湖北省', '武汉市', '420111', 114.27, 30.46, 1, '公斤'],
  ['changsha', '长沙海吉星国际农产品物流园', '湖南省', '长沙市', '430121', 113.1, 28.14, 1.02, '公斤'],
  ['chengdu', '成都濛阳农副产品综合批发市场', '四川省', '成都市', '510182', 104.08, 30.93, 0.98, '公斤'],
  ['kunming', '云南龙城农产品批发市场', '云南省', '昆明市', '530114', 102.8, 24.89, 0.94, '公斤'],
  ['xian', '西安欣桥农产品物流中心', '陕西省', '西安市', '610100', 108.87, 34.22, 0.98, '斤'],
];

export const drawnMarkets: DrawnMarket[] = rows.map(
  ([id, name, province, city, adcode, lng, lat, cost, unit], place) => ({
    id,
    name,
    province,
    city,
    adcode,
    lng,
    lat,
    unit,
    weekday: place < DAILY ? null : ((place - DAILY) % 7) + 1,
    cost,
  }),
);
