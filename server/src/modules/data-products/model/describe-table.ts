import type { DataProduct, FieldType, ProductCoverage, ProductField } from '@bee/contracts/resource/data';
import { placeByName, placeName, provinceOf } from '../../statistics/index.ts';
import { PREVIEW_ROWS } from './data.policy.ts';
import { type Cell, cellText, fitsType, inferType, mayBe, periodOf } from './field-type.ts';

/** Optional description of a field given in advance. */
export type DeclaredField = {
  field: string;
  title?: string | undefined;
  type?: FieldType | undefined;
  unit?: string | undefined;
  desc?: string | undefined;
};

export type DescribedTable = {
  rows: number;
  dict: ProductField[];
  preview: DataProduct['preview'];
  coverage: ProductCoverage;
};

export type TableDescriber = {
  /**
   * Cells in the order of the columns.
   * @returns why a cell does not match its declared type, or null
   */
  add(cells: readonly Cell[]): string | null;
  finish(geo: string): DescribedTable;
};

const MAX_DISTINCT = 1000;

/**
 * Computes the description row by row and retains only the first rows, because a table may be larger than the memory.
 */
export const describeTable = (columns: readonly string[], declared: readonly DeclaredField[] = []): TableDescriber => {
  const fields = columns.map((column) =>
    newCount(
      column,
      declared.find(({ field }) => field === column),
    ),
  );
  const preview: (string | null)[][] = [];
  let rows = 0;
  return {
    add(cells) {
      rows += 1;
      const texts = fields.map((_, place) => cellText(cells[place]));
      if (preview.length < PREVIEW_ROWS) preview.push(texts);
      for (const [place, text] of texts.entries()) {
        const field = fields[place];
        if (text === null || !field) continue;
        const type = field.declared?.type;
        if (type && !fitsType(text, type)) return `字段“${field.column}”应为${typeTitles[type]}（${text}）`;
        count(field, text);
      }
      return null;
    },
    finish(geo) {
      const dict = fields.map((field) => fieldOf(field, rows));
      return {
        rows,
        dict,
        preview: { columns: [...columns], rows: preview },
        coverage: coverageOf(fields, dict, rows, geo),
      };
    },
  };
};

const typeTitles: Record<FieldType, string> = { text: '文字', number: '数字', date: '日期', region: '地区' };

type FieldCount = {
  column: string;
  declared: DeclaredField | undefined;
  filled: number;
  /** Types that fit all values so far. */
  may: Set<FieldType>;
  /** Null once there are more than `MAX_DISTINCT`. */
  values: Map<string, number> | null;
  least: number;
  greatest: number;
  first: string | null;
  last: string | null;
  years: Map<string, number>;
  provinces: Map<string, number>;
};

const newCount = (column: string, declared: DeclaredField | undefined): FieldCount => ({
  column,
  declared,
  filled: 0,
  may: new Set(mayBe(column)),
  values: new Map(),
  least: Number.POSITIVE_INFINITY,
  greatest: Number.NEGATIVE_INFINITY,
  first: null,
  last: null,
  years: new Map(),
  provinces: new Map(),
});

const count = (field: FieldCount, text: string): void => {
  field.filled += 1;
  for (const type of field.may) if (!fitsType(text, type)) field.may.delete(type);
  if (field.values) {
    field.values.set(text, (field.values.get(text) ?? 0) + 1);
    if (field.values.size > MAX_DISTINCT) field.values = null;
  }
  const wanted = (type: FieldType) => field.declared?.type === type || field.may.has(type);
  if (wanted('number')) {
    const value = Number(text.replace(/,/g, ''));
    field.least = Math.min(field.least, value);
    field.greatest = Math.max(field.greatest, value);
  }
  if (wanted('date')) {
    const period = periodOf(text);
    if (field.first === null || period < field.first) field.first = period;
    if (field.last === null || period > field.last) field.last = period;
    raise(field.years, period.slice(0, 4));
  }
  if (wanted('region')) {
    const adcode = placeByName(text);
    if (adcode && adcode !== NATION) raise(field.provinces, `${adcode.slice(0, 2)}0000`);
  }
};

const NATION = '100000';

const raise = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

const fieldOf = (field: FieldCount, rows: number): ProductField => {
  const type = typeOf(field);
  return {
    field: field.column,
    title: field.declared?.title ?? field.column,
    type,
    unit: field.declared?.unit ?? null,
    desc: field.declared?.desc ?? null,
    fill_pct: rows > 0 ? Math.round((1000 * field.filled) / rows) / 10 : 0,
    distinct: field.values?.size ?? null,
    ...extremes(field, type),
  };
};

/** A field without values is text. */
const typeOf = ({ declared, filled, may }: FieldCount): FieldType =>
  declared?.type ?? (filled > 0 ? inferType(may) : 'text');

const extremes = (field: FieldCount, type: FieldType): { min: string | null; max: string | null } => {
  if (field.filled === 0) return { min: null, max: null };
  if (type === 'number') return { min: String(field.least), max: String(field.greatest) };
  return type === 'date' ? { min: field.first, max: field.last } : { min: null, max: null };
};

/** Time and place are taken from the first field of each type. */
const coverageOf = (
  fields: readonly FieldCount[],
  dict: readonly ProductField[],
  rows: number,
  geo: string,
): ProductCoverage => {
  const of = (type: FieldType) => fields[dict.findIndex((field) => field.type === type)];
  const time = of('date');
  return {
    from: time?.first ?? null,
    to: time?.last ?? null,
    geo,
    rows,
    fields: fields.length,
    places: placesOf(of('region')),
    years: yearsOf(time),
  };
};

const placesOf = (field: FieldCount | undefined): ProductCoverage['places'] =>
  [...(field?.provinces ?? [])]
    .filter(([adcode]) => provinceOf(adcode))
    .map(([adcode, rows]) => ({ adcode, name: placeName(adcode) ?? adcode, rows }))
    .sort((a, b) => b.rows - a.rows || a.adcode.localeCompare(b.adcode));

const yearsOf = (field: FieldCount | undefined): ProductCoverage['years'] => {
  const known = [...(field?.years.keys() ?? [])].map(Number);
  if (!field || known.length === 0) return [];
  const [from, to] = [Math.min(...known), Math.max(...known)];
  return Array.from({ length: to - from + 1 }, (_, step) => {
    const year = String(from + step);
    return { year, rows: field.years.get(year) ?? 0 };
  });
};
