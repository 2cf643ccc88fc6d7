import type { Db } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { browserName } from '../../../http/browser-name.ts';
import type { CallContext } from '../../../http/route.ts';
import { hashSecret, newSecret, newSessionId } from '../../../http/secrets.ts';
import type { Settings } from '../../../settings.ts';
import { deleteSession, insertSession } from '../store/session.repository.ts';
import { clearSessionCookies, setSessionCookies } from './session-cookies.ts';

/**
 * Starts a session with new secrets and ends the browser's previous session.
 * @returns the token exposed to JavaScript
 */
export const startSession = async (
  db: Db,
  settings: Settings,
  uid: number,
  remembered: boolean,
  { viewer, ip, now, userAgent, cookies }: CallContext,
): Promise<string> => {
  if (viewer) await deleteSession(db, viewer.sessionId);
  const secrets = { token: newSecret(), sid: newSecret() };
  const device = /Mobile|Android|iPhone/i.test(userAgent ?? '') ? 'mobile' : 'pc';
  const browser = browserName(userAgent);
  const hashes = { tokenHash: hashSecret(secrets.token), sidHash: hashSecret(secrets.sid) };
  await insertSession(db, { id: newSessionId(), uid, ...hashes, remembered, device, ip, browser }, now);
  setSessionCookies(cookies, secrets, { uid, remembered }, settings);
  return secrets.token;
};

export const endSession = async (
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { viewer, cookies }: CallContext,
): Promise<void> => {
  if (viewer) await deleteSession(db, viewer.sessionId);
  clearSessionCookies(cookies, settings);
};
