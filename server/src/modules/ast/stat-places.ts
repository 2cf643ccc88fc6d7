import { cityOf, provinces } from '@bee/domain/region';

/** The nation among the codes of provinces and cities. */
export const NATION = '100000';

const NATION_NAMES = ['全国', '中国', '全国合计', '全国平均', NATION];

/** 云南省, 昆明市 or 全国; undefined where the code is that of none of them. */
export const placeName = (adcode: string): string | undefined =>
  adcode === NATION ? '全国' : (provinceOf(adcode) ?? cityOf(adcode))?.name;

export const provinceOf = (adcode: string) => provinces.find((province) => province.adcode === adcode);

/** The code of a place by its full name, its short name (内蒙古, 昆明) or its code; undefined for what is no such place. */
export const placeByName = (name: string): string | undefined => byName.get(name);

const shortOf = (name: string): string => name.replace(/(?:省|市|特别行政区|(?:壮族|回族|维吾尔)?自治区)$/, '') || name;

const byName = new Map<string, string>();
// Provinces come last: 吉林 and 海南 are theirs before they are those of a city.
for (const { name: province, cities } of provinces)
  for (const { name, adcode } of cities)
    for (const one of [name, shortOf(name), `${province}${name}`, adcode]) byName.set(one, adcode);
for (const { name, adcode } of provinces) for (const one of [name, shortOf(name), adcode]) byName.set(one, adcode);
for (const name of NATION_NAMES) byName.set(name, NATION);

/** All words for places that have figures, with their codes. */
export const placeWords: { word: string; adcode: string }[] = [...byName]
  .filter(([word]) => !/^\d/.test(word))
  .map(([word, adcode]) => ({ word, adcode }));
