import type { Db } from '../../../../db/schema.ts';
import type { SheetCell } from '../../../exports/index.ts';
import type { Grid } from '../../model/query-grid.ts';
import { listGrid } from '../grid.service.ts';
import type { TablePlan } from '../query-plan.ts';

const ROWS_AT_ONCE = 5000;

/** Column headings with units; in a pivot with several measures also the measure. */
export const exportHeads = ({ measures, byMeasure }: TablePlan, { columns }: Grid): string[] =>
  columns.map(({ title, field, unit, of }) => {
    const measure =
      of !== null && !byMeasure && measures.length > 1 ? measures.find((one) => one.field === field) : undefined;
    return `${title}${measure ? ` ${measure.title}` : ''}${unit ? `（${unit}）` : ''}`;
  });

/** Streams the rows of a query in batches, formatted as shown on the page. */
export async function* exportRows(
  db: Db,
  plan: TablePlan,
  { heads, values, rows }: { heads: string[]; values: readonly string[]; rows: number },
): AsyncGenerator<SheetCell[]> {
  yield heads;
  for (let offset = 0; offset < rows; offset += ROWS_AT_ONCE) {
    const part = { offset, limit: Math.min(ROWS_AT_ONCE, rows - offset) };
    yield* (await listGrid(db, plan, part, values)).list;
  }
}
