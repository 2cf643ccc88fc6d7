import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';
import type { ScoreSource } from '../model/score-rules.ts';

export type Grant = {
  uid: number;
  source: ScoreSource;
  title: string;
  /** Negative for spending. */
  score: number;
  /** The record it is granted for; counted at most once per source. */
  biz: { type: string; id: string };
  now: Date;
  /** Start of the Shanghai day, and the maximum number of entries of this source per day. */
  daily?: { since: Date; limit: number };
};

/**
 * Writes a ledger line and updates the balance. Locks the member's row, so that balance, daily limit and uniqueness
 * hold under concurrency.
 * @returns false if it was counted before, the daily limit is reached or the balance is insufficient
 */
export const grantScore = (db: Db, grant: Grant): Promise<boolean> => transact(db, (tx) => grantScoreWithin(tx, grant));

/** Same, inside the caller's transaction. */
export const grantScoreWithin = async (tx: Tx, grant: Grant): Promise<boolean> => {
  const { uid, source, score, biz, now } = grant;
  const member = await tx
    .selectFrom('member')
    .select('score')
    .where('uid', '=', uid)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const balance = (member?.score ?? 0) + score;
  if (!member || balance < 0 || (await isDailyLimitReached(tx, grant))) return false;
  const written = await tx
    .insertInto('score_record')
    .values({ uid, source, title: grant.title, score, balance, biz_type: biz.type, biz_id: biz.id, created_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'source', 'biz_type', 'biz_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return false;
  await tx
    .updateTable('member')
    .set({ score: balance, exp: sql<number>`exp + ${isEarned(source) ? Math.max(0, score) : 0}` })
    .where('uid', '=', uid)
    .execute();
  return true;
};

/** Points refunded by an order were already counted when they were earned. */
const isEarned = (source: ScoreSource): boolean => source !== 'order';

/** The same condition for ledger lines; every sum of earned points uses it. */
export const isEarnedLine = sql<boolean>`(score > 0 and source <> 'order')`;

const isDailyLimitReached = async (tx: Tx, { uid, source, daily }: Grant): Promise<boolean> => {
  if (!daily) return false;
  const { count } = await tx
    .selectFrom('score_record')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .where('source', '=', source)
    .where('created_at', '>=', daily.since.toISOString())
    .executeTakeFirstOrThrow();
  return count >= daily.limit;
};

/** Sums of a member's ledger per source, in total and since the start of today (`since`). */
export const sumBySource = (db: Db, uid: number, since: Date) =>
  db
    .selectFrom('score_record')
    .select(['source'])
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`count(*) filter (where created_at >= ${since})`.as('count_today'),
      sql<number>`coalesce(sum(score) filter (where ${isEarnedLine}), 0)::int`.as('earned'),
      sql<number>`coalesce(sum(score) filter (where ${isEarnedLine} and created_at >= ${since}), 0)::int`.as(
        'earned_today',
      ),
    ])
    .where('uid', '=', uid)
    .groupBy('source')
    .execute();

/** Latest sign-in days, newest first. */
export const signInDays = async (db: Db, uid: number, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('score_record')
    .select('biz_id')
    .where('uid', '=', uid)
    .where('source', '=', 'signin')
    .orderBy('biz_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ biz_id }) => biz_id);
};

/** Points that expire by `until`, and the earliest expiry. */
export const sumExpiring = (db: Db, uid: number, now: Date, until: Date) =>
  db
    .selectFrom('score_record')
    .select(sql<number>`coalesce(sum(score), 0)::int`.as('score'))
    .select((eb) => eb.fn.min('expire_at').as('at'))
    .where('uid', '=', uid)
    .where('score', '>', 0)
    .where('expire_at', '>', now.toISOString())
    .where('expire_at', '<=', until.toISOString())
    .executeTakeFirstOrThrow();
