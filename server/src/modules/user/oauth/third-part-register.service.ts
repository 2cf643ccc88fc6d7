import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Deps } from '../../../deps.ts';
import { Conflict } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { IDENTITY_COLUMN, insertMember, isTaken, PLATFORM_TITLE } from './identity.repository.ts';
import { oauthBrowserOf } from './oauth-browser.ts';
import { claimState, findState } from './oauth-state.repository.ts';
import { signInMember } from './sign-in-member.ts';
import { cleanNickname } from './third-party-nickname.ts';

/** A member without a number, for somebody whom a third party vouches for. @returns the visible half of the session. */
export const thirdPartRegister = async (
  deps: Deps,
  { oauth_platform: platform, state, remember }: ParsedRequestFor<'user/thirdPartRegister'>,
  context: CallContext,
): Promise<string> => {
  const { now, ip, request } = context;
  const row = await findState(deps.db, platform, state, oauthBrowserOf(request));
  const identity = row?.action === 'login' && row.status === 'authorized' ? row.identity : null;
  if (!row || !identity) throw new Conflict(STALE);
  const { uid } = await deps.db
    .transaction()
    .execute(async (tx) => {
      if (!(await claimState(tx, row, now))) throw new Conflict(STALE);
      return insertMember(tx, {
        mobile: null,
        password_hash: null,
        nickname: cleanNickname(row.nickname, platform, identity),
        [IDENTITY_COLUMN[platform]]: identity,
        reg_ip: ip,
        reg_time: now,
      });
    })
    .catch((error: unknown) => {
      if (isTaken(error)) throw new Conflict(`该${PLATFORM_TITLE[platform]}已有账号，请重新登录`);
      throw error;
    });
  return signInMember(deps, uid, remember, context);
};

const STALE = '第三方授权已失效，请重新登录';
