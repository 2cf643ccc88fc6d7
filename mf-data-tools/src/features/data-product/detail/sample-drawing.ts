import type { DataProduct } from '@bee/contracts/resource/data';
import { inOrder } from '@bee/domain/in-order';
import type { ChartSeries } from '@bee/ui/data';

export type SampleDrawing =
  | { kind: 'line'; column: string; unit: string | null; series: ChartSeries; label: string }
  | {
      kind: 'bars';
      column: string;
      unit: string | null;
      bars: { name: string; value: number | null; text: string }[];
      label: string;
    };

/** Columns of the sample that can be charted. */
export const numericColumns = ({ dict, preview }: Pick<DataProduct, 'dict' | 'preview'>): string[] =>
  dict
    .filter(({ field, type }) => type === 'number' && valuesOf(preview, field).some((value) => value !== null))
    .map(({ field }) => field);

/**
 * A chart of one numeric column of the first rows: a line where every row has its own day, else bars labelled by the
 * distinguishing columns. Null without a numeric column.
 */
export const drawSample = (
  product: Pick<DataProduct, 'dict' | 'preview' | 'title'>,
  wanted: string | undefined,
): SampleDrawing | null => {
  const { dict, preview } = product;
  const columns = numericColumns(product);
  const column = columns.find((one) => one === wanted) ?? columns[0];
  if (!column) return null;
  const unit = dict.find(({ field }) => field === column)?.unit ?? null;
  const values = valuesOf(preview, column);
  const label = `${product.title}样本前 ${values.length} 行的${column}${unit ? `（${unit}）` : ''}`;
  const time = dict.find(({ type }) => type === 'date')?.field;
  const days = time ? textsOf(preview, time) : [];
  if (days.length > 2 && days.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day)) && new Set(days).size === days.length) {
    const points = days.map((day, place): [string, number | null] => [day, values[place] ?? null]);
    const series = { name: column, ...(unit && { unit }), points: points.sort(([a], [b]) => inOrder(a, b)) };
    return { kind: 'line', column, unit, series, label };
  }
  const names = namesOf(product);
  const bars = values.map((value, place) => ({
    name: names[place] ?? `第 ${place + 1} 行`,
    value,
    text: preview.rows[place]?.[preview.columns.indexOf(column)] ?? '—',
  }));
  return { kind: 'bars', column, unit, bars, label };
};

const textsOf = ({ columns, rows }: DataProduct['preview'], column: string): string[] =>
  rows.map((row) => row[columns.indexOf(column)] ?? '');

const valuesOf = (preview: DataProduct['preview'], column: string): (number | null)[] =>
  textsOf(preview, column)
    .map((text) => (text === '' ? null : Number(text.replace(/,/g, ''))))
    .map(finite);

const finite = (value: number | null): number | null => (value !== null && Number.isFinite(value) ? value : null);

const MAX_PARTS = 3;

/** The fewest columns that distinguish the rows: those with the most distinct values. */
const namesOf = ({ dict, preview }: Pick<DataProduct, 'dict' | 'preview'>): string[] => {
  const parts = dict
    .filter(({ type }) => type !== 'number')
    .map(({ field }) => textsOf(preview, field))
    .sort((a, b) => new Set(b).size - new Set(a).size);
  const chosen: string[][] = [];
  for (const part of parts) {
    const names = joined(chosen);
    if (chosen.length === MAX_PARTS || (chosen.length > 0 && new Set(names).size === names.length)) break;
    if (new Set(part).size > 1 || chosen.length === 0) chosen.push(part);
  }
  return joined(chosen);
};

const joined = ([first = [], ...rest]: string[][]): string[] =>
  first.map((text, place) => [text, ...rest.map((part) => part[place])].filter(Boolean).join(' · '));
