import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Person } from './person.ts';

const CODE_MS = 5 * 60_000;
const TOKEN_MS = 2 * 3600_000;

type Grant = { person: Person; appId: string; redirectUri: string; expiresAt: number; used: boolean };
type Token = { person: Person; expiresAt: number };

export type Redeemed = Grant | 'unknown' | 'used' | 'expired';

export type GrantStore = ReturnType<typeof createGrantStore>;

/** Single-use authorisation codes, and access tokens. */
export const createGrantStore = (clock: Clock) => {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Token>();
  const now = () => clock.now().getTime();

  return {
    issueCode: (person: Person, appId: string, redirectUri: string): string => {
      for (const [code, { expiresAt }] of codes) if (expiresAt < now() - CODE_MS) codes.delete(code);
      const code = secret();
      codes.set(code, { person, appId, redirectUri, expiresAt: now() + CODE_MS, used: false });
      return code;
    },
    redeem: (code: string, appId: string): Redeemed => {
      const grant = codes.get(code);
      if (!grant || grant.appId !== appId) return 'unknown';
      if (grant.used) return 'used';
      if (grant.expiresAt <= now()) return 'expired';
      grant.used = true;
      return grant;
    },
    issueToken: (person: Person): string => {
      for (const [token, { expiresAt }] of tokens) if (expiresAt <= now()) tokens.delete(token);
      const token = secret();
      tokens.set(token, { person, expiresAt: now() + TOKEN_MS });
      return token;
    },
    holderOf: (token: string): Person | null => {
      const held = tokens.get(token);
      return held && held.expiresAt > now() ? held.person : null;
    },
  };
};

export const TOKEN_SECONDS = TOKEN_MS / 1000;

const secret = (): string => randomBytes(16).toString('hex').toUpperCase();
