import type { OAuthPlatform } from '@bee/contracts/resource/identity';
import { isUniqueViolation } from '../../../db/database-error.ts';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps.ts';
import { Conflict, NotSignedIn } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { changeMember, lockMembers, notifyLoginChange, requireProof, textOfLoginChange } from '../../identity/index.ts';
import { OAUTH_CODE } from '../model/oauth-codes.ts';
import { findByIdentity, IDENTITY_COLUMN, PLATFORM_TITLE } from '../store/identity.repository.ts';
import { claimState, type OAuthState } from '../store/oauth-state.repository.ts';

/** A completed third-party authorisation. */
export type Authorized = OAuthState & { platform: OAuthPlatform; identity: string };

/**
 * Binds the authorised identity to the member who started the flow, or asks whether to merge the account that has it.
 */
export const bindIdentity = async (
  deps: Deps,
  row: Authorized,
  context: CallContext,
): Promise<{ code: number; msg: string }> => {
  const { viewer, now } = context;
  const { platform, identity } = row;
  const title = PLATFORM_TITLE[platform];
  if (!viewer || Number(viewer.uid) !== row.uid) throw new NotSignedIn('登录状态已变化，请重新登录后再绑定');
  const { uid } = row;
  const change = `已绑定${title}`;
  let mobile: string | null = null;
  const done = await transact(deps.db, async (tx) => {
    const member = (await lockMembers(tx, [uid])).get(uid);
    const owner = await findByIdentity(tx, platform, identity);
    if (owner && owner.uid !== uid) return 'taken';
    if (!member) throw new Conflict(NO_MEMBER);
    rejectSecondIdentity(member[IDENTITY_COLUMN[platform]], identity, title);
    await requireProof(tx, member, context);
    if (!(await claimState(tx, row, now))) throw new Conflict('这次授权已经用过，请重新开始');
    await changeMember(tx, uid, { [IDENTITY_COLUMN[platform]]: identity });
    await notifyLoginChange(tx, uid, change, context);
    mobile = member.mobile;
    return 'bound';
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  });
  if (done === 'bound') {
    await textOfLoginChange(deps, mobile, change, context);
    return { code: OAUTH_CODE.bound, msg: `${title}绑定成功` };
  }
  return {
    code: OAUTH_CODE.mergeNeeded,
    msg: `该${title}已绑定其他账号，确定后那个账号的积分、收藏、订单等将合并到当前账号，且无法撤销`,
  };
};

const NO_MEMBER = '账号刚刚有变动，请重新登录';

/** @throws Conflict if the member already has a different identity of the same third party */
export const rejectSecondIdentity = (current: string | null, identity: string, title: string): void => {
  if (current !== null && current !== identity) throw new Conflict(`您已绑定另一个${title}，请先解除绑定`);
};
