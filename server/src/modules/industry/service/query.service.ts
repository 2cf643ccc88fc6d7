import type { DataFor } from '@bee/contracts/operations';
import type { Db } from '../../../db/schema.ts';
import type { ServiceOf } from '../../../http/route.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { findSource, presentSource } from '../../sources/index.ts';
import { openRows, rowsAccess } from '../model/industry.policy.ts';
import { widestField } from '../store/query-pivot.ts';
import { countRows, MAX_ROWS } from '../store/query-rows.ts';
import { listGrid, shapeGrid } from './grid.service.ts';
import { planQuery, type TablePlan } from './query-plan.ts';

type Answer = DataFor<'industry/getTableList'>;

/** The rows of a table that match the conditions, or a pivot of them, limited to the rows that the viewer may see. */
export const queryTable: ServiceOf<'industry/getTableList', [viewer: Viewer | null]> = async (
  db,
  { page, limit, ...query },
  viewer,
) => {
  const whole = await planQuery(db, query);
  const plan = { ...whole, open: openRows(viewer) };
  const [{ total: found, as_of }, { total: foundOpen }, source] = await Promise.all([
    countRows(db, whole),
    countRows(db, plan),
    findSource(db, plan.table.source_id),
  ]);
  const { rows: total } = await shapeGrid(db, whole, found);
  // Columns in which nothing is open are left out: their cells would read as not published.
  const { rows: shown, values } = await shapeGrid(db, plan, foundOpen);
  const access = rowsAccess(viewer, { shown, total, all: plan.table.row_count });
  return {
    ...(await listGrid(db, plan, pageOf(page, limit), values)),
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

const tooMany = async (db: Db, plan: TablePlan, rows: number): Promise<Answer['over']> =>
  rows > MAX_ROWS ? { rows, most: MAX_ROWS, ...(await widestField(db, plan)) } : null;

type Without = DataFor<'industry/getTableList'>['without'];

/**
 * The number of rows without each of the conditions, in descending order; conditions whose removal yields no rows are
 * left out.
 */
const rowsWithout = async (db: Db, plan: TablePlan): Promise<Without> => {
  const { table, vintage, conditions } = plan;
  const fewer = conditions.map((condition) => ({
    field: condition.field.field,
    title: condition.field.title,
    value: condition.value,
    wanted: { table, vintage, conditions: conditions.filter((one) => one !== condition) },
  }));
  const anyTime = { field: 'vintage', title: '发布口径', value: vintage, wanted: { table, vintage: null, conditions } };
  const counted: Without = [];
  for (const { wanted, ...what } of vintage === null ? fewer : [...fewer, anyTime])
    counted.push({ ...what, rows: (await countRows(db, wanted)).total });
  return counted.filter(({ rows }) => rows > 0).sort((a, b) => b.rows - a.rows);
};
