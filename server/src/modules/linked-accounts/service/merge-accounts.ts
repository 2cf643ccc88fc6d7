import type { Tx } from '../../../db/schema.ts';
import { recordMembership } from '../../commerce/index.ts';
import type { MemberRow } from '../../identity/index.ts';
import { closeDoubleOrders } from '../store/close-double-orders.ts';
import { mergeAccountData } from '../store/merge-account-data.ts';
import { endSessions, joinMembers } from '../store/merged-member.repository.ts';
import { movePoints } from '../store/move-points.ts';

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

const kinds = [
  { kind: 'vip', column: 'vip_expire' },
  { kind: 'veg_vip', column: 'vegetable_expire' },
] as const;

/**
 * The later expiry wins. The ledger is append-only: one line ends the term of the removed account, a second one adds it
 * to the surviving account.
 */
const moveMemberships = async (
  tx: Tx,
  { keep, lose }: { keep: MemberRow; lose: MemberRow },
  now: Date,
): Promise<void> => {
  for (const { kind, column } of kinds) {
    const [own, brought] = [keep[column], lose[column]];
    if (!brought) continue;
    const entry = { kind, source: 'merge' as const };
    await recordMembership(tx, lose, { ...entry, biz_id: `${lose.uid}:out`, endsAfter: null }, now);
    const later = own && Date.parse(own) > Date.parse(brought) ? own : brought;
    await recordMembership(tx, keep, { ...entry, biz_id: `${lose.uid}:in`, endsAfter: new Date(later) }, now);
  }
};
