import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ScoreSource } from './score-rules.ts';

export type Grant = {
  uid: number;
  source: ScoreSource;
  title: string;
  /** Negative: spent. */
  score: number;
  /** What it is for; the same business of a source never counts twice. */
  biz: { type: string; id: string };
  now: Date;
  /** Start of the Shanghai day and how many of this source count within it. */
  daily?: { since: Date; limit: number };
};

/**
 * Writes one line of the ledger and moves the balance with it. The member's row is locked, so balance, daily limit and
 * uniqueness hold for calls that arrive together.
 * @returns false when it was counted before, the day's limit is reached or the balance does not suffice.
 */
export const grantScore = (db: Kysely<Database>, grant: Grant): Promise<boolean> =>
  db.transaction().execute((tx) => grantScoreWithin(tx, grant));

/** In the transaction of what earns it. */
export const grantScoreWithin = async (tx: Kysely<Database>, grant: Grant): Promise<boolean> => {
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

/** Points that an order gives back were earned before. */
const isEarned = (source: ScoreSource): boolean => source !== 'order';

/** The same of a line of the ledger, for every sum of what was earned. */
export const isEarnedLine = sql<boolean>`(score > 0 and source <> 'order')`;

const isDailyLimitReached = async (tx: Kysely<Database>, { uid, source, daily }: Grant): Promise<boolean> => {
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

/** Sums of a member's ledger, per source and since the start of today. */
export const sumBySource = (db: Kysely<Database>, uid: number, since: Date) =>
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

/** Latest days of sign-in, newest first. */
export const signInDays = async (db: Kysely<Database>, uid: number, limit: number): Promise<string[]> => {
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

/** Points that lapse before `until`, with the first day on which some do. */
export const sumExpiring = (db: Kysely<Database>, uid: number, now: Date, until: Date) =>
  db
    .selectFrom('score_record')
    .select(sql<number>`coalesce(sum(score), 0)::int`.as('score'))
    .select((eb) => eb.fn.min('expire_at').as('at'))
    .where('uid', '=', uid)
    .where('score', '>', 0)
    .where('expire_at', '>', now.toISOString())
    .where('expire_at', '<=', until.toISOString())
    .executeTakeFirstOrThrow();
