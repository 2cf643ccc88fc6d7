import type { ParsedRequestFor } from '@bee/contracts/operations';
import { maskMobile } from '@bee/domain/phone';
import { isUniqueViolation } from '../../../../db/database-error.ts';
import { transact } from '../../../../db/transact.ts';
import type { Deps } from '../../../../deps.ts';
import { Conflict, InvalidInput } from '../../../../http/errors.ts';
import type { CallContext } from '../../../../http/route.ts';
import { memberOf } from '../../../../http/viewer.ts';
import { proveMobile } from '../../service/sms-code.service.ts';
import { changeMember, findByMobile, lockMembers } from '../../store/member.repository.ts';
import { notifyLoginChange, textOfLoginChange } from './notify-login-change.ts';
import { renewSession } from './renew-session.ts';
import { checkProof } from './require-proof.ts';

const TAKEN = '这个手机号已有账号，请换一个号码，或用它登录后在“账号绑定”中合并';

/**
 * Changes the phone number. Requires a recent identity proof and a code sent to the new number.
 * @returns the new token for this browser
 */
export const changeMobile = async (
  deps: Deps,
  input: ParsedRequestFor<'user/changeMobile'>,
  context: CallContext,
): Promise<string> => {
  const { db, settings } = deps;
  const viewer = memberOf(context);
  const uid = Number(viewer.uid);
  await checkProof(db, context);
  const mobile = await proveMobile(db, input, 'change_mobile', context);
  const change = `手机号已更换为 ${maskMobile(mobile)}`;
  const done = await transact(db, async (tx) => {
    const member = (await lockMembers(tx, [uid])).get(uid);
    if (!member?.mobile) throw new Conflict('您还没有绑定手机，请在“账号绑定”中绑定');
    if (member.mobile === mobile) throw new InvalidInput('新号码与现在的相同，请填写另一个号码', 'username');
    if (await findByMobile(tx, mobile)) throw new Conflict(TAKEN, 'username');
    await changeMember(tx, uid, { mobile });
    await notifyLoginChange(tx, uid, change, context);
    return { before: member.mobile, token: await renewSession(tx, settings, viewer, context) };
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new Conflict(TAKEN, 'username') : error;
  });
  await textOfLoginChange(deps, done.before, change, context);
  return done.token;
};
