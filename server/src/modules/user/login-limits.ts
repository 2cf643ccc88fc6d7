import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { TooMany } from '../../http/errors.ts';
import { addressKey } from '../../limits/address-key.ts';
import { type Attempt, clearAttempts, returnAttempt, takeAttempt } from '../../limits/attempt.repository.ts';

const WINDOW_SECONDS = 15 * 60;
/** Per address and number: from here on with an image captcha, and no more than so many. */
const WITHOUT_CAPTCHA = 5;
const PER_PERSON = 10;
const PER_NUMBER = 50;
const PER_ADDRESS = 100;

/** `succeed` tells that it was no guess, and takes the attempt back. */
export type LoginAttempt = { needsCaptcha: boolean; succeed(): Promise<void> };

/** @throws TooMany */
export const takeLoginAttempt = async (
  db: Kysely<Database>,
  ip: string,
  mobile: string,
  now: Date,
): Promise<LoginAttempt> => {
  const person = personKey(ip, mobile);
  const ofNumber = `login:number:${mobile}`;
  const ofAddress = `login:address:${addressKey(ip)}`;
  const take = async (key: string, most: number) =>
    refuseBeyond(most, await takeAttempt(db, key, WINDOW_SECONDS, now), now);
  const [own] = await Promise.all([take(person, PER_PERSON), take(ofNumber, PER_NUMBER), take(ofAddress, PER_ADDRESS)]);
  return {
    needsCaptcha: own.count > WITHOUT_CAPTCHA,
    succeed: async () => {
      await Promise.all([clearAttempts(db, person), returnAttempt(db, ofNumber), returnAttempt(db, ofAddress)]);
    },
  };
};

/** Who proved to hold the phone starts anew. */
export const forgetLoginAttempts = (db: Kysely<Database>, ip: string, mobile: string): Promise<void> =>
  clearAttempts(db, personKey(ip, mobile));

const personKey = (ip: string, mobile: string): string => `login:person:${addressKey(ip)}:${mobile}`;

const refuseBeyond = (most: number, attempt: Attempt, now: Date): Attempt => {
  if (attempt.count <= most) return attempt;
  const minutes = Math.max(1, Math.ceil((attempt.windowEnds.getTime() - now.getTime()) / 60_000));
  throw new TooMany(`登录尝试过多，请 ${minutes} 分钟后再试`);
};
