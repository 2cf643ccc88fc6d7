import { randomId } from '@bee/platform';
import { readCookie, writeSessionCookie } from './cookie.ts';

const CLIENT_KEY = 'bee-client-id';
const STAGE_COOKIE = 'stage';
const IP_COOKIE = 'ip';

let unkept = '';

/** Persistent id of this browser; without storage, it lasts as long as the page. */
export const clientId = (): string => {
  try {
    const known = localStorage.getItem(CLIENT_KEY);
    if (known) return known;
    const fresh = unkept || randomId();
    localStorage.setItem(CLIENT_KEY, fresh);
    return fresh;
  } catch {
    unkept ||= randomId();
    return unkept;
  }
};

/** Id of this browsing session. */
export const sessionId = (): string => {
  const known = readCookie(STAGE_COOKIE);
  if (known) return known;
  const fresh = randomId();
  writeSessionCookie(STAGE_COOKIE, fresh);
  return fresh;
};

export const clientIp = (): string => readCookie(IP_COOKIE);

/** Requests the visitor's IP address once per browsing session and stores it in a cookie. */
export const learnClientIp = async (): Promise<void> => {
  if (clientIp()) return;
  const answer = await fetch('/api/base/getClientIp').catch(() => null);
  const { ip } = ((await answer?.json().catch(() => null)) ?? {}) as { ip?: string };
  if (ip) writeSessionCookie(IP_COOKIE, ip);
};
