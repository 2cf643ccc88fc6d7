import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import { tradeRights, tradeTier } from '@bee/domain/trade-rights';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { InvalidInput, TooMany } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { takeAttempt } from '../../../limits/attempt.repository.ts';
import { TICKET_SECONDS } from '../../file/ticket.repository.ts';
import { readFacts } from '../query-facts.ts';
import { labelsOf } from '../query-labels.ts';
import { planQuery } from '../query-plan.ts';
import { tradeSource } from '../trade-source.ts';
import { noteRows } from './export-notes.ts';
import { exportColumns, exportDimensions, tableRows } from './export-rows.ts';
import { type ExportTicket, issueExport } from './export-ticket.repository.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

/**
 * Leave to fetch a query's figures once. Counted against the day's files when it is given, not when it is used.
 * @throws TooMany when those of the day are used up, which counts nothing
 */
export const issueExportToken = async (
  db: Kysely<Database>,
  { format, ...query }: ParsedRequestFor<'trade/getOutExcelToken'>,
  viewer: Viewer,
  { now, today }: Pick<CallContext, 'now' | 'today'>,
): Promise<DataFor<'trade/getOutExcelToken'>> => {
  const tier = tradeTier(viewer);
  const { exports, exportRows } = tradeRights[tier];
  const plan = await planQuery(db, query);
  const found = (await readFacts(db, plan, exportDimensions(plan))).now.length;
  if (found === 0) throw new InvalidInput('所选范围没有数据，没有可以导出的行；请放宽时期或贸易伙伴');
  const rows = Math.min(found, exportRows);
  return db.transaction().execute(async (tx) => {
    const { count } = await takeAttempt(tx, `trade-export:${viewer.uid}:${today}`, 86_400, now);
    if (count > exports) {
      const more = tier === 'vip' ? '' : `；开通 VIP 每天可导出 ${tradeRights.vip.exports} 次`;
      throw new TooMany(`今天已导出 ${exports} 次，请明天再导出${more}`);
    }
    const token = await issueExport(tx, Number(viewer.uid), { query, format, rows }, now);
    return {
      token,
      url: `/api/trade/getOutExcel?token=${token}`,
      filename: `农小蜂外贸数据-${today}.${format}`,
      rows,
      format,
      expires_in: TICKET_SECONDS,
      quota_left: exports - count,
    };
  });
};

/** The file of a ticket, as bytes that are made while they are sent. */
export const writeExport = async (
  db: Kysely<Database>,
  { query, format, rows }: ExportTicket,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<AsyncIterable<Buffer>> => {
  const plan = await planQuery(db, query);
  const dimensions = exportDimensions(plan);
  const [label, { source }] = await Promise.all([labelsOf(db, plan), tradeSource(db)]);
  const columns = exportColumns(dimensions, label);
  const count = { total: 0 };
  // One code after the other, so that neither memory nor anybody's turn is taken by all of them at once.
  async function* facts() {
    for (const code of plan.codes)
      for (const fact of (await readFacts(db, { ...plan, codes: [code] }, dimensions)).now) {
        count.total += 1;
        if (count.total <= rows) yield fact;
      }
  }
  const table = tableRows(columns, facts());
  if (format === 'csv') return writeCsv(table);
  const notes = noteRows({ plan, label, source, now, siteUrl, rows, count });
  return writeXlsx([
    { name: '数据', widths: columns.map(({ width }) => width), rows: table },
    { name: '说明', widths: [16, 90], rows: notes },
  ]);
};
