import type { SampleMarket } from '../../../../server/src/sample/prices/price-files.ts';

/** A market that this project made up, in a real city: invented prices under a real name would mislead. The first is the reference market. */
export type DrawnMarket = SampleMarket & {
  /** What trading there costs against the reference market: rents, wages, competition of many sellers in a large market. */
  cost: number;
};

/** The first markets report every day, the others once a week, on different days. */
const DAILY = 5;

type Row = [
  id: string,
  province: string,
  city: string,
  adcode: string,
  lng: number,
  lat: number,
  cost: number,
  unit: '公斤' | '斤',
];

const rows: Row[] = [
  ['beijing', '北京市', '北京市', '110100', 116.41, 39.9, 1, '公斤'],
  ['tianjin', '天津市', '天津市', '120100', 117.2, 39.13, 0.99, '公斤'],
  ['shijiazhuang', '河北省', '石家庄市', '130100', 114.5, 38.05, 0.97, '斤'],
  ['shanghai', '上海市', '上海市', '310100', 121.47, 31.23, 1.06, '公斤'],
  ['guangzhou', '广东省', '广州市', '440100', 113.26, 23.13, 1.04, '公斤'],
  ['taiyuan', '山西省', '太原市', '140100', 112.55, 37.87, 1.01, '斤'],
  ['shenyang', '辽宁省', '沈阳市', '210100', 123.43, 41.8, 0.99, '公斤'],
  ['changchun', '吉林省', '长春市', '220100', 125.35, 43.88, 1.02, '公斤'],
  ['haerbin', '黑龙江省', '哈尔滨市', '230100', 126.64, 45.75, 1.02, '公斤'],
  ['nanjing', '江苏省', '南京市', '320100', 118.78, 32.06, 1.03, '公斤'],
  ['hangzhou', '浙江省', '杭州市', '330100', 120.15, 30.28, 1.05, '公斤'],
  ['hefei', '安徽省', '合肥市', '340100', 117.28, 31.86, 1, '公斤'],
  ['jinan', '山东省', '济南市', '370100', 117, 36.65, 0.97, '斤'],
  ['shouguang', '山东省', '寿光市', '370783', 118.74, 36.88, 0.9, '斤'],
  ['zhengzhou', '河南省', '郑州市', '410100', 113.62, 34.75, 0.94, '斤'],
  ['wuhan', '湖北省', '武汉市', '420100', 114.3, 30.6, 1, '公斤'],
  ['changsha', '湖南省', '长沙市', '430100', 112.94, 28.23, 1.02, '公斤'],
  ['chengdu', '四川省', '成都市', '510100', 104.07, 30.67, 0.98, '公斤'],
  ['kunming', '云南省', '昆明市', '530100', 102.83, 24.88, 0.94, '公斤'],
  ['xian', '陕西省', '西安市', '610100', 108.94, 34.34, 0.98, '斤'],
];

export const drawnMarkets: DrawnMarket[] = rows.map(([id, province, city, adcode, lng, lat, cost, unit], place) => ({
  id,
  name: `${city.replace(/市$/, '')}示例农产品批发市场`,
  province,
  city,
  adcode,
  lng,
  lat,
  unit,
  weekday: place < DAILY ? null : ((place - DAILY) % 7) + 1,
  cost,
}));
