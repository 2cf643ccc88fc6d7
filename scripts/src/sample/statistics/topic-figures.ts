import { provinces } from '@bee/domain/region';
import { NATION, placeByName } from '../../../../server/src/modules/statistics/model/stat-places.ts';
import { chance } from '../../../../server/src/sample/random.ts';
import type { Figure, FigureRecord } from '../../../../server/src/sample/statistics/statistic-files.ts';
import { sizesOf } from '../world/production-shares.ts';
import type { SampleTopic } from './sample-topics.ts';

export const FIRST_YEAR = 2006;
export const LAST_YEAR = 2028;

/** A year is published in July of the next one, its revisions a year later. */
const PUBLISHED_ON = '07-09';

/**
 * Figures of a topic by years; some of small crops and early years are missing on purpose, some of provinces were
 * revised. Those of the nation never are: balances show them earlier than the statistics do.
 */
export const figuresOf = (topic: SampleTopic): FigureRecord[] =>
  Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, place) => FIRST_YEAR + place)
    .filter((year) => !topic.rests?.(year))
    .map((year) => {
      const rows = rowsOf(topic, year);
      const replaced = rows.flatMap(([adcode, value]) => firstOf(topic, adcode, year, value));
      const { indicator, crop, unit } = topic;
      return {
        ...{ indicator, crop, unit, year },
        from: `${year + 1}-${PUBLISHED_ON}`,
        rows: rows.map(([adcode, value]): Figure => [adcode, rounded(topic, value)]),
        ...(replaced.length > 0 && { earlier: [{ until: `${year + 2}-${PUBLISHED_ON}`, rows: replaced }] }),
      };
    });

const rounded = ({ decimals }: SampleTopic, exact: number): number => Number(exact.toFixed(decimals));

/** The nation, then each province with its cities. */
const rowsOf = (topic: SampleTopic, year: number): Figure[] => {
  const { nation, provinces: figures } = topic.quantity(year);
  const places = Object.entries(figures)
    .filter(([name]) => isPublished(topic, name, year))
    .flatMap(([name, value]): Figure[] => {
      const adcode = placeByName(name) ?? '';
      const cities = topic.cities && year >= CITIES_SINCE ? citiesOf(topic, adcode, value) : [];
      return [[adcode, value], ...cities];
    });
  return [[NATION, nation], ...places];
};

const keyOf = ({ indicator, crop }: SampleTopic): string => `${indicator}${crop}`;

/** First year of which nothing is missing. */
export const COMPLETE_SINCE = 2018;

const isPublished = (topic: SampleTopic, province: string, year: number): boolean => {
  if (!topic.sparse || year >= COMPLETE_SINCE) return true;
  return province !== '西藏' && chance('published', keyOf(topic), province, year) > 0.06;
};

const CITIES_SINCE = 2021;

/** Sizes of vegetable fields; estimate, order of magnitude. */
const CITIES: Record<string, Record<string, number>> = {
  '370000': sizesOf(
    '潍坊190 临沂165 聊城155 菏泽150 济宁150 德州115 青岛105 济南105 泰安85 滨州60 枣庄75 烟台62 淄博38 日照36 东营22 威海18',
  ),
  '530000': sizesOf(
    '曲靖210 红河145 昆明130 玉溪125 楚雄110 大理105 昭通120 文山95 保山75 普洱60 临沧65 丽江30 德宏35 西双版纳30 怒江12 迪庆8',
  ),
};

const citiesOf = (topic: SampleTopic, province: string, whole: number): Figure[] => {
  const sizes = CITIES[province];
  if (!sizes) return [];
  const cities = provinces.find(({ adcode }) => adcode === province)?.cities ?? [];
  const weights = cities.map(({ name, adcode }) => {
    const [, size = 10] = Object.entries(sizes).find(([short]) => name.startsWith(short)) ?? [];
    return size * (0.95 + 0.1 * chance('city', topic.crop, adcode));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return cities.map(({ adcode }, place) => [adcode, (whole * (weights[place] ?? 0)) / all]);
};

/** The value that was published first, where it was another one. */
const firstOf = (topic: SampleTopic, adcode: string, year: number, exact: number): Figure[] => {
  if (adcode === NATION || chance('revised', keyOf(topic), adcode, year) > 0.008) return [];
  const first = rounded(topic, exact * (0.975 + 0.05 * chance('first', keyOf(topic), adcode, year)));
  return first === rounded(topic, exact) ? [] : [[adcode, first]];
};
