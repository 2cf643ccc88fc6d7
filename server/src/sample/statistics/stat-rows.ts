import { provinces } from '@bee/domain/region';
import { NATION, placeByName } from '../../modules/statistics/model/stat-places.ts';
import { chance } from '../random.ts';
import { sizesOf } from '../world/production-shares.ts';
import type { SampleTopic } from './stat-catalogue.ts';

export type SampleFigure = { adcode: string; year: number; revision: number; current: boolean; value: number };

/** All figures of a topic; some of small crops and early years are missing on purpose, some figures were revised. */
export const rowsOf = (topic: SampleTopic, years: readonly number[]): SampleFigure[] => {
  const newest = Math.max(...years);
  return years
    .filter((year) => !topic.rests?.(year))
    .flatMap((year) => {
      const { nation, provinces: figures } = topic.quantity(year);
      const places = Object.entries(figures)
        .filter(([name]) => isPublished(topic, name, year, newest))
        .flatMap(([name, value]) => {
          const adcode = placeByName(name) ?? '';
          const cities = topic.cities && newest - year < CITY_YEARS ? citiesOf(topic, adcode, value) : [];
          return [{ adcode, value }, ...cities];
        });
      return [{ adcode: NATION, value: nation }, ...places].flatMap(({ adcode, value }) =>
        year < newest ? revisionsOf(topic, adcode, year, value) : [figureOf(topic, adcode, year, value)],
      );
    });
};

const keyOf = ({ indicator, crop }: SampleTopic): string => `${indicator}${crop}`;

/** Years up to the newest of which nothing is missing. */
const COMPLETE_YEARS = 8;

const isPublished = (topic: SampleTopic, province: string, year: number, newest: number): boolean => {
  if (!topic.sparse || newest - year < COMPLETE_YEARS) return true;
  return province !== '西藏' && chance('published', keyOf(topic), province, year) > 0.06;
};

const CITY_YEARS = 5;

/** Sizes of vegetable fields; estimate, order of magnitude. */
const CITIES: Record<string, Record<string, number>> = {
  '370000': sizesOf(
    '潍坊190 临沂165 聊城155 菏泽150 济宁150 德州115 青岛105 济南105 泰安85 滨州60 枣庄75 烟台62 淄博38 日照36 东营22 威海18',
  ),
  '530000': sizesOf(
    '曲靖210 红河145 昆明130 玉溪125 楚雄110 大理105 昭通120 文山95 保山75 普洱60 临沧65 丽江30 德宏35 西双版纳30 怒江12 迪庆8',
  ),
};

const citiesOf = (topic: SampleTopic, province: string, whole: number) => {
  const sizes = CITIES[province];
  if (!sizes) return [];
  const cities = provinces.find(({ adcode }) => adcode === province)?.cities ?? [];
  const weights = cities.map(({ name, adcode }) => {
    const [, size = 10] = Object.entries(sizes).find(([short]) => name.startsWith(short)) ?? [];
    return size * (0.95 + 0.1 * chance('city', topic.crop, adcode));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return cities.map(({ adcode }, place) => ({ adcode, value: (whole * (weights[place] ?? 0)) / all }));
};

const figureOf = (topic: SampleTopic, adcode: string, year: number, exact: number): SampleFigure => ({
  adcode,
  year,
  revision: 1,
  current: true,
  value: Number(exact.toFixed(topic.decimals)),
});

/** A revision is published a year after the figure. */
const revisionsOf = (topic: SampleTopic, adcode: string, year: number, exact: number): SampleFigure[] => {
  const figure = figureOf(topic, adcode, year, exact);
  const share = 0.975 + 0.05 * chance('first', keyOf(topic), adcode, year);
  const first = figureOf(topic, adcode, year, exact * share);
  if (chance('revised', keyOf(topic), adcode, year) > 0.008 || first.value === figure.value) return [figure];
  return [
    { ...first, current: false },
    { ...figure, revision: 2 },
  ];
};
