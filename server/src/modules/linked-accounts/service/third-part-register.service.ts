import type { ParsedRequestFor } from '@bee/contracts/operations';
import { isUniqueViolation } from '../../../db/database-error.ts';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps.ts';
import { Conflict } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { changeMember, completeLogin, createMember } from '../../identity/index.ts';
import { oauthBrowserOf } from '../model/oauth-browser.ts';
import { IDENTITY_COLUMN, PLATFORM_TITLE } from '../store/identity.repository.ts';
import { claimState, findState } from '../store/oauth-state.repository.ts';
import { cleanNickname } from './third-party-nickname.ts';

/**
 * Creates a member without a number for a third-party login.
 * @returns the token exposed to JavaScript
 */
export const thirdPartRegister = async (
  deps: Deps,
  { oauth_platform: platform, state, remember }: ParsedRequestFor<'user/thirdPartRegister'>,
  context: CallContext,
): Promise<string> => {
  const { now, cookies } = context;
  const row = await findState(deps.db, platform, state, oauthBrowserOf(cookies));
  const identity = row?.action === 'login' && row.status === 'authorized' ? row.identity : null;
  if (!row || !identity) throw new Conflict(STALE);
  const member = await transact(deps.db, async (tx) => {
    if (!(await claimState(tx, row, now))) throw new Conflict(STALE);
    const nickname = cleanNickname(row.nickname, platform, identity);
    const fresh = await createMember(tx, { mobile: null, password_hash: null, nickname }, context);
    if (!fresh) throw new Conflict(STALE);
    await changeMember(tx, fresh.uid, { [IDENTITY_COLUMN[platform]]: identity });
    return fresh;
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw new Conflict(`该${PLATFORM_TITLE[platform]}已有账号，请重新登录`);
    throw error;
  });
  return completeLogin(deps, member, remember, context);
};

const STALE = '第三方授权已失效，请重新登录';
