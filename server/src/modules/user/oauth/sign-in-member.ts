import type { Deps } from '../../../deps.ts';
import { Forbidden } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import type { Settings } from '../../../settings.ts';
import { countLogin, type MemberRow } from '../member.repository.ts';
import { startSession } from '../session.service.ts';

/** @throws Forbidden */
export const requireUsable = ({ status, is_demo }: Pick<MemberRow, 'status' | 'is_demo'>, { demo }: Settings): void => {
  if (status !== 'active') throw new Forbidden('账号已停用，请联系客服');
  if (is_demo && !demo) throw new Forbidden('演示账号在此处不可用');
};

/** @returns the visible half of the new session. */
export const signInMember = async (
  { db, settings }: Deps,
  uid: number,
  remember: boolean,
  context: CallContext,
): Promise<string> => {
  await countLogin(db, uid, context.ip, context.now);
  return startSession(db, settings, uid, remember, context);
};
