import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { findSource, presentSource } from '../../sources/index.ts';
import { openRows, rowsAccess } from '../model/industry.policy.ts';
import { gridOf } from '../model/query-grid.ts';
import { isPivot, listPivot, shapePivot, widestField } from '../store/query-pivot.ts';
import { countRows, listRows, MAX_ROWS } from '../store/query-rows.ts';
import { planQuery, type TablePlan } from './query-plan.ts';
import { rowsWithout } from './query-without.ts';

type Answer = DataFor<'industry/getTableList'>;

/** The rows of a table that match the conditions, or a pivot of them, limited to the rows that the viewer may see. */
export const queryTable = async (
  db: Kysely<Database>,
  { page, limit, ...query }: ParsedRequestFor<'industry/getTableList'>,
  viewer: Viewer | null,
): Promise<Answer> => {
  const whole = await planQuery(db, query);
  const plan = { ...whole, open: openRows(viewer) };
  const [{ total: found, as_of }, { total: foundOpen }, source] = await Promise.all([
    countRows(db, whole),
    countRows(db, plan),
    findSource(db, plan.table.source_id),
  ]);
  const shape = isPivot(whole) ? await shapePivot(db, whole, found) : null;
  const total = shape ? shape.rows : found;
  const shown = isPivot(plan) ? (await shapePivot(db, plan, foundOpen)).rows : foundOpen;
  const access = rowsAccess(viewer, { shown, total, all: plan.table.row_count });
  const part = pageOf(page, limit);
  const rows = isPivot(plan) ? await listPivot(db, plan, part) : await listRows(db, plan, part);
  return {
    ...gridOf(plan, rows, shape?.values ?? []),
    total,
    page,
    limit,
    over: await tooMany(db, plan, total),
    without: found === 0 ? await rowsWithout(db, plan) : [],
    access,
    as_of,
    source: presentSource(source),
    updated_at: plan.table.updated_at,
  };
};

const pageOf = (page: number, limit: number) => {
  const offset = (page - 1) * limit;
  return { offset, limit: Math.max(0, Math.min(limit, MAX_ROWS - offset)) };
};

const tooMany = async (db: Kysely<Database>, plan: TablePlan, rows: number): Promise<Answer['over']> =>
  rows > MAX_ROWS ? { rows, most: MAX_ROWS, ...(await widestField(db, plan)) } : null;
