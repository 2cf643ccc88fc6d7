import type { OAuthPlatform } from '@bee/contracts/resource/identity';
import { maskMobile } from '@bee/domain/phone';
import { isUniqueViolation } from '../../../db/database-error.ts';
import type { Db, Tx } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps.ts';
import { BusinessError, Conflict } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import {
  admitMember,
  changeMember,
  completeLogin,
  createMember,
  findByMobile,
  lockMembers,
  type MemberRow,
  notifyLoginChange,
  textOfLoginChange,
} from '../../identity/index.ts';
import { type NewPassword, prepareNewPassword } from '../model/new-password.ts';
import { oauthBrowserOf } from '../model/oauth-browser.ts';
import { OAUTH_CODE } from '../model/oauth-codes.ts';
import { IDENTITY_COLUMN, PLATFORM_TITLE } from '../store/identity.repository.ts';
import { claimState, findLoginState, isExpired, noteMobile, type OAuthState } from '../store/oauth-state.repository.ts';
import type { ProvenMobile } from './bind-mobile.service.ts';
import { cleanNickname } from './third-party-nickname.ts';

/** Binds a third-party login to the account of a verified number and logs in to that account. */
export const bindMobileToLogin = async (deps: Deps, proven: ProvenMobile, context: CallContext): Promise<string> => {
  const { mobile, remember } = proven;
  const login = await requireLogin(deps.db, proven.state, context);
  const { platform, row } = login;
  const password = await prepareNewPassword(proven.password);
  const result = await transact(deps.db, (tx) => join(tx, deps, { ...login, mobile, password }, context)).catch(
    (error: unknown) => {
      if (isUniqueViolation(error))
        throw new Conflict(`该手机号或${PLATFORM_TITLE[platform]}刚刚绑定了其他账号，请重新登录`);
      throw error;
    },
  );
  if (result !== 'merge') {
    const { member, change } = result;
    if (change) await textOfLoginChange(deps, mobile, change, context);
    return completeLogin(deps, member, remember, context);
  }
  await noteMobile(deps.db, row, mobile, context.now);
  const title = PLATFORM_TITLE[platform];
  throw new BusinessError(
    `${maskMobile(mobile)} 的账号已绑定另一个${title}，确定后改为绑定当前${title}（须填写该账号的密码）`,
    OAUTH_CODE.mergeNeeded,
  );
};

type Login = { platform: OAuthPlatform; identity: string; row: OAuthState };
type Joining = Login & { mobile: string; password: NewPassword };

/** `change`: the change to report to an existing member. */
type Joined = { member: MemberRow; change: string | null };

/** @returns the member, or `merge` if the account of the number has another identity of this third party */
const join = async (
  tx: Tx,
  { settings }: Deps,
  { platform, identity, row, mobile, password }: Joining,
  context: CallContext,
): Promise<Joined | 'merge'> => {
  const column = IDENTITY_COLUMN[platform];
  const found = await findByMobile(tx, mobile);
  const member = found && (await lockMembers(tx, [found.uid])).get(found.uid);
  if (member && member.mobile !== mobile) throw new Conflict('该手机号的账号刚刚有变化，请重试');
  if (member) admitMember(member, settings, context);
  const current = member?.[column] ?? null;
  if (current !== null && current !== identity) return 'merge';
  if (!(await claimState(tx, row, context.now))) throw new Conflict(STALE);
  if (member) {
    const password_hash = member.password_hash ?? password.hashed();
    await changeMember(tx, member.uid, { [column]: identity, password_hash });
    const change = current === null ? `已绑定${PLATFORM_TITLE[platform]}` : null;
    if (change) await notifyLoginChange(tx, member.uid, change, context);
    return { member: { ...member, password_hash }, change };
  }
  const nickname = cleanNickname(row.nickname, platform, identity);
  const fresh = await createMember(tx, { mobile, password_hash: password.hashed(), nickname }, context);
  if (!fresh) throw new Conflict('该手机号的账号刚刚有变化，请重试');
  await changeMember(tx, fresh.uid, { [column]: identity });
  return { member: fresh, change: null };
};

/**
 * The authorised login of a state started by this browser.
 * @throws Conflict
 */
export const requireLogin = async (
  db: Db,
  state: string | undefined,
  { cookies, now }: CallContext,
): Promise<Login> => {
  const row = state ? await findLoginState(db, state, oauthBrowserOf(cookies)) : undefined;
  if (!row || row.platform === 'mobile' || row.status !== 'authorized' || row.identity === null || isExpired(row, now))
    throw new Conflict(STALE);
  return { platform: row.platform, identity: row.identity, row };
};

const STALE = '第三方授权已失效，请重新登录';
