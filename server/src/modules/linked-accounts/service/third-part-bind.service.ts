import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { OAuthPlatform } from '@bee/contracts/resource/identity';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps.ts';
import { Conflict } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { uidOf } from '../../../http/viewer.ts';
import { changeMember, lockMembers, notifyLoginChange, requireProof, textOfLoginChange } from '../../identity/index.ts';
import { oauthBrowserOf } from '../model/oauth-browser.ts';
import { OAUTH_CODE } from '../model/oauth-codes.ts';
import { IDENTITY_COLUMN, PLATFORM_TITLE } from '../store/identity.repository.ts';
import { findState } from '../store/oauth-state.repository.ts';
import { bindIdentity } from './bind-identity.service.ts';

/** Binds the identity of a completed authorisation, or removes a binding. */
export const thirdPartBind = async (
  deps: Deps,
  { oauth_platform: platform, action, state }: ParsedRequestFor<'user/thirdPartBind'>,
  context: CallContext,
): Promise<{ code: number; msg: string }> => {
  if (action === 'unbind') return unbind(deps, platform, context);
  const row = state ? await findState(deps.db, platform, state, oauthBrowserOf(context.cookies)) : undefined;
  if (row?.action !== 'bind' || row.status !== 'authorized' || row.identity === null)
    throw new Conflict(`请先完成${PLATFORM_TITLE[platform]}授权`);
  const answer = await bindIdentity(deps, { ...row, platform, identity: row.identity }, context);
  return answer.code === OAUTH_CODE.bound ? { ...answer, code: 1 } : answer;
};

const unbind = async (deps: Deps, platform: OAuthPlatform, context: CallContext) => {
  const uid = uidOf(context);
  const title = PLATFORM_TITLE[platform];
  const change = `已解除${title}绑定`;
  const mobile = await transact(deps.db, async (tx) => {
    const member = (await lockMembers(tx, [uid])).get(uid);
    if (!member?.[IDENTITY_COLUMN[platform]]) throw new Conflict(`您没有绑定${title}`);
    const other = platform === 'wx' ? member.qq_openid : member.wx_unionid;
    if (!member.mobile && !other)
      throw new Conflict(`${title}是您唯一的登录方式，请先绑定手机号或其他账号，再解除绑定`);
    await requireProof(tx, member, context);
    await changeMember(tx, uid, { [IDENTITY_COLUMN[platform]]: null });
    await notifyLoginChange(tx, uid, change, context);
    return member.mobile;
  });
  await textOfLoginChange(deps, mobile, change, context);
  return { code: 1, msg: change };
};
