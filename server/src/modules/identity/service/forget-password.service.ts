import type { ParsedRequestFor } from '@bee/contracts/operations';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps.ts';
import { InvalidInput } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { notifyLoginChange, textOfLoginChange } from '../account/service/notify-login-change.ts';
import { checkNewPassword } from '../model/password.policy.ts';
import { hashPassword } from '../model/password.ts';
import { changePassword, findByMobile } from '../store/member.repository.ts';
import { endSessions } from '../store/session.repository.ts';
import { admitMember } from './complete-login.service.ts';
import { resetLoginAttempts } from './login-limits.ts';
import { proveMobile } from './sms-code.service.ts';

const RESET = '密码已重置';

/** Sets a new password after a code sent to the phone; ends all sessions of the member except this browser's. */
export const resetPassword = async (
  deps: Deps,
  input: ParsedRequestFor<'user/forgetPassword'>,
  context: CallContext,
): Promise<void> => {
  const { db, settings } = deps;
  checkNewPassword(input.password);
  const mobile = await proveMobile(db, input, 'forgot', context);
  const member = await findByMobile(db, mobile);
  if (!member) throw new InvalidInput('该手机号尚未注册，请先注册', 'username');
  admitMember(member, settings, context);
  const password_hash = await hashPassword(input.password);
  const own = context.viewer?.uid === String(member.uid) ? context.viewer.sessionId : undefined;
  await transact(db, async (tx) => {
    await changePassword(tx, member.uid, password_hash);
    await endSessions(tx, member.uid, own);
    await notifyLoginChange(tx, member.uid, RESET, context);
  });
  await textOfLoginChange(deps, mobile, RESET, context);
  await resetLoginAttempts(db, context.ip, mobile);
};
