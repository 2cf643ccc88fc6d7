import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../../db/schema.ts';
import { hashSecret } from '../../../http/secrets.ts';

export type OAuthState = Selectable<Database['oauth_state']>;
type Platform = Database['oauth_state']['platform'];

const VALID_MS = 10 * 60_000;
const TTL_MS = 60 * 60_000;

type NewState = { platform: Platform; state: string; browser: string; action: 'login' | 'bind'; uid: number | null };

/** @returns false if the state is already registered */
export const registerState = async (
  db: Db,
  { platform, state, browser, action, uid }: NewState,
  now: Date,
): Promise<boolean> => {
  const expired = new Date(now.getTime() - TTL_MS).toISOString();
  await db.deleteFrom('oauth_state').where('expires_at', '<', expired).execute();
  const row = await db
    .insertInto('oauth_state')
    .values({
      platform,
      state_hash: hashSecret(state),
      browser_hash: browser,
      action,
      uid,
      expires_at: validUntil(now),
    })
    .onConflict((conflict) => conflict.columns(['platform', 'state_hash']).doNothing())
    .returning('state_hash')
    .executeTakeFirst();
  return row !== undefined;
};

/** Verified number waiting for the merge of its account; repeating the request with another number replaces it. */
export const registerProvenMobile = async (
  db: Db,
  { state, browser, uid, mobile }: { state: string; browser: string; uid: number; mobile: string },
  now: Date,
): Promise<void> => {
  const proven = { status: 'authorized', identity: mobile, expires_at: validUntil(now) } as const;
  const key = { platform: 'mobile', state_hash: hashSecret(state) } as const;
  await db
    .insertInto('oauth_state')
    .values({ ...key, ...proven, browser_hash: browser, action: 'bind', uid })
    .onConflict((conflict) =>
      conflict
        .columns(['platform', 'state_hash'])
        .doUpdateSet(proven)
        .where('oauth_state.browser_hash', '=', browser)
        .where('oauth_state.uid', '=', uid),
    )
    .execute();
};

/** Only for the browser that started the flow. */
export const findState = (db: Db, platform: Platform, state: string, browser: string | null) =>
  ownStates(db, state, browser).where('platform', '=', platform).executeTakeFirst();

/** Third-party login that is waiting for a number, on any platform. */
export const findLoginState = (db: Db, state: string, browser: string | null) =>
  ownStates(db, state, browser)
    .where('platform', '<>', 'mobile')
    .where('action', '=', 'login')
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();

const ownStates = (db: Db, state: string, browser: string | null) =>
  db
    .selectFrom('oauth_state')
    .selectAll()
    .where('state_hash', '=', hashSecret(state))
    .where('browser_hash', '=', browser ?? '');

/** Accepts the first code returned for a state; only one of several concurrent requests succeeds. */
export const takeForExchange = async (db: Db, row: OAuthState, now: Date): Promise<boolean> =>
  (await move(db, row, 'started', { status: 'exchanging' }, now)) > 0n;

/** Stores the result of the exchange and restarts the ten-minute expiry, so that the user has time to decide. */
export const consumeState = async (
  db: Db,
  row: OAuthState,
  outcome: Partial<Pick<OAuthState, 'status' | 'identity' | 'nickname' | 'problem'>>,
  now: Date,
): Promise<void> => {
  const open = row.status === 'started' ? 'started' : 'exchanging';
  await move(db, row, open, { ...outcome, expires_at: validUntil(now) }, now);
};

/** Stores the number verified for this login. */
export const noteMobile = async (db: Db, row: OAuthState, mobile: string, now: Date): Promise<void> => {
  await move(db, row, 'authorized', { mobile }, now);
};

/** Consumes an authorisation. Inside a transaction, concurrent requests are blocked until it ends. */
export const claimState = async (db: Db, row: OAuthState, now: Date): Promise<boolean> =>
  (await move(db, row, 'authorized', { status: 'done' }, now)) > 0n;

const move = async (
  db: Db,
  { platform, state_hash }: OAuthState,
  from: OAuthState['status'],
  changes: Partial<Pick<OAuthState, 'status' | 'identity' | 'nickname' | 'problem' | 'mobile'>> & { expires_at?: Date },
  now: Date,
): Promise<bigint> => {
  const { numUpdatedRows } = await db
    .updateTable('oauth_state')
    .set(changes)
    .where('platform', '=', platform)
    .where('state_hash', '=', state_hash)
    .where('status', '=', from)
    .where(sql<boolean>`expires_at > ${now}`)
    .executeTakeFirst();
  return numUpdatedRows;
};

const validUntil = (now: Date): Date => new Date(now.getTime() + VALID_MS);

export const isExpired = ({ expires_at }: OAuthState, now: Date): boolean => Date.parse(expires_at) <= now.getTime();
