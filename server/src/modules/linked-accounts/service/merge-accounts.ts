import type { Tx } from '../../../db/schema.ts';
import type { MemberRow } from '../../identity/index.ts';
import { closeDoubleOrders } from '../store/close-double-orders.ts';
import { mergeAccountData } from '../store/merge-account-data.ts';
import { endSessions, joinMembers } from '../store/merged-member.repository.ts';
import { movePoints } from '../store/move-points.ts';
import { moveMemberships } from './move-memberships.ts';

type Pair = { keep: MemberRow; lose: MemberRow };

/**
 * Moves all data of `lose` to `keep`; `lose` remains as an empty, closed account and its sessions end. Both rows must
 * be locked (`lockMembers`), and the caller must have verified that one person controls both accounts.
 */
export const mergeAccounts = async (tx: Tx, { keep, lose: found }: Pair, now: Date): Promise<void> => {
  const lose = await closeDoubleOrders(tx, { keep, lose: found }, now);
  await endSessions(tx, lose.uid);
  await movePoints(tx, { keep, lose }, now);
  await moveMemberships(tx, { keep, lose }, now);
  await mergeAccountData(tx, { keep: keep.uid, lose: lose.uid }, now);
  await joinMembers(tx, { keep, lose });
};
