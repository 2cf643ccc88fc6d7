import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Deps } from '../../deps.ts';
import { InvalidInput } from '../../http/errors.ts';
import type { CallContext } from '../../http/route.ts';
import { notifyLoginChange, textOfLoginChange } from './account/notify-login-change.ts';
import { admitMember } from './complete-login.service.ts';
import { resetLoginAttempts } from './login-limits.ts';
import { changePassword, findByMobile } from './member.repository.ts';
import { checkNewPassword } from './password.policy.ts';
import { hashPassword } from './password.ts';
import { endSessions } from './session.repository.ts';
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
  if (!member) throw new InvalidInput('该手机号尚未注册，请先注册');
  admitMember(member, settings, context);
  const password_hash = await hashPassword(input.password);
  const own = context.viewer?.uid === String(member.uid) ? context.viewer.sessionId : undefined;
  await db.transaction().execute(async (tx) => {
    await changePassword(tx, member.uid, password_hash);
    await endSessions(tx, member.uid, own);
    await notifyLoginChange(tx, member.uid, RESET, context);
  });
  await textOfLoginChange(deps, mobile, RESET, context);
  await resetLoginAttempts(db, context.ip, mobile);
};
