import type { Db } from '../../../db/schema.ts';
import { TooMany } from '../../../http/errors.ts';
import { addressKey } from '../../../limits/address-key.ts';
import {
  type Attempt,
  clearAttempts,
  consumeRateLimits,
  returnAttempt,
} from '../../../limits/rate-limit.repository.ts';

const WINDOW_SECONDS = 15 * 60;
/** Attempts per address and number before an image captcha is required. */
const WITHOUT_CAPTCHA = 5;
/** Maximum attempts per window: per address and number, per number, per address. */
const MAX_ATTEMPTS = [10, 50, 100];

/** `succeed` takes the attempt back after a successful login. */
export type LoginAttempt = { needsCaptcha: boolean; succeed(): Promise<void> };

/** @throws TooMany */
export const takeLoginAttempt = async (db: Db, ip: string, mobile: string, now: Date): Promise<LoginAttempt> => {
  const person = personKey(ip, mobile);
  const shared = [`login:number:${mobile}`, `login:address:${addressKey(ip)}`];
  const taken = await consumeRateLimits(db, [person, ...shared], WINDOW_SECONDS, now);
  for (const [index, attempt] of taken.entries()) refuseBeyond(MAX_ATTEMPTS[index] ?? 0, attempt, now);
  return {
    needsCaptcha: (taken[0]?.count ?? 0) > WITHOUT_CAPTCHA,
    succeed: async () => {
      await Promise.all([clearAttempts(db, person), ...shared.map((key) => returnAttempt(db, key))]);
    },
  };
};

/** Clears the attempts of a user who proved to hold the phone. */
export const resetLoginAttempts = (db: Db, ip: string, mobile: string): Promise<void> =>
  clearAttempts(db, personKey(ip, mobile));

const personKey = (ip: string, mobile: string): string => `login:person:${addressKey(ip)}:${mobile}`;

const refuseBeyond = (most: number, { count, windowEnds }: Attempt, now: Date): void => {
  if (count <= most) return;
  const minutes = Math.max(1, Math.ceil((windowEnds.getTime() - now.getTime()) / 60_000));
  throw new TooMany(`登录尝试过多，请 ${minutes} 分钟后再试`);
};
