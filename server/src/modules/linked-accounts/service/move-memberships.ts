import type { Tx } from '../../../db/schema.ts';
import { recordMembership } from '../../commerce/index.ts';
import type { MemberRow } from '../../identity/index.ts';

const kinds = [
  { kind: 'vip', column: 'vip_expire' },
  { kind: 'veg_vip', column: 'vegetable_expire' },
] as const;

/**
 * The later expiry wins. The ledger is append-only: one line ends the term of the removed account, a second one adds it
 * to the surviving account.
 */
export const moveMemberships = async (
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
