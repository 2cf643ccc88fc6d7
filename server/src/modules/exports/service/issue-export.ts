import type { DataFor } from '@bee/contracts/operations';
import type { Kysely } from 'kysely';
import type { ExportKind } from '../../../db/schema/export.ts';
import type { Database } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';
import { TooMany } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { noteUse } from '../../../limits/member-use.repository.ts';
import { consumeRateLimit } from '../../../limits/rate-limit.repository.ts';
import { TICKET_SECONDS } from '../../files/index.ts';
import { type ExportTicket, issueTicket } from '../store/export-ticket.repository.ts';

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
  db: Kysely<Database>,
  { kind, perDay, perDayOfVip, filename, ...ticket }: Export,
  viewer: Viewer,
  { now, today }: Pick<CallContext, 'now' | 'today'>,
): Promise<DataFor<'trade/getOutExcelToken'>> =>
  transact(db, async (tx) => {
    const { count } = await consumeRateLimit(tx, `${kind}-export:${viewer.uid}:${today}`, 86_400, now);
    if (count > perDay) {
      const more = perDay < perDayOfVip ? `；开通 VIP 每天可导出 ${perDayOfVip} 次` : '';
      throw new TooMany(`今天已导出 ${perDay} 次，请明天再导出${more}`);
    }
    await noteUse(tx, viewer.uid, { kind: 'exports', what: kind }, today);
    const token = await issueTicket(tx, { kind, uid: Number(viewer.uid) }, ticket, now);
    return {
      token,
      url: `/api/${kind}/getOutExcel?token=${token}`,
      filename: `${filename}.${ticket.format}`,
      rows: ticket.rows,
      format: ticket.format,
      expires_in: TICKET_SECONDS,
      quota_left: perDay - count,
    };
  });
