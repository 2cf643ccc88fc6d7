import type { OAuthPlatform } from '@bee/contracts/resource/identity';
import type { Tx } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps.ts';
import { Conflict } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { uidOf } from '../../../http/viewer.ts';
import {
  admitMember,
  changeMember,
  lockMembers,
  notifyLoginChange,
  requireProof,
  textOfLoginChange,
} from '../../identity/index.ts';
import { oauthBrowserOf } from '../model/oauth-browser.ts';
import { findByIdentity, IDENTITY_COLUMN, PLATFORM_TITLE } from '../store/identity.repository.ts';
import { claimState, findState } from '../store/oauth-state.repository.ts';
import { rejectSecondIdentity } from './bind-identity.service.ts';
import { mergeAccounts } from './merge-accounts.ts';

/** Merges the account that has the authorised identity into the member's account. */
export const mergeByIdentity = async (
  deps: Deps,
  platform: OAuthPlatform,
  state: string,
  context: CallContext,
): Promise<void> => {
  const { db, settings } = deps;
  const uid = uidOf(context);
  const column = IDENTITY_COLUMN[platform];
  const title = PLATFORM_TITLE[platform];
  const notify = async (tx: Tx, done: { mobile: string | null; change: string }) => {
    await notifyLoginChange(tx, uid, done.change, context);
    return done;
  };
  const row = await findState(db, platform, state, oauthBrowserOf(context.cookies));
  const identity = row?.uid === uid && row.status === 'authorized' ? row.identity : null;
  if (!row || identity === null) throw new Conflict(STALE);
  const done = await transact(db, async (tx) => {
    const owner = await findByIdentity(tx, platform, identity);
    const members = await lockMembers(tx, owner ? [uid, owner.uid] : [uid]);
    const keep = members.get(uid);
    const lose = owner && members.get(owner.uid);
    if (!keep || (lose && lose[column] !== identity)) throw new Conflict(STALE);
    rejectSecondIdentity(keep[column], identity, title);
    await requireProof(tx, keep, context);
    if (!(await claimState(tx, row, context.now))) throw new Conflict(STALE);
    const { mobile } = keep;
    // Unbound in the meantime, or already bound by another tab.
    if (!lose || lose.uid === uid) {
      await changeMember(tx, uid, { [column]: identity });
      return notify(tx, { mobile, change: `已绑定${title}` });
    }
    admitMember(lose, settings, context);
    await mergeAccounts(tx, { keep, lose }, context.now);
    return notify(tx, { mobile, change: `另一个账号已合并到此账号，并绑定${title}` });
  });
  await textOfLoginChange(deps, done.mobile, done.change, context);
};

const STALE = '等待合并的授权已失效，请重新开始';
