import type { ParsedRequestFor } from '@bee/contracts/operations';
import { maskMobile } from '@bee/domain/phone';
import { isUniqueViolation } from '../../../db/database-error.ts';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps.ts';
import { Conflict } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { memberOf } from '../../../http/viewer.ts';
import { endSessions, lockMembers, notifyLoginChange, requireProof, textOfLoginChange } from '../../identity/index.ts';
import { oauthBrowserOf } from '../model/oauth-browser.ts';
import { claimState, findState } from '../store/oauth-state.repository.ts';
import { mergeAccounts } from './merge-accounts.ts';
import { mergeByIdentity } from './merge-by-identity.ts';
import { moveIdentity } from './move-identity.ts';
import { requireOwner } from './proven-owner.ts';

/**
 * Executes the merge that the user confirmed after code 3.
 * @returns the token if this logged the user in
 */
export const accountMerge = async (
  deps: Deps,
  input: ParsedRequestFor<'user/accountMerge'>,
  context: CallContext,
): Promise<string | undefined> => {
  try {
    if (input.action !== 'mobile_merge') {
      await mergeByIdentity(deps, input.action === 'wx_merge' ? 'wx' : 'qq', input.state, context);
      return undefined;
    }
    if (!context.viewer) return await moveIdentity(deps, input, context);
    await mergeByMobile(deps, input, context);
    return undefined;
  } catch (error) {
    if (isUniqueViolation(error)) throw new Conflict('账号刚刚有变化，请重新开始');
    throw error;
  }
};

type Confirmed = { state: string; username?: string | undefined; password?: string | undefined };

/** Merges the account of a verified number into the member's account, which takes over the number. */
const mergeByMobile = async (deps: Deps, confirmed: Confirmed, context: CallContext): Promise<void> => {
  const { db } = deps;
  const viewer = memberOf(context);
  const uid = Number(viewer.uid);
  const row = await findState(db, 'mobile', confirmed.state, oauthBrowserOf(context.cookies));
  const mobile = row?.uid === uid && row.status === 'authorized' ? row.identity : null;
  if (!row || mobile === null) throw new Conflict(STALE);
  const change = `${maskMobile(mobile)} 的账号已合并到此账号`;
  const owner = await requireOwner(deps, mobile, confirmed, context);
  await transact(db, async (tx) => {
    const members = await lockMembers(tx, [uid, owner.uid]);
    const [keep, lose] = [members.get(uid), members.get(owner.uid)];
    if (!keep || !lose || lose.uid === keep.uid || keep.mobile || lose.mobile !== mobile) throw new Conflict(STALE);
    await requireProof(tx, keep, context);
    if (!(await claimState(tx, row, context.now))) throw new Conflict(STALE);
    await mergeAccounts(tx, { keep, lose }, context.now);
    await endSessions(tx, uid, viewer.sessionId);
    await notifyLoginChange(tx, uid, change, context);
  });
  await textOfLoginChange(deps, mobile, change, context);
};

const STALE = '等待合并的手机号已失效，请重新获取验证码';
