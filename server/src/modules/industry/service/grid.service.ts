import type { Db } from '../../../db/schema.ts';
import { type Grid, gridOf } from '../model/query-grid.ts';
import { isPivot, listPivot, shapePivot } from '../store/query-pivot.ts';
import { listRows, type Part } from '../store/query-rows.ts';
import type { TablePlan } from './query-plan.ts';

/** Number of rows of a plan as they are shown, and the values that become columns. */
export type GridShape = { rows: number; values: string[] };

/** @param found number of stored rows that match */
export const shapeGrid = async (db: Db, plan: TablePlan, found: number): Promise<GridShape> => {
  if (!isPivot(plan)) return { rows: found, values: [] };
  const { rows, values } = await shapePivot(db, plan, found);
  // Readers look for the newest period first.
  const newestFirst = plan.byMeasure && plan.col.role === 'time';
  return { rows: rows * rowsPerKey(plan), values: newestFirst ? values.reverse() : values };
};

/** A part of the rows as they are shown. A row per indicator may begin or end within the indicators of one key. */
export const listGrid = async (
  db: Db,
  plan: TablePlan,
  { limit, offset }: Part,
  values: readonly string[],
): Promise<Grid> => {
  if (!isPivot(plan)) return gridOf(plan, await listRows(db, plan, { limit, offset }), []);
  const each = rowsPerKey(plan);
  const first = Math.floor(offset / each);
  const keys = { offset: first, limit: Math.ceil((offset + limit) / each) - first };
  const { list, at, measures, ...head } = gridOf(plan, await listPivot(db, plan, keys), values);
  const skipped = offset - first * each;
  const cut = <Row>(rows: Row[]) => rows.slice(skipped, skipped + limit);
  return { ...head, list: cut(list), at: cut(at), measures: measures && cut(measures) };
};

const rowsPerKey = ({ byMeasure, measures }: TablePlan): number => (byMeasure ? measures.length : 1);
