import { exportTier, tableExports } from '@bee/domain/table-export';
import type { Db, Tx } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { TooMany } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import type { Viewer } from '../http/viewer.ts';
import { noteUse } from './member-use.repository.ts';
import { consumeRateLimit } from './rate-limit.repository.ts';

export type TakenExport = { left: number; limit: number };

type When = Pick<CallContext, 'now' | 'today'>;

type ExportLimit = {
  /** Name of the counter: exports of food tables are counted separately from prices. */
  of: string;
  /** Per day. */
  limit: number;
  /** Advice for members who have reached the limit. */
  remedy: string;
};

/**
 * Counts an export by a member. Concurrent calls wait for the row lock on the member's counter.
 * @throws TooMany if the daily limit is used up; the call is not counted once the transaction is rolled back
 */
export const countExport = async (
  tx: Tx,
  { uid }: Pick<Viewer, 'uid'>,
  { of, limit, remedy }: ExportLimit,
  { now, today }: When,
): Promise<TakenExport> => {
  const { count } = await consumeRateLimit(tx, `${of}-export:${uid}:${today}`, 86_400, now);
  if (count > limit) throw new TooMany(`今天已导出 ${limit} 次，${remedy}`);
  await noteUse(tx, uid, { kind: 'exports', what: of }, today);
  return { left: limit - count, limit };
};

export const takeExport = (db: Db, viewer: Viewer, limit: ExportLimit, when: When): Promise<TakenExport> =>
  transact(db, (tx) => countExport(tx, viewer, limit, when));

/** For tools whose tables all members may export; VIP members have a higher limit. @throws TooMany */
export const takeTableExport = (db: Db, viewer: Viewer, of: 'food' | 'statistics', when: When): Promise<TakenExport> =>
  takeExport(
    db,
    viewer,
    {
      of,
      limit: tableExports[exportTier(viewer)],
      remedy: viewer.isVip ? '请明天再导出' : `请明天再导出，或开通VIP会员每天导出 ${tableExports.vip} 次`,
    },
    when,
  );
