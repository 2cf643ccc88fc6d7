import type { SeriesKey } from '../address/series-text.ts';
import { seriesText } from '../address/series-text.ts';
import { type TableAnswer, type TableField, timeField } from './table-data.ts';

/** The series of the rows: one per measure and, for a pivoted dimension, per value. */
export const seriesOfRows = (
  model_id: string,
  answer: Pick<TableAnswer, 'columns' | 'at'>,
  rows: readonly number[],
  fields: readonly TableField[],
  across: string | undefined,
): SeriesKey[] => {
  const time = timeField(fields)?.field;
  const measures = answer.columns.filter(({ role }) => role === 'measure');
  const keys = rows.flatMap((place) =>
    measures.map(({ field, of }): SeriesKey => {
      const at = { ...answer.at[place], ...(across && across !== time && of !== null && { [across]: of }) };
      return { model_id, measure: field, at: Object.fromEntries(Object.entries(at).filter(([name]) => name !== time)) };
    }),
  );
  return [...new Map(keys.map((key) => [seriesText(key), key])).values()];
};
