import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Deps } from '../../../../deps.ts';
import { InvalidInput, TooMany } from '../../../../http/errors.ts';
import type { CallContext } from '../../../../http/route.ts';
import { memberOf } from '../../../../http/viewer.ts';
import { clearAttempts, consumeRateLimit } from '../../../../limits/rate-limit.repository.ts';
import { checkPassword } from '../../model/password.ts';
import { proveMobile } from '../../service/sms-code.service.ts';
import { findProfile } from '../../store/member.repository.ts';
import { PROOF_SECONDS, storeProof } from '../store/identity-proof.repository.ts';

const WINDOW_SECONDS = 15 * 60;
const MAX_TRIES = 5;

/** Requires the password or a code sent to the current phone, so that a stolen session cannot take over the account. */
export const proveIdentity = async (
  { db }: Pick<Deps, 'db'>,
  { password, code }: ParsedRequestFor<'user/proveIdentity'>,
  context: CallContext,
): Promise<{ valid_seconds: number }> => {
  const viewer = memberOf(context);
  const uid = Number(viewer.uid);
  const { mobile, password_hash } = await findProfile(db, uid);
  if (code !== undefined) {
    if (!mobile) throw new InvalidInput('您还没有绑定手机，请先绑定手机号');
    await proveMobile(db, { username: mobile, code }, 'prove', context);
  } else {
    if (password === undefined) throw new InvalidInput('请输入当前密码，或改用短信验证', 'password');
    if (!password_hash) throw new InvalidInput('您还没有设置密码，请改用短信验证', 'password');
    const key = `prove:${uid}`;
    const { count, windowEnds } = await consumeRateLimit(db, key, WINDOW_SECONDS, context.now);
    if (count > MAX_TRIES) {
      const minutes = Math.max(1, Math.ceil((windowEnds.getTime() - context.now.getTime()) / 60_000));
      throw new TooMany(`当前密码输错次数过多，请 ${minutes} 分钟后再试，或改用短信验证`);
    }
    if (!(await checkPassword(password_hash, password)))
      throw new InvalidInput('当前密码错误，请重新输入，或改用短信验证', 'password');
    await clearAttempts(db, key);
  }
  await storeProof(db, viewer.sessionId, context.now);
  return { valid_seconds: PROOF_SECONDS };
};
