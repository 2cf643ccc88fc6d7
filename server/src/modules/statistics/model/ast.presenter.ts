import type { DataFor } from '@bee/contracts/operations';
import { groupBy } from '@bee/domain/group-by';
import { provinces } from '@bee/domain/region';
import { presentSource, type SourceRow } from '../../sources/index.ts';
import type { PlaceRow, ProvinceYearRow, RankedYearRow, TopicRow, YearRow } from '../store/ast.repository.ts';
import { placeName } from './stat-places.ts';
import { yearChange } from './year-change.ts';

type Tree = DataFor<'ast/getAgriSpecialTopicCatagory'>;
type Leaf = Tree[number]['children'][number]['children'][number];
type YearMap = DataFor<'ast/getNationwideDataGroupAdcode'>;

/** For example 玉米播种面积, 农业机械总动力. */
export const topicName = ({ crop, indicator }: Pick<TopicRow, 'crop' | 'indicator'>): string => `${crop}${indicator}`;

/** Group, indicator, crop. An indicator with a single topic becomes a leaf itself. */
export const presentTree = (rows: readonly TopicRow[]): Tree =>
  [...groupBy(rows, ({ group_title }) => group_title)].map(([group, ofGroup]) => ({
    ...heading(group),
    children: [...groupBy(ofGroup, ({ indicator }) => indicator)].map(([indicator, own]) => {
      const [only] = own;
      if (own.length === 1 && only) return { ...leaf(only, topicName(only)), children: [] };
      const crops = own.map(({ crop }) => crop);
      return {
        ...heading(indicator),
        children: own.map((row) => {
          const title = row.crop || '合计';
          const shared = crops.filter((crop) => crop === row.crop).length > 1;
          return leaf(row, shared ? `${title}（${row.unit}）` : title);
        }),
      };
    }),
  }));

const heading = (title: string): Leaf => ({
  id: null,
  title,
  name: title,
  unit: null,
  decimals: null,
  freq: null,
  source: null,
  provinces: null,
});

const leaf = (row: TopicRow, title: string): Leaf => ({
  id: String(row.id),
  title,
  name: topicName(row),
  unit: row.unit,
  decimals: row.decimals,
  freq: 'Y',
  source: row.source_name,
  provinces: row.provinces,
});

export const presentFacts = (topic: TopicRow, source: SourceRow | undefined) => ({
  topic: { id: String(topic.id), name: topicName(topic) },
  unit: topic.unit,
  decimals: topic.decimals,
  source: presentSource(source),
  updated_at: topic.updated_at,
});

const presentFigure = ({ value, was }: { value: number; was: number | null }) => ({
  value,
  was,
  flag: was === null ? null : ('revised' as const),
});

export const presentNational = (row: PlaceRow | undefined, year: number): YearMap['national'] =>
  row ? { ...presentFigure(row), yoy: yearChange(year, row.value, row.before) } : null;

export const presentPlaces = (rows: readonly PlaceRow[], year: number): YearMap['list'] =>
  rows.flatMap((row) =>
    row.rank === null
      ? []
      : [
          {
            ...presentPlace(row),
            rank: row.rank,
            prev_rank: row.prev_rank,
            yoy: yearChange(year, row.value, row.before),
          },
        ],
  );

export const presentPlace = (row: { adcode: string; value: number; was: number | null }) => ({
  adcode: row.adcode,
  name: placeName(row.adcode) ?? row.adcode,
  ...presentFigure(row),
});

/** All provinces without a figure, with the year of their last figure. */
export const presentMissing = (rows: readonly PlaceRow[], figures: readonly ProvinceYearRow[]): YearMap['missing'] => {
  const lastYears = new Map(figures.map(({ adcode, year }) => [adcode, year]));
  const known = new Set(rows.map(({ adcode }) => adcode));
  return provinces
    .filter(({ adcode }) => !known.has(adcode))
    .map(({ adcode, name }) => ({ adcode, name, last_year: lastYears.get(adcode)?.toString() ?? null }));
};

export const presentHistory = (figures: readonly ProvinceYearRow[], years: readonly number[]): YearMap['history'] => {
  const shown = [...years].reverse();
  const byPlace = groupBy(figures, ({ adcode }) => adcode);
  return {
    years: shown.map(String),
    places: [...byPlace].map(([adcode, rows]) => {
      const values = new Map(rows.map(({ year, value }) => [year, value]));
      return { adcode, values: shown.map((year) => values.get(year) ?? null) };
    }),
  };
};

export const presentYears = (rows: readonly YearRow[]): DataFor<'ast/getProvinceData'>['series'] =>
  rows.map((row) => ({ year: String(row.year), ...presentFigure(row) }));

export const presentRankedYears = (rows: readonly RankedYearRow[]) =>
  rows.map(({ rank, places, national, ...row }) => ({
    year: String(row.year),
    ...presentFigure(row),
    ...{ rank, places, national },
  }));

export const presentNationalYears = (rows: readonly YearRow[]): DataFor<'ast/getNationwideDataOrderByYear'>['list'] => {
  const values = new Map(rows.map(({ year, value }) => [year, value]));
  return rows.map((row) => ({
    year: String(row.year),
    ...presentFigure(row),
    yoy: yearChange(row.year, row.value, values.get(row.year - 1)),
  }));
};
