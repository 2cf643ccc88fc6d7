import type { TableAnswer } from '../table/table-data.ts';

/** A position on the axis with a value per series; null means not published. */
export type BarGroup = { name: string; values: (number | null)[]; total: number };

/** The rows of a pivot as groups of bars, largest first; the first eight columns are the series. */
export const barGroups = ({
  columns,
  list,
}: Pick<TableAnswer, 'columns' | 'list'>): { series: string[]; groups: BarGroup[] } => {
  const measured = columns.flatMap(({ role }, place) => (role === 'measure' ? [place] : [])).slice(0, MAX_SERIES);
  const named = columns.flatMap(({ role }, place) => (role === 'measure' ? [] : [place]));
  const groups = list.map((row): BarGroup => {
    const values = measured.map((place) => (typeof row[place] === 'number' ? row[place] : null));
    return {
      name: named.map((place) => row[place] ?? '—').join(' · '),
      values,
      total: values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
    };
  });
  return {
    series: measured.map((place) => columns[place]?.title ?? ''),
    groups: groups.sort((a, b) => b.total - a.total),
  };
};

/** Number of distinguishable chart colours. */
const MAX_SERIES = 8;

/** Lengths of bar segments in percent of the longest bar; negative values have no length in stacked bars. */
export const barParts = (groups: readonly BarGroup[], stacked: boolean): number[][] => {
  const length = (value: number | null) => Math.max(0, value ?? 0);
  const longest = Math.max(
    ...groups.map(({ values }) =>
      stacked
        ? values.reduce<number>((sum, value) => sum + length(value), 0)
        : Math.max(...values.map((value) => Math.abs(value ?? 0)), 0),
    ),
    0,
  );
  const part = (value: number | null) =>
    longest > 0 ? ((stacked ? length(value) : Math.abs(value ?? 0)) / longest) * 100 : 0;
  return groups.map(({ values }) => values.map(part));
};
