import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps.ts';
import { Conflict, Forbidden } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { mayUseDemo } from '../../../settings/demo-settings.ts';
import type { Settings } from '../../../settings.ts';
import { countLoginUnchanged, type MemberRow } from '../store/member.repository.ts';
import { startSession } from './session.service.ts';

/**
 * Starts a session for a member whose identity is proven. Fails if the password, phone or status changed in the
 * meantime, so that a login in progress does not survive such a change.
 * @returns the token exposed to JavaScript; the cookies are set
 */
export const completeLogin = async (
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  member: MemberRow,
  remember: boolean,
  context: CallContext,
): Promise<string> => {
  admitMember(member, settings, context);
  return transact(db, async (tx) => {
    // Locks the member's row until the session exists, so that a concurrent password change finds and ends it.
    if (!(await countLoginUnchanged(tx, member, context.ip, context.now)))
      throw new Conflict('账号刚刚有变动，请重新登录');
    return startSession(tx, settings, member.uid, remember, context);
  });
};

/**
 * Must be called only after the identity is proven, so that the account status is not disclosed to other users.
 * @throws Forbidden
 */
export const admitMember = (
  { status, is_demo }: Pick<MemberRow, 'status' | 'is_demo'>,
  settings: Pick<Settings, 'demoAudience'>,
  context: Pick<CallContext, 'isLocal'>,
): void => {
  if (status !== 'active') throw new Forbidden('账号已停用，请联系客服');
  if (is_demo && !mayUseDemo(settings, context)) throw new Forbidden('演示账号在此处不可用');
};
