import type { SignInPurpose } from '@bee/contracts/resource/identity';
import type { Database, Db } from '../../../db/schema.ts';
import { hashSecret } from '../../../http/secrets.ts';

const VALID_MS = 5 * 60_000;

export type StoredCaptcha = Pick<Database['captcha'], 'kind' | 'answer'>;

/** Replaces the previous captcha of the same browser and purpose. */
export const storeCaptcha = async (
  db: Db,
  holder: string,
  purpose: SignInPurpose,
  captcha: StoredCaptcha,
  now: Date,
): Promise<void> => {
  const row = { ...captcha, expires_at: new Date(now.getTime() + VALID_MS) };
  await db
    .insertInto('captcha')
    .values({ holder_hash: hashSecret(holder), purpose, ...row })
    .onConflict((conflict) => conflict.columns(['holder_hash', 'purpose']).doUpdateSet(row))
    .execute();
  await db.deleteFrom('captcha').where('expires_at', '<', now.toISOString()).execute();
};

/** Deletes the captcha, so that only one of several concurrent calls gets it. */
export const takeCaptcha = async (
  db: Db,
  holder: string,
  purpose: SignInPurpose,
  now: Date,
): Promise<StoredCaptcha | undefined> => {
  const taken = await db
    .deleteFrom('captcha')
    .where('holder_hash', '=', hashSecret(holder))
    .where('purpose', '=', purpose)
    .returning(['kind', 'answer', 'expires_at'])
    .executeTakeFirst();
  return taken && Date.parse(taken.expires_at) > now.getTime() ? taken : undefined;
};
