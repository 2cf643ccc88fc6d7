import { exportFileName, fewNames } from '@bee/domain/export-notes';
import { tradeRights, tradeTier } from '@bee/domain/trade-rights';
import { shanghaiDay } from '../../../../clock.ts';
import type { Db } from '../../../../db/schema.ts';
import { Forbidden, InvalidInput } from '../../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../../http/route.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { issueExport, type WriteExport, writeCsv, writeXlsx } from '../../../exports/index.ts';
import { growthKind } from '../../model/query-growth.ts';
import { type Labels, pivot, sortRows } from '../../model/query-pivot.ts';
import { monthsReason, openMonths } from '../../model/trade.policy.ts';
import { readFacts } from '../../store/query-facts.ts';
import { flowTitles, labelsOf } from '../../store/query-labels.ts';
import { planQuery, type Query, type QueryPlan } from '../../store/query-plan.ts';
import { tradeSource } from '../trade-source.ts';
import { noteRows } from './export-notes.ts';
import { exportColumns, exportDimensions, shownRows, tableRows } from './export-rows.ts';

/** Names goods, partners, flow and period, so that files of two queries have different names. */
const nameOf = ({ codes, countries, flows, periods }: QueryPlan, day: string): string =>
  exportFileName(
    [
      '农小蜂外贸数据',
      fewNames(codes.map(({ name }) => name)),
      fewNames(countries.map(({ name }) => name)),
      flows.map((flow) => flowTitles[flow]).join('、'),
      periods.length > 1 ? `${periods[0]}至${periods.at(-1)}` : periods[0],
    ],
    day,
  );

/**
 * Issues a single-use ticket to download the figures of a query.
 * @throws InvalidInput if there are no figures, TooMany if the daily export limit is reached
 */
export const issueExportToken: ServiceOf<
  'trade/getOutExcelToken',
  [viewer: Viewer, context: Pick<CallContext, 'now' | 'today'>]
> = async (db, { format, ...query }, viewer, context) => {
  const { exports: perDay, exportRows } = tradeRights[tradeTier(viewer)];
  const plan = await planQuery(db, query, openMonths(viewer));
  if (plan.periods.length === 0 && plan.closedMonths > 0) throw new Forbidden(monthsReason(viewer));
  const found = (await readFacts(db, plan, exportDimensions(plan))).now.length;
  if (found === 0) throw new InvalidInput('所选范围没有数据，没有可以导出的行；请放宽时期或贸易伙伴');
  const shown = (await pivotOf(db, plan, await labelsOf(db, plan))).rows.length;
  const filename = nameOf(plan, context.today);
  const ticket = {
    kind: 'trade' as const,
    // Pins the months that are open to the viewer at the time of the request.
    query: {
      ...query,
      from: plan.periods[0] ?? query.from,
      to: plan.periods.at(-1) ?? query.to,
      details: Math.min(found, exportRows),
    },
    format,
    rows: Math.min(shown, Math.floor(exportRows / plan.measures.length)),
    filename,
    perDay,
    perDayOfVip: tradeRights.vip.exports,
  };
  return issueExport(db, ticket, viewer, context);
};

const pivotOf = async (db: Db, plan: QueryPlan, label: Labels) =>
  pivot(plan, await readFacts(db, plan, [plan.row, plan.col]), label);

/** Streams the file of a ticket: the table as it is shown, and in a workbook also every figure in a row of its own. */
export const writeExport: WriteExport = async (db, { query, format, rows }, { now, siteUrl }) => {
  const { details, ...asked } = query as Query & { details: number };
  const plan = await planQuery(db, asked, null);
  const [label, { source }] = await Promise.all([labelsOf(db, plan), tradeSource(db)]);
  const table = await pivotOf(db, plan, label);
  const growth = plan.row === 'period' || plan.col === 'period' ? 'year_before' : growthKind(plan);
  const shown = shownRows(plan, { ...table, rows: sortRows(plan, table.columns, table.rows.slice(0, rows)) }, growth);
  const filename = nameOf(plan, shanghaiDay(now));
  if (format === 'csv') return { filename, bytes: writeCsv(shown) };
  const dimensions = exportDimensions(plan);
  const columns = exportColumns(dimensions, label);
  const count = { total: 0 };
  // Reads one code at a time to limit memory use and to let other requests run in between.
  async function* facts() {
    for (const code of plan.codes)
      for (const fact of (await readFacts(db, { ...plan, codes: [code] }, dimensions)).now) {
        count.total += 1;
        if (count.total <= details) yield fact;
      }
  }
  const notes = noteRows({ plan, label, source, now, siteUrl, rows: details, count });
  const bytes = writeXlsx([
    { name: '数据', widths: shown[0]?.map((_, place) => (place < 2 ? 24 : 16)) ?? [], rows: shown },
    { name: '明细', widths: columns.map(({ width }) => width), rows: tableRows(columns, facts()) },
    { name: '说明', widths: [16, 90], rows: notes },
  ]);
  return { filename, bytes };
};
