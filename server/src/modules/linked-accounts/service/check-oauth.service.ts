import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Deps } from '../../../deps.ts';
import type { CallContext } from '../../../http/route.ts';
import { admitMember, completeLogin } from '../../identity/index.ts';
import { oauthBrowserOf } from '../model/oauth-browser.ts';
import { OAUTH_CODE } from '../model/oauth-codes.ts';
import { findByIdentity, PLATFORM_TITLE } from '../store/identity.repository.ts';
import { claimState, findState, isExpired } from '../store/oauth-state.repository.ts';
import { bindIdentity } from './bind-identity.service.ts';

type PollAnswer = { code: number; msg: string; token?: string };

const WAITING: PollAnswer = { code: OAUTH_CODE.waiting, msg: '等待授权' };

/** Reports the state of a flow. A browser that did not start the flow always gets "waiting". */
export const checkOAuth = async (
  deps: Deps,
  { state, type, remember }: ParsedRequestFor<'user/checkOAuth'>,
  context: CallContext,
): Promise<PollAnswer> => {
  const row = await findState(deps.db, type, state, oauthBrowserOf(context.cookies));
  if (!row) return WAITING;
  const title = PLATFORM_TITLE[type];
  if (row.status === 'refused') return over(`您取消了${title}授权，可重新开始`);
  if (row.status === 'failed') return over(row.problem);
  if (row.status === 'done') return over('这次授权已经用过，请重新开始');
  if (isExpired(row, context.now)) return over(`${title}授权已超时，请重新开始`);
  const { identity, action } = row;
  if (row.status !== 'authorized' || identity === null) return WAITING;
  if (action === 'bind') return bindIdentity(deps, { ...row, platform: type, identity }, context);
  const member = await findByIdentity(deps.db, type, identity);
  if (!member) return { code: OAUTH_CODE.notBound, msg: `该${title}尚未绑定账号，请绑定手机号` };
  admitMember(member, deps.settings, context);
  // Of two concurrent polls that see the same authorisation only one gets the token.
  if (!(await claimState(deps.db, row, context.now))) return WAITING;
  return { code: OAUTH_CODE.signedIn, msg: '登录成功', token: await completeLogin(deps, member, remember, context) };
};

const over = (msg: string): PollAnswer => ({ code: OAUTH_CODE.over, msg });
