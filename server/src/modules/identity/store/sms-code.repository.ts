import { createHash, randomInt } from 'node:crypto';
import type { SignInPurpose } from '@bee/contracts/resource/identity';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { hashSecret } from '../../../http/secrets.ts';

const VALID_MS = 5 * 60_000;
const TRIES = 5;

/** A code is only valid for this browser, number and purpose. */
export type CodeOwner = { holder: string; mobile: string; purpose: SignInPurpose };

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Replaces the previous code and resets the attempts. */
export const storeCode = async (db: Db, owner: CodeOwner, code: string, now: Date): Promise<void> => {
  const row = { code_hash: hashCode(owner, code), tries: 0, expires_at: new Date(now.getTime() + VALID_MS) };
  const { mobile, purpose } = owner;
  await db
    .insertInto('sms_code')
    .values({ holder_hash: hashSecret(owner.holder), mobile, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['holder_hash', 'mobile', 'purpose']).doUpdateSet(row))
    .execute();
  await db.deleteFrom('sms_code').where('expires_at', '<', now.toISOString()).execute();
};

/**
 * Whether the code is correct; a correct code is consumed. The attempt is counted before the comparison, so there are
 * at most five, and only one of several concurrent correct attempts succeeds.
 */
export const takeCode = async (db: Db, owner: CodeOwner, typed: string, now: Date): Promise<boolean> => {
  const key = { holder_hash: hashSecret(owner.holder), mobile: owner.mobile, purpose: owner.purpose };
  const stored = await db
    .updateTable('sms_code')
    .set({ tries: sql<number>`tries + 1` })
    .where((eb) => eb.and(key))
    .where('tries', '<', TRIES)
    .where('expires_at', '>', now.toISOString())
    .returning('code_hash')
    .executeTakeFirst();
  const hash = hashCode(owner, typed);
  if (stored?.code_hash !== hash) return false;
  const used = await db
    .deleteFrom('sms_code')
    .where((eb) => eb.and({ ...key, code_hash: hash }))
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
};

/** The holder's secret is hashed in but not stored, so the six digits cannot be found by brute force. */
const hashCode = ({ holder, mobile, purpose }: CodeOwner, code: string): string =>
  createHash('sha256').update([holder, mobile, purpose, code].join(':')).digest('hex');
