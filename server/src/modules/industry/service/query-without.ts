import type { DataFor } from '@bee/contracts/operations';
import type { Db } from '../../../db/schema.ts';
import { countRows } from '../store/query-rows.ts';
import type { TablePlan } from './query-plan.ts';

type Without = DataFor<'industry/getTableList'>['without'];

/**
 * The number of rows without each of the conditions, in descending order; conditions whose removal yields no rows are
 * left out.
 */
export const rowsWithout = async (db: Db, plan: TablePlan): Promise<Without> => {
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
