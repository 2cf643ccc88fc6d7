import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Deps } from '../../../deps.ts';
import { Conflict, InvalidInput } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { memberOf } from '../../../http/viewer.ts';
import { changePassword, findProfile } from '../member.repository.ts';
import { lockMembers } from '../oauth/identity.repository.ts';
import { checkNewPassword } from '../password.policy.ts';
import { checkPassword, hashPassword } from '../password.ts';
import { hasProof } from './identity-proof.repository.ts';
import { NOT_PROVEN, renewSession } from './renew-session.ts';

/** Also the first password of a member who has none. @returns the token with which this browser goes on. */
export const changeOwnPassword = async (
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { password }: ParsedRequestFor<'user/changePassword'>,
  context: CallContext,
): Promise<string> => {
  const viewer = memberOf(context);
  const uid = Number(viewer.uid);
  checkNewPassword(password);
  if (!(await hasProof(db, viewer.sessionId, context.now))) throw new Conflict(NOT_PROVEN);
  const { mobile, password_hash: current } = await findProfile(db, uid);
  if (!mobile) throw new Conflict('密码与手机号一起使用，请先绑定手机号');
  if (current && (await checkPassword(current, password))) throw new InvalidInput('新密码与当前密码相同，请换一个');
  const password_hash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    await lockMembers(tx, [uid]);
    await changePassword(tx, uid, password_hash);
    return renewSession(tx, settings, viewer, context);
  });
};
