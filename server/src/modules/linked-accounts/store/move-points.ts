import type { Tx } from '../../../db/schema.ts';
import type { MemberRow, ScoreSource } from '../../identity/index.ts';

const SOURCE: ScoreSource = 'merge';

/** The ledger is append-only: one line debits the removed account, a second one credits the surviving account. */
export const movePoints = async (
  tx: Tx,
  { keep, lose }: { keep: MemberRow; lose: MemberRow },
  now: Date,
): Promise<void> => {
  if (lose.score === 0) return;
  const balance = keep.score + lose.score;
  const line = { source: SOURCE, biz_type: 'merge', created_at: now };
  await tx
    .insertInto('score_record')
    .values([
      { ...line, uid: lose.uid, title: '账号合并转出', score: -lose.score, balance: 0, biz_id: String(keep.uid) },
      { ...line, uid: keep.uid, title: '账号合并转入', score: lose.score, balance, biz_id: String(lose.uid) },
    ])
    .execute();
  await tx.updateTable('member').set({ score: 0 }).where('uid', '=', lose.uid).execute();
  await tx.updateTable('member').set({ score: balance }).where('uid', '=', keep.uid).execute();
};
