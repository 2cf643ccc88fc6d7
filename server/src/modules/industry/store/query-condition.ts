import type { ParsedRequestFor } from '@bee/contracts/operations';
import { periodAt, periodNumber, periodWithin } from '@bee/domain/table-period';
import { type RawBuilder, sql } from 'kysely';
import { InvalidInput } from '../../../http/errors.ts';
import { NATION } from '../../statistics/index.ts';
import type { KeyField } from '../model/table-fields.ts';
import { nameOfPlace, placesWithin } from '../model/table-places.ts';
import type { TableRow } from './table.repository.ts';

type Filter = ParsedRequestFor<'industry/getTableList'>['filters'][string];

/** A condition on the rows of a table, as SQL and as text. */
export type Condition = {
  field: KeyField;
  /** Name of the selected value; null if several are selected. */
  value: string | null;
  /** Text of all selected values. */
  text: string;
  /** The same filter with explicit values, unaffected by later publications. */
  pinned: Filter;
  /** Number of values that the condition allows; null for a time span. */
  values: number | null;
  sql: RawBuilder<unknown>;
};

/**
 * @param places codes in the rows, for conditions on places
 * @throws InvalidInput if a filter does not fit its field
 */
export const conditionOf = (table: TableRow, field: KeyField, filter: Filter, places: readonly string[]): Condition => {
  if (!Array.isArray(filter)) return inSpan(table, field, filter);
  const values = [...new Set(filter)];
  const named = values.map((value) => (field.role === 'geo' ? nameOfPlace(value) : value));
  const wanted = field.role === 'geo' ? [...new Set(values.flatMap((value) => standingFor(value, places)))] : values;
  return {
    field,
    value: named.length === 1 ? (named[0] ?? null) : null,
    text: named.join('、'),
    pinned: wanted.length > 0 && wanted.length <= MAX_VALUES ? wanted : values,
    values: wanted.length,
    sql: sql`${sql.ref(field.column)} = any(${wanted}::text[])`,
  };
};

/** Maximum number of values that the API accepts. */
const MAX_VALUES = 200;

/** A place without rows is expanded to the places below it. */
const standingFor = (adcode: string, places: readonly string[]): string[] => {
  if (!/^\d{6}$/.test(adcode))
    throw new InvalidInput(`地区应写成六位行政区划代码，如 530000（云南省），收到的是“${adcode}”`);
  if (places.includes(adcode)) return [adcode];
  const below = new Set(placesWithin(adcode));
  return adcode === NATION || adcode.endsWith('0000') ? places.filter((place) => below.has(place)) : [];
};

const inSpan = (
  { freq, last_period: newest }: TableRow,
  field: KeyField,
  filter: Exclude<Filter, string[]>,
): Condition => {
  if (field.role !== 'time')
    throw new InvalidInput(`“${field.title}”按值筛选，不能按起止或最近几期；请从它的选项中选择`);
  const asked: { from?: string | undefined; to?: string | undefined } =
    'last' in filter
      ? newest
        ? { from: periodAt(freq, periodNumber(freq, newest) - filter.last + 1), to: newest }
        : {}
      : {
          from: filter.from && periodWithin(freq, filter.from, 'first'),
          to: filter.to && periodWithin(freq, filter.to, 'last'),
        };
  const text = 'last' in filter ? `最近 ${filter.last} 期` : `${asked.from ?? '最早'} 至 ${asked.to ?? '最新'}`;
  return {
    field,
    value: text,
    text,
    pinned: asked.from || asked.to ? asked : filter,
    values: null,
    sql: sql`(${asked.from ? sql`period >= ${asked.from}` : sql`true`} and ${asked.to ? sql`period <= ${asked.to}` : sql`true`})`,
  };
};

/** Matches a single value exactly, without expanding places. */
export const exactly = (field: KeyField, value: string): Condition => {
  const text = field.role === 'geo' ? nameOfPlace(value) : value;
  return { field, value: text, text, pinned: [value], values: 1, sql: sql`${sql.ref(field.column)} = ${value}` };
};
