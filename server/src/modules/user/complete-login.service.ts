import type { Deps } from '../../deps.ts';
import { Conflict, Forbidden } from '../../http/errors.ts';
import type { CallContext } from '../../http/route.ts';
import { mayUseDemo } from '../../settings/demo-settings.ts';
import type { Settings } from '../../settings.ts';
import { countLoginUnchanged, type MemberRow } from './member.repository.ts';
import { startSession } from './session.service.ts';

/**
 * A session for a member who proved to be one. Nothing of what the proof rests on may have changed meanwhile: a login
 * that is under way while the password or the phone changes does not outlive the change.
 * @returns the token that JavaScript may see; the cookies are set.
 */
export const completeLogin = async (
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  member: MemberRow,
  remember: boolean,
  context: CallContext,
): Promise<string> => {
  admitMember(member, settings, context);
  return db.transaction().execute(async (tx) => {
    // Holds the member's row until the session is there; whoever changes the password then finds and ends it.
    if (!(await countLoginUnchanged(tx, member, context.ip, context.now)))
      throw new Conflict('账号刚刚有变动，请重新登录');
    return startSession(tx, settings, member.uid, remember, context);
  });
};

/**
 * Asked only after the proof, so that it tells nobody else anything.
 * @throws Forbidden
 */
export const admitMember = (
  { status, is_demo }: Pick<MemberRow, 'status' | 'is_demo'>,
  settings: Pick<Settings, 'demoAudience'>,
  { request }: Pick<CallContext, 'request'>,
): void => {
  if (status !== 'active') throw new Forbidden('账号已停用，请联系客服');
  if (is_demo && !mayUseDemo(settings, request)) throw new Forbidden('演示账号在此处不可用');
};
