import type { ParsedRequestFor } from '@bee/contracts/operations';
import { normalizeMobile } from '@bee/domain/phone';
import type { Deps } from '../../../deps.ts';
import { InvalidInput } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { checkPassword } from '../model/password.ts';
import { findByMobile } from '../store/member.repository.ts';
import { useCaptcha } from './captcha.service.ts';
import { completeLogin } from './complete-login.service.ts';
import { takeLoginAttempt } from './login-limits.ts';

/**
 * Unknown numbers and wrong passwords get the same response after the same time.
 * @returns the token exposed to JavaScript; the cookies are set
 */
export const login = async (
  deps: Deps,
  input: ParsedRequestFor<'user/login'>,
  context: CallContext,
): Promise<string> => {
  const { db } = deps;
  const mobile = normalizeMobile(input.username);
  const attempt = await takeLoginAttempt(db, context.ip, mobile, context.now);
  if (input.imgCode || attempt.needsCaptcha) {
    if (!(await useCaptcha(db, context, 'login', input.imgCode)))
      throw new InvalidInput('请输入正确的图形验证码', 'imgCode');
  }
  const member = await findByMobile(db, mobile);
  const matches = await checkPassword(member?.password_hash, input.password);
  if (!member || !matches) throw new InvalidInput('账号或密码错误，请重新输入', 'password');
  const token = await completeLogin(deps, member, input.remember, context);
  await attempt.succeed();
  return token;
};
