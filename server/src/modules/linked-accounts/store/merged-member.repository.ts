import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import type { MemberRow } from '../../identity/index.ts';

export const endSessions = async (tx: Tx, uid: number): Promise<void> => {
  await tx.deleteFrom('session').where('uid', '=', uid).execute();
};

/** Closes the account of `lose` and adds its number, identities and counters to `keep`. */
export const joinMembers = async (tx: Tx, { keep, lose }: { keep: MemberRow; lose: MemberRow }): Promise<void> => {
  // Cleared first because number and identities are unique.
  await tx
    .updateTable('member')
    .set({
      status: 'merged',
      merged_into: keep.uid,
      mobile: null,
      password_hash: null,
      wx_unionid: null,
      qq_openid: null,
      avatar_fid: null,
      is_operator: false,
      exp: 0,
    })
    .where('uid', '=', lose.uid)
    .execute();
  await tx
    .updateTable('member')
    .set({
      mobile: keep.mobile ?? lose.mobile,
      // The password belongs to the number.
      password_hash: keep.mobile ? keep.password_hash : lose.mobile ? lose.password_hash : keep.password_hash,
      wx_unionid: keep.wx_unionid ?? lose.wx_unionid,
      qq_openid: keep.qq_openid ?? lose.qq_openid,
      avatar_fid: keep.avatar_fid ?? lose.avatar_fid,
      exp: sql<number>`exp + ${lose.exp}`,
      login_count: sql<number>`login_count + ${lose.login_count}`,
      file_download: sql<number>`file_download + ${lose.file_download}`,
      // Data from a demo account is only valid where demo accounts are allowed.
      is_demo: keep.is_demo || lose.is_demo,
    })
    .where('uid', '=', keep.uid)
    .execute();
};
