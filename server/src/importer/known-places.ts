/** Provinces by the short names that sources use, with their codes. */
const provinces: [string, string][] = [
  ['北京', '110000'],
  ['天津', '120000'],
  ['河北', '130000'],
  ['山西', '140000'],
  ['内蒙古', '150000'],
  ['辽宁', '210000'],
  ['吉林', '220000'],
  ['黑龙江', '230000'],
  ['上海', '310000'],
  ['江苏', '320000'],
  ['浙江', '330000'],
  ['安徽', '340000'],
  ['福建', '350000'],
  ['江西', '360000'],
  ['山东', '370000'],
  ['河南', '410000'],
  ['湖北', '420000'],
  ['湖南', '430000'],
  ['广东', '440000'],
  ['广西', '450000'],
  ['海南', '460000'],
  ['重庆', '500000'],
  ['四川', '510000'],
  ['贵州', '520000'],
  ['云南', '530000'],
  ['西藏', '540000'],
  ['陕西', '610000'],
  ['甘肃', '620000'],
  ['青海', '630000'],
  ['宁夏', '640000'],
  ['新疆', '650000'],
  ['台湾', '710000'],
  ['香港', '810000'],
  ['澳门', '820000'],
];

/** 云南, 云南省 or 新疆维吾尔自治区 → its code. */
export const provinceCode = (name: string): string | null =>
  provinces.find(([short]) => name.startsWith(short))?.[1] ?? null;

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
