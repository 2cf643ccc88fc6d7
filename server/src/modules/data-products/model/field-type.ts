import type { FieldType } from '@bee/contracts/resource/data';
import { placeByName } from '../../statistics/index.ts';

export type Cell = string | number | boolean | Date | null | undefined;

/** The cell as text; null if it has no value, i.e. is empty or a dash. */
export const cellText = (cell: unknown): string | null => {
  if (cell === null || cell === undefined) return null;
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();
  return /^[-–—―─…]*$/.test(text) ? null : text;
};

const NUMBER = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i;
const DATE =
  /^(?:18|19|20|21)\d{2}(?:年|[-/.](?:0?[1-9]|1[0-2])(?:[-/.](?:0?[1-9]|[12]\d|3[01]))?|年(?:0?[1-9]|1[0-2])月(?:(?:0?[1-9]|[12]\d|3[01])日)?|-Q[1-4])?$/;

export const fitsType = (text: string, type: FieldType): boolean => {
  if (type === 'number') return NUMBER.test(text);
  if (type === 'date') return DATE.test(text);
  return type === 'text' || placeByName(text) !== undefined;
};

/** 2024, 2024-03, 2024-03-05 or 2024-Q1, regardless of how the date is written. */
export const periodOf = (text: string): string => {
  const quarter = /^(\d{4})-(Q[1-4])$/.exec(text);
  if (quarter) return text;
  const [year = '', ...rest] = text.split(/[^\d]+/).filter(Boolean);
  return [year, ...rest.map((part) => part.padStart(2, '0'))].join('-');
};

const TIME_NAMES = /日期|时间|年份|年度|月份|期间|时期|^年$|^月$|date|year|month|time|period/i;
const PLACE_NAMES = /地区|省|市|区域|产地|产区|adcode|region|province|city/i;

/**
 * Possible types of a column. A bare year is a number unless the column name refers to time, and a place name is text
 * unless the column name refers to places.
 */
export const mayBe = (column: string): FieldType[] => [
  ...(TIME_NAMES.test(column) ? (['date'] as const) : []),
  ...(PLACE_NAMES.test(column) ? (['region'] as const) : []),
  'number',
  'text',
];

const ORDER: readonly FieldType[] = ['date', 'region', 'number', 'text'];

/** The narrowest type that fits all values. */
export const inferType = (may: ReadonlySet<FieldType>): FieldType => ORDER.find((type) => may.has(type)) ?? 'text';
