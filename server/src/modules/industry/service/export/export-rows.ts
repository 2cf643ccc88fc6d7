import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import type { SheetCell } from '../../../exports/index.ts';
import { type Grid, gridOf } from '../../model/query-grid.ts';
import { isPivot, listPivot } from '../../store/query-pivot.ts';
import { listRows } from '../../store/query-rows.ts';
import type { TablePlan } from '../query-plan.ts';

const ROWS_AT_ONCE = 5000;

/** Column headings with units; in a pivot with several measures also the measure. */
export const exportHeads = ({ measures }: TablePlan, { columns }: Grid): string[] =>
  columns.map(({ title, field, unit, of }) => {
    const measure = of !== null && measures.length > 1 ? measures.find((one) => one.field === field) : undefined;
    return `${title}${measure ? ` ${measure.title}` : ''}${unit ? `（${unit}）` : ''}`;
  });

/** Streams the rows of a query in batches, formatted as shown on the page. */
export async function* exportRows(
  db: Kysely<Database>,
  plan: TablePlan,
  { heads, values, rows }: { heads: string[]; values: readonly string[]; rows: number },
): AsyncGenerator<SheetCell[]> {
  yield heads;
  for (let offset = 0; offset < rows; offset += ROWS_AT_ONCE) {
    const part = { offset, limit: Math.min(ROWS_AT_ONCE, rows - offset) };
    const found = isPivot(plan) ? await listPivot(db, plan, part) : await listRows(db, plan, part);
    yield* gridOf(plan, found, values).list;
  }
}
