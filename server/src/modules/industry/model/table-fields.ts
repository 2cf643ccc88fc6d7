import type { StoredField } from '../../../db/schema/industry.ts';

/** A key field, with its column in `industry_row`. */
export type KeyField = StoredField & { column: 'period' | 'adcode' | 'd1' | 'd2' | 'd3' | 'd4' };

/** A measure with its index in the cells of a row, starting at 1. */
export type MeasureField = StoredField & { place: number };

const DIM_COLUMNS = ['d1', 'd2', 'd3', 'd4'] as const;

export const keyFields = (fields: readonly StoredField[]): KeyField[] => {
  let dims = 0;
  return fields.flatMap((field): KeyField[] => {
    if (field.role === 'time') return [{ ...field, column: 'period' }];
    if (field.role === 'geo') return [{ ...field, column: 'adcode' }];
    const column = field.role === 'dim' ? DIM_COLUMNS[dims++] : undefined;
    return column ? [{ ...field, column }] : [];
  });
};

export const measureFields = (fields: readonly StoredField[]): MeasureField[] =>
  fields.filter(({ role }) => role === 'measure').map((field, index) => ({ ...field, place: index + 1 }));

/** The common unit of all measures; null if they differ. */
export const sharedUnit = (fields: readonly StoredField[]): string | null => {
  const units = new Set(measureFields(fields).map(({ unit }) => unit ?? ''));
  return units.size === 1 ? ([...units][0] ?? null) || null : null;
};

export const decimalsOf = ({ decimals }: StoredField): number => decimals ?? 2;

/** Prices, rates and indices are levels: their sum has no meaning. */
export const kindOf = ({ kind, unit }: StoredField): 'flow' | 'level' =>
  kind ?? (/\/|%|指数|^$/.test(unit ?? '') ? 'level' : 'flow');
