import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import { exportFileName } from '@bee/domain/export-notes';
import { tableRights, tableTier } from '@bee/domain/table-rights';
import { shanghaiDay } from '../../../../clock.ts';
import type { Db } from '../../../../db/schema.ts';
import { InvalidInput } from '../../../../http/errors.ts';
import type { CallContext } from '../../../../http/route.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { issueExport, type SheetCell, type WriteExport, writeCsv, writeXlsx } from '../../../exports/index.ts';
import { findSource } from '../../../sources/index.ts';
import { noteRows } from '../../model/export/export-notes.ts';
import { pinnedQuery } from '../../model/export/pinned-query.ts';
import { type Grid, gridOf } from '../../model/query-grid.ts';
import { countRows } from '../../store/query-rows.ts';
import { listGrid, shapeGrid } from '../grid.service.ts';
import { planQuery, type TablePlan, type TableQuery } from '../query-plan.ts';

type Request = ParsedRequestFor<'industry/getOutExcelToken'>;

/**
 * Issues a single-use ticket to download the rows of a query, or of its whole table.
 * @throws InvalidInput if there are no rows, TooMany if the daily export limit is reached
 */
export const issueTableExport = async (
  db: Db,
  { scope, format, ...asked }: Request,
  viewer: Viewer,
  context: Pick<CallContext, 'now' | 'today'>,
): Promise<DataFor<'industry/getOutExcelToken'>> => {
  const wanted = scope === 'all' ? wholeTable(asked) : asked;
  const plan = await planQuery(db, wanted);
  const { total } = await measureOf(db, plan);
  if (total === 0) throw new InvalidInput('所选条件下没有数据，没有可以导出的行；请放宽筛选条件');
  const { exports: perDay, exportRows: most } = tableRights[tableTier(viewer)];
  return issueExport(
    db,
    {
      kind: 'industry',
      // Pins the query so that data published before the download are not included.
      query: pinnedQuery(plan, wanted),
      format,
      rows: Math.min(total, most),
      perDay,
      perDayOfVip: tableRights.vip.exports,
      filename: nameOf(plan, context.today),
    },
    viewer,
    context,
  );
};

const wholeTable = ({ model_id, unit, vintage }: TableQuery): TableQuery => ({ model_id, filters: {}, unit, vintage });

const nameOf = ({ table, conditions, row, col }: TablePlan, day: string): string =>
  exportFileName(
    [
      table.title,
      conditions.map(({ field, text }) => `${field.title}${text}`).join('、'),
      col && `${row ? `${row.title}与` : ''}${col.title}转列`,
    ],
    day,
  );

const measureOf = async (db: Db, plan: TablePlan) => {
  const { total: found, as_of } = await countRows(db, plan);
  const { rows, values } = await shapeGrid(db, plan, found);
  return { total: rows, values, asOf: as_of };
};

/** Streams the file of a ticket. */
export const writeTableExport: WriteExport = async (db, ticket, { now, siteUrl }) => {
  const query = ticket.query as TableQuery;
  const plan = await planQuery(db, query);
  const [{ total, values, asOf }, source] = await Promise.all([
    measureOf(db, plan),
    findSource(db, plan.table.source_id),
  ]);
  const heads = exportHeads(plan, gridOf(plan, [], values));
  const rows = Math.min(ticket.rows, total);
  const table = exportRows(db, plan, { heads, values, rows });
  const filename = nameOf(plan, shanghaiDay(now));
  if (ticket.format === 'csv') return { filename, bytes: writeCsv(table) };
  const notes = noteRows({ plan, query, source, asOf, now, siteUrl, rows, total });
  const bytes = writeXlsx([
    { name: '数据', widths: heads.map((head) => Math.max(12, Math.min(36, head.length * 2))), rows: table },
    { name: '说明', widths: [16, 90], rows: notes },
  ]);
  return { filename, bytes };
};

const ROWS_AT_ONCE = 5000;

/** Column headings with units; in a pivot with several measures also the measure. */
const exportHeads = ({ measures, byMeasure }: TablePlan, { columns }: Grid): string[] =>
  columns.map(({ title, field, unit, of }) => {
    const measure =
      of !== null && !byMeasure && measures.length > 1 ? measures.find((one) => one.field === field) : undefined;
    return `${title}${measure ? ` ${measure.title}` : ''}${unit ? `（${unit}）` : ''}`;
  });

/** Streams the rows of a query in batches, formatted as shown on the page. */
async function* exportRows(
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
