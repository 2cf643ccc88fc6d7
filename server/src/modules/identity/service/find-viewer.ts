import { isActive } from '@bee/domain/membership';
import type { Db } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { ACCOUNT_COOKIE } from '../../../http/account-cookie.ts';
import { hashSecret } from '../../../http/secrets.ts';
import { mayUseDemo } from '../../../settings/demo-settings.ts';
import type { Settings } from '../../../settings.ts';
import { findSession, touchSession } from '../store/session.repository.ts';
import { readSessionSecrets, setSessionCookies } from './session-cookies.ts';

/** Minimum interval between updates of a session. */
const TOUCH_MS = 60_000;

/** Identifies the caller. A token without its cookie or with an expired session counts as a visitor. */
export const createViewerFinder =
  (db: Db, settings: Settings): Deps['findViewer'] =>
  async (call) => {
    const { now, cookies } = call;
    const secrets = readSessionSecrets(call, settings);
    if (!secrets) return null;
    const session = await findSession(db, hashSecret(secrets.token), hashSecret(secrets.sid), now);
    if (!session || (session.is_demo && !mayUseDemo(settings, call))) return null;
    if (now.getTime() - Date.parse(session.seen_at) > TOUCH_MS) {
      await touchSession(db, session.id, session.remembered, now);
      // Sessions created before the account cookie was introduced do not have it.
      if (session.remembered || !cookies.read(ACCOUNT_COOKIE)) setSessionCookies(cookies, secrets, session, settings);
    }
    return {
      uid: String(session.uid),
      sessionId: session.id,
      isVip: isActive(session.vip_expire, now),
      isVegetableVip: isActive(session.vegetable_expire, now),
      isOperator: session.is_operator,
    };
  };
