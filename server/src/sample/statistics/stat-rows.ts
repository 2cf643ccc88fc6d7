import { provinces } from '@bee/domain/region';
import { NATION, placeByName } from '../../modules/statistics/model/stat-places.ts';
import { chance } from '../random.ts';
import type { SampleTopic } from './stat-catalogue.ts';
import type { Quantity } from './stat-model.ts';

export type SampleFigure = { adcode: string; year: number; revision: number; current: boolean; value: number };

/** All figures of a topic; some provinces and years are missing on purpose, some figures were revised. */
export const rowsOf = (topic: SampleTopic, years: readonly number[]): SampleFigure[] => {
  const newest = Math.max(...years);
  const told = years.filter((year) => !topic.rests?.(year));
  return told.flatMap((year) => {
    const names = Object.entries(topic.quantity.provinces)
      .filter(([name, weight]) => weight >= (topic.leastWeight ?? 0) && isPublished(topic, name, year, newest))
      .map(([name]) => name);
    const places = names.flatMap((name) => {
      const adcode = placeByName(name) ?? '';
      const value = topic.quantity.at(name, year);
      return [{ adcode, value }, ...(topic.cities && newest - year < CITY_YEARS ? citiesOf(topic, adcode, value) : [])];
    });
    const nation = { adcode: NATION, value: nationalOf(topic.quantity, year) };
    return [nation, ...places].flatMap(({ adcode, value }) => revisionsOf(topic, adcode, year, value));
  });
};

/** Of the whole country, of provinces that publish nothing too. */
const nationalOf = ({ national, provinces: weights, at }: Quantity, year: number): number => {
  const all = Object.entries(weights);
  const sum = all.reduce((total, [name, weight]) => total + at(name, year) * (national === 'sum' ? 1 : weight), 0);
  return national === 'sum' ? sum : sum / all.reduce((total, [, weight]) => total + weight, 0);
};

const keyOf = ({ indicator, crop }: SampleTopic): string => `${indicator}${crop}`;

/** The newest year has more gaps than others: some have not reported yet. */
const isPublished = (topic: SampleTopic, province: string, year: number, newest: number): boolean => {
  if (province === '西藏' && year < newest - 9) return false;
  return chance('published', keyOf(topic), province, year) > (year === newest ? 0.12 : 0.025);
};

const CITY_YEARS = 5;
const CITY_PROVINCES = ['370000', '530000'];

const citiesOf = (topic: SampleTopic, province: string, whole: number) => {
  const cities = CITY_PROVINCES.includes(province)
    ? (provinces.find(({ adcode }) => adcode === province)?.cities ?? [])
    : [];
  const weights = cities.map(({ adcode }) => 0.3 + chance('city', topic.crop, adcode));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return cities.map(({ adcode }, place) => ({ adcode, value: (whole * (weights[place] ?? 0)) / all }));
};

const revisionsOf = (topic: SampleTopic, adcode: string, year: number, exact: number): SampleFigure[] => {
  const rounded = (value: number) => Number(value.toFixed(topic.decimals));
  const value = rounded(exact);
  const first = rounded(exact * (0.95 + 0.1 * chance('first', keyOf(topic), adcode, year)));
  if (chance('revised', keyOf(topic), adcode, year) > 0.008 || first === value)
    return [{ adcode, year, revision: 1, current: true, value }];
  return [
    { adcode, year, revision: 1, current: false, value: first },
    { adcode, year, revision: 2, current: true, value },
  ];
};
