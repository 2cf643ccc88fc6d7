import { normalizeMobile } from '@bee/domain/phone';
import type { Deps } from '../../../deps.ts';
import { Conflict, InvalidInput, TooMany } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { consumeRateLimit } from '../../../limits/rate-limit.repository.ts';
import { admitMember, checkPassword, findByMobile, type MemberRow } from '../../identity/index.ts';

const WINDOW_SECONDS = 15 * 60;
const TRIES = 10;

type Credentials = { username?: string | undefined; password?: string | undefined };

/**
 * Returns the account of a number verified by an SMS code, after checking its password as well.
 * @throws InvalidInput, TooMany, Conflict if the account has no password, Forbidden if it may not log in
 */
export const requireOwner = async (
  { db, settings }: Deps,
  mobile: string,
  { username, password }: Credentials,
  context: CallContext,
): Promise<MemberRow> => {
  if (normalizeMobile(username ?? '') !== mobile)
    throw new InvalidInput('手机号与验证时的不一致，请重新获取验证码', 'username');
  if (!password) throw new InvalidInput('密码不能为空', 'password');
  const { count } = await consumeRateLimit(db, `merge:number:${mobile}`, WINDOW_SECONDS, context.now);
  if (count > TRIES) throw new TooMany('密码尝试过多，请 15 分钟后再试');
  const owner = await findByMobile(db, mobile);
  if (owner && !owner.password_hash) throw new Conflict('该手机号的账号没有设置密码，请先用“忘记密码”设置密码');
  if (!(await checkPassword(owner?.password_hash, password)) || !owner)
    throw new InvalidInput('密码错误，请输入该手机号账号的密码', 'password');
  admitMember(owner, settings, context);
  return owner;
};
