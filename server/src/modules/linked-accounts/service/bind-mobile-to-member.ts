import { maskMobile } from '@bee/domain/phone';
import { isUniqueViolation } from '../../../db/database-error.ts';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps.ts';
import { BusinessError, Conflict, InvalidInput } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { memberOf } from '../../../http/viewer.ts';
import {
  changeMember,
  endSessions,
  findByMobile,
  lockMembers,
  notifyLoginChange,
  requireProof,
  textOfLoginChange,
} from '../../identity/index.ts';
import { prepareNewPassword } from '../model/new-password.ts';
import { ensureOauthBrowser } from '../model/oauth-browser.ts';
import { OAUTH_CODE } from '../model/oauth-codes.ts';
import { registerProvenMobile } from '../store/oauth-state.repository.ts';
import type { ProvenMobile } from './bind-mobile.service.ts';

/** Binds the verified number to a member without a number; other devices have to log in again. */
export const bindMobileToMember = async (
  deps: Deps,
  { mobile, password, state }: ProvenMobile,
  context: CallContext,
): Promise<void> => {
  const { db, settings } = deps;
  const viewer = memberOf(context);
  const uid = Number(viewer.uid);
  const prepared = await prepareNewPassword(password);
  const change = `已绑定手机 ${maskMobile(mobile)}`;
  const result = await transact(db, async (tx) => {
    const member = (await lockMembers(tx, [uid])).get(uid);
    if (!member) throw new Conflict('账号刚刚有变动，请重新登录');
    if (member.mobile === mobile) return 'unchanged';
    if (member.mobile)
      throw new Conflict(`您已绑定手机号 ${maskMobile(member.mobile)}，如需更换请在个人中心点“更换手机”`);
    await requireProof(tx, member, context);
    if (await findByMobile(tx, mobile)) return 'taken';
    await changeMember(tx, uid, { mobile, password_hash: member.password_hash ?? prepared.hashed() });
    await endSessions(tx, uid, viewer.sessionId);
    await notifyLoginChange(tx, uid, change, context);
    return 'bound';
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  });
  if (result === 'bound') await textOfLoginChange(deps, mobile, change, context);
  if (result !== 'taken') return;
  if (!state) throw new InvalidInput('缺少登录状态编号，请重新开始');
  const browser = ensureOauthBrowser(context.cookies, settings);
  await registerProvenMobile(db, { state, browser, uid, mobile }, context.now);
  throw new BusinessError(
    `${maskMobile(mobile)} 已有账号，确定后那个账号的积分、收藏、订单等将合并到当前账号，且无法撤销（须填写该账号的密码）`,
    OAUTH_CODE.mergeNeeded,
  );
};
