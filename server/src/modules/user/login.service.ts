import type { ParsedRequestFor } from '@bee/contracts/operations';
import { normalizeMobile } from '@bee/domain/phone';
import type { Deps } from '../../deps.ts';
import { Forbidden, InvalidInput, TooMany } from '../../http/errors.ts';
import type { CallContext } from '../../http/route.ts';
import { clearAttempts, returnAttempt, takeAttempt } from '../../limits/attempt.repository.ts';
import { useCaptcha } from './captcha.service.ts';
import { countLogin, findByMobile } from './member.repository.ts';
import { checkPassword } from './password.ts';
import { startSession } from './session.service.ts';

const WINDOW_SECONDS = 15 * 60;
/** Per address and number: from here on with an image captcha, and no more than so many. */
const WITHOUT_CAPTCHA = 5;
const PER_PERSON = 10;
const PER_NUMBER = 50;
const PER_ADDRESS = 100;

/**
 * Unknown numbers and wrong passwords get the same answer after the same time.
 * @returns the token that JavaScript may see; the cookies are set.
 */
export const login = async (
  { db, settings }: Deps,
  input: ParsedRequestFor<'user/login'>,
  context: CallContext,
): Promise<string> => {
  const { ip, now } = context;
  const mobile = normalizeMobile(input.username);
  const person = `login:person:${ip}:${mobile}`;
  const shared = [`login:number:${mobile}`, `login:address:${ip}`] as const;
  const [own, ofNumber, ofAddress] = await Promise.all(
    [person, ...shared].map((key) => takeAttempt(db, key, WINDOW_SECONDS, now)),
  );
  const tooMany =
    (own && own.count > PER_PERSON && own) ||
    (ofNumber && ofNumber.count > PER_NUMBER && ofNumber) ||
    (ofAddress && ofAddress.count > PER_ADDRESS && ofAddress);
  if (tooMany) throw new TooMany(`登录尝试过多，请 ${minutesUntil(tooMany.windowEnds, now)} 分钟后再试`);
  if (input.imgCode || (own && own.count > WITHOUT_CAPTCHA)) {
    if (!(await useCaptcha(db, context, 'login', input.imgCode))) throw new InvalidInput('请输入正确的图形验证码');
  }
  const member = await findByMobile(db, mobile);
  const matches = await checkPassword(member?.password_hash, input.password);
  if (!member || !matches) throw new InvalidInput('账号或密码错误，请重新输入');
  if (member.status !== 'active') throw new Forbidden('账号已停用，请联系客服');
  if (member.is_demo && !settings.demo) throw new Forbidden('演示账号在此处不可用');
  await Promise.all([clearAttempts(db, person), ...shared.map((key) => returnAttempt(db, key))]);
  await countLogin(db, member.uid, ip, now);
  return startSession(db, settings, member.uid, input.remember, context);
};

const minutesUntil = (end: Date, now: Date): number => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 60_000));
