import { cityOf, provinces } from '@bee/domain/region';

/** Code of the nation, used alongside the codes of provinces and cities. */
export const NATION = '100000';

const NATION_NAMES = ['全国', '中国', '全国合计', '全国平均', NATION];

/** Name of a place, such as 云南省, 昆明市 or 全国; undefined for an unknown code. */
export const placeName = (adcode: string): string | undefined =>
  adcode === NATION ? '全国' : (provinceOf(adcode) ?? cityOf(adcode))?.name;

export const provinceOf = (adcode: string) => provinces.find((province) => province.adcode === adcode);

/** Code of a place by its full name, short name (内蒙古, 昆明) or code; undefined if unknown. */
export const placeByName = (name: string): string | undefined => byName.get(name);

const shortOf = (name: string): string => name.replace(/(?:省|市|特别行政区|(?:壮族|回族|维吾尔)?自治区)$/, '') || name;

const byName = new Map<string, string>();
// Provinces are added last to take precedence: 吉林 and 海南 are also names of cities.
for (const { name: province, cities } of provinces)
  for (const { name, adcode } of cities)
    for (const one of [name, shortOf(name), `${province}${name}`, adcode]) byName.set(one, adcode);
for (const { name, adcode } of provinces) for (const one of [name, shortOf(name), adcode]) byName.set(one, adcode);
for (const name of NATION_NAMES) byName.set(name, NATION);

/** All names of places that have figures, with their codes. */
export const placeWords: { word: string; adcode: string }[] = [...byName]
  .filter(([word]) => !/^\d/.test(word))
  .map(([word, adcode]) => ({ word, adcode }));
