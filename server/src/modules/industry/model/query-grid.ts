import type { DataFor } from '@bee/contracts/operations';
import type { ShownMeasure, TablePlan } from '../service/query-plan.ts';
import type { PivotRow } from '../store/query-pivot.ts';
import type { QueriedRow } from '../store/query-rows.ts';
import { decimalsOf, type KeyField } from './table-fields.ts';
import { nameOfPlace } from './table-places.ts';

type Answer = DataFor<'industry/getTableList'>;
export type Grid = Pick<Answer, 'columns' | 'list' | 'at' | 'measures' | 'col'>;

/** @param values values of the pivoted field; empty without a pivot */
export const gridOf = (plan: TablePlan, rows: readonly (QueriedRow | PivotRow)[], values: readonly string[]): Grid => {
  if (plan.byMeasure) return gridByMeasure(plan, rows, values);
  const { rows: keys, col, measures } = plan;
  const numbers = col
    ? values.flatMap((value) => measures.map((measure) => ({ measure, value })))
    : measures.map((measure) => ({ measure, value: null }));
  return {
    columns: [...keys.map(keyColumn), ...numbers.map(({ measure, value }) => measureColumn(measure, col, value))],
    list: rows.map((row) => [
      ...keys.map((key) => shownValue(key, row[key.column] ?? '') || null),
      ...numbers.map(({ measure, value }) => shownNumber(cellsOf(row, value)?.[measure.place - 1], measure)),
    ]),
    at: rows.map((row) => placeOf(keys, row)),
    measures: null,
    col: col?.field ?? null,
  };
};

/** Name of the column with the indicators; no field can have it. */
export const INDICATORS = '*';

/**
 * A row per indicator. Its unit is in its name, because a column holds values of several indicators; a single indicator
 * needs no name in each row.
 */
const gridByMeasure = (
  { rows: keys, col, measures }: TablePlan,
  rows: readonly (QueriedRow | PivotRow)[],
  values: readonly string[],
): Grid => {
  const indicator = { ...EMPTY_COLUMN, key: INDICATORS, field: INDICATORS, title: '指标', role: 'dim' as const };
  const [first] = measures;
  const named = measures.length > 1 || keys.length === 0;
  const each = rows.flatMap((row) => measures.map((measure) => ({ row, measure })));
  return {
    columns: [
      ...keys.map(keyColumn),
      ...(named ? [indicator] : []),
      ...values.flatMap((value) =>
        first ? [{ ...measureColumn(first, col, value), ...(named && { unit: null, decimals: null }) }] : [],
      ),
    ],
    list: each.map(({ row, measure }) => [
      ...keys.map((key) => shownValue(key, row[key.column] ?? '') || null),
      ...(named ? [measure.unit ? `${measure.title}（${measure.unit}）` : measure.title] : []),
      ...values.map((value) => shownNumber(cellsOf(row, value)?.[measure.place - 1], measure)),
    ]),
    at: each.map(({ row }) => placeOf(keys, row)),
    measures: each.map(({ measure }) => measure.field),
    col: col?.field ?? null,
  };
};

const placeOf = (keys: readonly KeyField[], row: QueriedRow | PivotRow): Record<string, string> =>
  Object.fromEntries(keys.filter(({ role }) => role !== 'time').map((key) => [key.field, row[key.column] ?? '']));

const EMPTY_COLUMN = { unit: null, decimals: null, of: null };

const cellsOf = ({ cells }: QueriedRow | PivotRow, value: string | null) =>
  Array.isArray(cells) ? cells : cells[value ?? ''];

const keyColumn = (key: KeyField): Answer['columns'][number] => ({
  key: key.field,
  field: key.field,
  title: key.title,
  role: key.role,
  ...EMPTY_COLUMN,
});

const measureColumn = (
  measure: ShownMeasure,
  col: KeyField | null,
  value: string | null,
): Answer['columns'][number] => ({
  key: value === null ? measure.field : `${measure.field}:${value}`,
  field: measure.field,
  title: col && value !== null ? shownValue(col, value) : measure.title,
  role: 'measure',
  unit: measure.unit ?? null,
  decimals: decimalsOf(measure),
  of: value,
});

/** Replaces codes of places with names. */
export const shownValue = ({ role }: KeyField, value: string): string => (role === 'geo' ? nameOfPlace(value) : value);

/** Converts a number to the display unit and rounds off floating-point noise. */
const shownNumber = (value: number | null | undefined, { factor }: ShownMeasure): number | null => {
  if (value === null || value === undefined) return null;
  return factor === 1 ? value : Number((value * factor).toPrecision(12));
};
