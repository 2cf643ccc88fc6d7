import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps.ts';
import { Conflict } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import {
  changeMember,
  completeLogin,
  lockMembers,
  notifyLoginChange,
  textOfLoginChange,
} from '../../identity/index.ts';
import { IDENTITY_COLUMN, PLATFORM_TITLE } from '../store/identity.repository.ts';
import { claimState } from '../store/oauth-state.repository.ts';
import { requireLogin } from './bind-mobile-to-login.ts';
import { requireOwner } from './proven-owner.ts';

type Confirmed = {
  state: string;
  username?: string | undefined;
  password?: string | undefined;
  remember: boolean;
};

/**
 * During a third-party login: replaces the identity bound to the verified number's account with this one and logs in.
 */
export const moveIdentity = async (deps: Deps, confirmed: Confirmed, context: CallContext): Promise<string> => {
  const { platform, identity, row } = await requireLogin(deps.db, confirmed.state, context);
  if (row.mobile === null) throw new Conflict('请先以手机验证码证明该号码');
  const owner = await requireOwner(deps, row.mobile, confirmed, context);
  const change = `已改为绑定另一个${PLATFORM_TITLE[platform]}`;
  await transact(deps.db, async (tx) => {
    const member = (await lockMembers(tx, [owner.uid])).get(owner.uid);
    if (member?.mobile !== row.mobile || !(await claimState(tx, row, context.now)))
      throw new Conflict('第三方授权已失效，请重新登录');
    await changeMember(tx, owner.uid, { [IDENTITY_COLUMN[platform]]: identity });
    await notifyLoginChange(tx, owner.uid, change, context);
  });
  await textOfLoginChange(deps, owner.mobile, change, context);
  return completeLogin(deps, owner, confirmed.remember, context);
};
