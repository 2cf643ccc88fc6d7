import type { ParsedRequestFor } from '@bee/contracts/operations';
import { transact } from '../../../../db/transact.ts';
import type { Deps } from '../../../../deps.ts';
import { Conflict, InvalidInput } from '../../../../http/errors.ts';
import type { CallContext } from '../../../../http/route.ts';
import { memberOf } from '../../../../http/viewer.ts';
import { checkNewPassword } from '../../model/password.policy.ts';
import { checkPassword, hashPassword } from '../../model/password.ts';
import { changePassword, findProfile, lockMembers } from '../../store/member.repository.ts';
import { notifyLoginChange, textOfLoginChange } from './notify-login-change.ts';
import { renewSession } from './renew-session.ts';
import { checkProof } from './require-proof.ts';

const CHANGED = '密码已修改';

/**
 * Also sets the first password of a member who has none.
 * @returns the new token for this browser
 */
export const changeOwnPassword = async (
  deps: Deps,
  { password }: ParsedRequestFor<'user/changePassword'>,
  context: CallContext,
): Promise<string> => {
  const { db, settings } = deps;
  const viewer = memberOf(context);
  const uid = Number(viewer.uid);
  checkNewPassword(password);
  await checkProof(db, context);
  const { mobile, password_hash: current } = await findProfile(db, uid);
  if (!mobile) throw new Conflict('密码与手机号一起使用，请先绑定手机号');
  if (current && (await checkPassword(current, password)))
    throw new InvalidInput('新密码与当前密码相同，请换一个', 'password');
  const password_hash = await hashPassword(password);
  const token = await transact(db, async (tx) => {
    await lockMembers(tx, [uid]);
    await changePassword(tx, uid, password_hash);
    await notifyLoginChange(tx, uid, CHANGED, context);
    return renewSession(tx, settings, viewer, context);
  });
  await textOfLoginChange(deps, mobile, CHANGED, context);
  return token;
};
