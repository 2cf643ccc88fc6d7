import type { Db } from '../../../db/schema.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const IDLE_MS = 30 * MINUTE;
export const REMEMBERED_MS = 7 * DAY;
const LONGEST_MS = 30 * DAY;
const MAX_SHOWN = 50;

export type NewSession = {
  id: string;
  uid: number;
  tokenHash: string;
  sidHash: string;
  remembered: boolean;
  device: 'pc' | 'mobile';
  ip: string;
  browser: string;
};

export const insertSession = async (db: Db, session: NewSession, now: Date): Promise<void> => {
  await db
    .insertInto('session')
    .values({
      id: session.id,
      uid: session.uid,
      token_hash: session.tokenHash,
      sid_hash: session.sidHash,
      remembered: session.remembered,
      device: session.device,
      ip: session.ip,
      browser: session.browser,
      created_at: now,
      seen_at: now,
      idle_until: after(now, idleTime(session.remembered)),
      ends_at: after(now, LONGEST_MS),
    })
    .execute();
  await db.deleteFrom('session').where('idle_until', '<', after(now, -DAY).toISOString()).execute();
};

/** Finds an active session with its member by both halves. */
export const findSession = (db: Db, tokenHash: string, sidHash: string, now: Date) =>
  db
    .selectFrom('session')
    .innerJoin('member', 'member.uid', 'session.uid')
    .select(['session.id', 'session.remembered', 'session.seen_at'])
    .select(['member.uid', 'member.vip_expire', 'member.vegetable_expire', 'member.is_operator', 'member.is_demo'])
    .where('session.token_hash', '=', tokenHash)
    .where('session.sid_hash', '=', sidHash)
    .where('session.idle_until', '>', now.toISOString())
    .where('session.ends_at', '>', now.toISOString())
    .where('member.status', '=', 'active')
    .executeTakeFirst();

export const touchSession = async (db: Db, id: string, remembered: boolean, now: Date): Promise<void> => {
  await db
    .updateTable('session')
    .set({ seen_at: now, idle_until: after(now, idleTime(remembered)) })
    .where('id', '=', id)
    .execute();
};

export const deleteSession = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('session').where('id', '=', id).execute();
};

/**
 * Ends all sessions of a member, optionally except one.
 * @returns the number of sessions ended
 */
export const endSessions = async (db: Db, uid: number, except?: string): Promise<number> => {
  let sessions = db.deleteFrom('session').where('uid', '=', uid);
  if (except) sessions = sessions.where('id', '<>', except);
  const { numDeletedRows } = await sessions.executeTakeFirst();
  return Number(numDeletedRows);
};

/** @returns false if the member has no such session */
export const endSessionOf = async (db: Db, uid: number, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('uid', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/** Active sessions, most recently used first, at most `MAX_SHOWN`. */
export const listSessions = (db: Db, uid: number, now: Date) =>
  db
    .selectFrom('session')
    .select(['id', 'device', 'browser', 'ip', 'created_at', 'seen_at', 'remembered'])
    .where('uid', '=', uid)
    .where('idle_until', '>', now.toISOString())
    .where('ends_at', '>', now.toISOString())
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute();

const idleTime = (remembered: boolean): number => (remembered ? REMEMBERED_MS : IDLE_MS);

const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);
