import { provinces } from '@bee/domain/region';

/** 内蒙古自治区 → 内蒙古, as sources write it. */
const shortName = (province: string): string =>
  province.replace(/(?:省|市|特别行政区|(?:壮族|回族|维吾尔)?自治区)$/, '');

/** 云南, 云南省 or 新疆维吾尔自治区 → its code. */
export const provinceCode = (name: string): string | null =>
  provinces.find((province) => name.startsWith(shortName(province.name)))?.adcode ?? null;

const MUNICIPALITIES = ['北京', '上海', '天津', '重庆'];

/** 市 if the title begins with a city that is not a municipality (青岛市…, 恩施土家族苗族自治州…). */
export const levelOf = (region: string, title: string): '国家' | '省' | '市' => {
  if (region === '' || region === '全国' || region === '国家') return '国家';
  const city = /^(.{2,10}?(?:市|自治州))/.exec(title)?.[1];
  return city && !MUNICIPALITIES.some((name) => city.startsWith(name)) && !city.includes('省') ? '市' : '省';
};

/** Well-known wholesale markets, so that their prices can be filtered by region and shown on a map. */
const markets: { match: string; province: string; city: string; adcode: string; lng: number; lat: number }[] = [
  { match: '新发地', province: '北京市', city: '北京市', adcode: '110106', lng: 116.35, lat: 39.81 },
  { match: '寿光', province: '山东省', city: '潍坊市', adcode: '370783', lng: 118.74, lat: 36.88 },
  { match: '江桥', province: '上海市', city: '上海市', adcode: '310114', lng: 121.33, lat: 31.25 },
  { match: '江南果菜', province: '广东省', city: '广州市', adcode: '440111', lng: 113.23, lat: 23.21 },
];

export const knownMarket = (name: string) => markets.find(({ match }) => name.includes(match)) ?? null;
