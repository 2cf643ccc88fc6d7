import { provinces } from '@bee/domain/region';
import { NATION, placeName, provinceOf } from '../../statistics/index.ts';

export type Place = { adcode: string; name: string; level: 0 | 1 | 2; count: number; has_children: boolean };

/** The place and all places below it. */
export const placesWithin = (adcode: string): string[] => {
  if (adcode === NATION) return [NATION, ...provinces.flatMap((one) => [one.adcode, ...one.cities.map(codeOf)])];
  return [adcode, ...(provinceOf(adcode)?.cities.map(codeOf) ?? [])];
};

const codeOf = ({ adcode }: { adcode: string }): string => adcode;

/** 云南省, 昆明市 or 全国; the code itself if unknown. */
export const nameOfPlace = (adcode: string): string => placeName(adcode) ?? adcode;

type Counted = { value: string; rows: number };

/**
 * One level of the places of a table: the nation and its provinces, or the cities of a province. A province without
 * rows counts the rows of its cities.
 */
export const placesBelow = (counted: readonly Counted[], pid?: string): Place[] => {
  const rows = new Map(counted.map(({ value, rows }) => [value, rows]));
  if (pid !== undefined && pid !== NATION)
    return placesWithin(pid)
      .filter((adcode) => adcode !== pid && rows.has(adcode))
      .map((adcode) => ({
        adcode,
        name: nameOfPlace(adcode),
        level: 2,
        count: rows.get(adcode) ?? 0,
        has_children: false,
      }));
  const nation = rows.get(NATION);
  const ofProvinces = provinces.flatMap(({ adcode, name, cities }): Place[] => {
    const below = cities.filter((city) => city.adcode !== adcode).map((city) => rows.get(city.adcode) ?? 0);
    const count = rows.get(adcode) ?? sum(below);
    return count > 0 ? [{ adcode, name, level: 1, count, has_children: sum(below) > 0 }] : [];
  });
  return [
    ...(nation && pid === undefined
      ? [{ adcode: NATION, name: nameOfPlace(NATION), level: 0 as const, count: nation, has_children: false }]
      : []),
    ...ofProvinces,
  ];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
