import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import { exportFileName, fewNames } from '@bee/domain/export-notes';
import { tradeRights, tradeTier } from '@bee/domain/trade-rights';
import type { Kysely } from 'kysely';
import { shanghaiDay } from '../../../../clock.ts';
import type { Database } from '../../../../db/schema.ts';
import { Forbidden, InvalidInput } from '../../../../http/errors.ts';
import type { CallContext } from '../../../../http/route.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { issueExport, type WriteExport, writeCsv, writeXlsx } from '../../../exports/index.ts';
import { monthsReason, openMonths } from '../../model/trade.policy.ts';
import { readFacts } from '../../store/query-facts.ts';
import { flowTitles, labelsOf } from '../../store/query-labels.ts';
import { planQuery, type Query, type QueryPlan } from '../../store/query-plan.ts';
import { tradeSource } from '../trade-source.ts';
import { noteRows } from './export-notes.ts';
import { exportColumns, exportDimensions, tableRows } from './export-rows.ts';

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
export const issueExportToken = async (
  db: Kysely<Database>,
  { format, ...query }: ParsedRequestFor<'trade/getOutExcelToken'>,
  viewer: Viewer,
  context: Pick<CallContext, 'now' | 'today'>,
): Promise<DataFor<'trade/getOutExcelToken'>> => {
  const { exports: perDay, exportRows } = tradeRights[tradeTier(viewer)];
  const plan = await planQuery(db, query, openMonths(viewer));
  if (plan.periods.length === 0 && plan.closedMonths > 0) throw new Forbidden(monthsReason(viewer));
  const found = (await readFacts(db, plan, exportDimensions(plan))).now.length;
  if (found === 0) throw new InvalidInput('所选范围没有数据，没有可以导出的行；请放宽时期或贸易伙伴');
  const rows = Math.min(found, exportRows);
  const filename = nameOf(plan, context.today);
  const ticket = {
    kind: 'trade' as const,
    // Pins the months that are open to the viewer at the time of the request.
    query: { ...query, from: plan.periods[0] ?? query.from, to: plan.periods.at(-1) ?? query.to },
    format,
    rows,
    filename,
    perDay,
    perDayOfVip: tradeRights.vip.exports,
  };
  return issueExport(db, ticket, viewer, context);
};

/** Streams the file of a ticket. */
export const writeExport: WriteExport = async (db, { query, format, rows }, { now, siteUrl }) => {
  const plan = await planQuery(db, query as Query, null);
  const dimensions = exportDimensions(plan);
  const [label, { source }] = await Promise.all([labelsOf(db, plan), tradeSource(db)]);
  const columns = exportColumns(dimensions, label);
  const count = { total: 0 };
  // Reads one code at a time to limit memory use and to let other requests run in between.
  async function* facts() {
    for (const code of plan.codes)
      for (const fact of (await readFacts(db, { ...plan, codes: [code] }, dimensions)).now) {
        count.total += 1;
        if (count.total <= rows) yield fact;
      }
  }
  const table = tableRows(columns, facts());
  const filename = nameOf(plan, shanghaiDay(now));
  if (format === 'csv') return { filename, bytes: writeCsv(table) };
  const notes = noteRows({ plan, label, source, now, siteUrl, rows, count });
  const bytes = writeXlsx([
    { name: '数据', widths: columns.map(({ width }) => width), rows: table },
    { name: '说明', widths: [16, 90], rows: notes },
  ]);
  return { filename, bytes };
};
