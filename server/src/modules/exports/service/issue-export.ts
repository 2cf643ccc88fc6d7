import type { DataFor } from '@bee/contracts/operations';
import type { Db } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';
import type { CallContext } from '../../../http/route.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { countExport } from '../../../limits/take-export.ts';
import { issueTicket, SINGLE_USE } from '../../files/index.ts';
import { type ExportKind, type ExportTicket, exportTicket } from '../model/export-ticket.ts';

type Export = ExportTicket & {
  kind: ExportKind;
  /** Daily limit of exports for this member, and for a VIP member. */
  perDay: number;
  perDayOfVip: number;
  /** Without extension. */
  filename: string;
};

/**
 * Issues a token to export the rows of a query once. The export counts towards the tool's daily limit when the token is
 * issued, not when it is used.
 * @throws TooMany if the daily limit is reached; a rejected request does not count
 */
export const issueExport = (
  db: Db,
  { kind, perDay, perDayOfVip, filename, ...ticket }: Export,
  viewer: Viewer,
  context: Pick<CallContext, 'now' | 'today'>,
): Promise<DataFor<'trade/getOutExcelToken'>> =>
  transact(db, async (tx) => {
    const more = perDay < perDayOfVip ? `；开通 VIP 每天可导出 ${perDayOfVip} 次` : '';
    const limit = { of: kind, limit: perDay, remedy: `请明天再导出${more}` };
    const { left } = await countExport(tx, viewer, limit, context);
    const token = await issueTicket(tx, exportTicket(kind), { ...ticket, uid: Number(viewer.uid) }, context.now);
    return {
      token,
      url: `/api/${kind}/getOutExcel?token=${token}`,
      filename: `${filename}.${ticket.format}`,
      rows: ticket.rows,
      format: ticket.format,
      expires_in: SINGLE_USE.seconds,
      quota_left: left,
    };
  });
