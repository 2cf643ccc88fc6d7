import type { DataFor } from '@bee/contracts/operations';
import type { ScoreTask } from '@bee/contracts/resource/user';
import { addDays } from '@bee/domain/calendar-day';
import { scoreTasks } from '@bee/domain/score-tasks';
import { startOfShanghaiDay } from '../../../clock.ts';
import type { Db, Tx } from '../../../db/schema.ts';
import { type Medal, medalsOf } from '../model/medals.ts';
import { levelOf } from '../model/score-rules.ts';
import { countFavorites } from './favorite.repository.ts';
import type { MemberRow } from './member.repository.ts';
import { grantScore, grantScoreWithin, signInDays, sumBySource, sumExpiring } from './score.repository.ts';

type RequestTime = { now: Date; today: string };
type Sums = Awaited<ReturnType<typeof sumBySource>>;

const LONGEST_STREAK = 400;
const EXPIRING_MS = 30 * 24 * 3600 * 1000;

/**
 * The first visit of a Shanghai day counts as sign-in.
 * @returns whether this was the first visit
 */
export const signIn = (db: Db, uid: number, { now, today }: RequestTime): Promise<boolean> => {
  const { source, title, score } = scoreTasks.signin;
  return grantScore(db, { uid, source, title, score, biz: { type: 'day', id: today }, now });
};

export const rewardFavorite = (db: Db, uid: number, target: string, { now, today }: RequestTime) => {
  const { source, title, score, limitPerDay } = scoreTasks.favorite;
  const daily = { since: startOfShanghaiDay(today), limit: limitPerDay };
  return grantScore(db, { uid, source, title, score, biz: { type: 'favorite', id: target }, now, daily });
};

/** Must be called inside the transaction of the approval. */
export const rewardComment = (tx: Tx, uid: number, id: number, { now, today }: RequestTime) => {
  const { source, title, score, limitPerDay } = scoreTasks.comment;
  const daily = { since: startOfShanghaiDay(today), limit: limitPerDay };
  return grantScoreWithin(tx, { uid, source, title, score, biz: { type: 'comment', id: String(id) }, now, daily });
};

/** Must be called inside the transaction of the payment; only the first order is rewarded. */
export const rewardFirstOrder = (tx: Tx, uid: number, now: Date) => {
  const { source, title, score } = scoreTasks.firstorder;
  return grantScoreWithin(tx, { uid, source, title, score, biz: { type: 'firstorder', id: 'first' }, now });
};

/** After a full refund, if no paid order remains: takes back the first-order reward, as far as the balance allows. */
export const takeBackFirstOrder = async (tx: Tx, uid: number, now: Date): Promise<void> => {
  const { source, title } = scoreTasks.firstorder;
  const found = await tx
    .selectFrom('member')
    .innerJoin('score_record', 'score_record.uid', 'member.uid')
    .select(['member.score as balance', 'score_record.score as earned'])
    .where('member.uid', '=', uid)
    .where('score_record.source', '=', source)
    .where('score_record.biz_id', '=', 'first')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('purchase').select('id').where('uid', '=', uid).where('status', 'in', ['paid', 'refunding'])),
      ),
    )
    .executeTakeFirst();
  const score = Math.min(found?.earned ?? 0, found?.balance ?? 0);
  if (score <= 0) return;
  const biz = { type: 'firstorder', id: 'refunded' };
  await grantScoreWithin(tx, { uid, source, title: `${title}：订单退款收回`, score: -score, biz, now });
};

/** Granted once, when sex, birthday and province are filled in. */
export const rewardCompleteProfile = async (db: Db, member: MemberRow, { now }: RequestTime) => {
  if (member.sex === 'unknown' || !member.birthday || !member.province) return false;
  const { source, title, score } = scoreTasks.profile;
  return grantScore(db, { uid: member.uid, source, title, score, biz: { type: 'profile', id: 'complete' }, now });
};

export const summarizeScore = async (
  db: Db,
  member: MemberRow,
  { now, today }: RequestTime,
): Promise<DataFor<'user/score'>> => {
  const sums = await sumBySource(db, member.uid, startOfShanghaiDay(today));
  const expiring = await sumExpiring(db, member.uid, now, new Date(now.getTime() + EXPIRING_MS));
  const days = await signInDays(db, member.uid, LONGEST_STREAK);
  return {
    score: member.score,
    exp: member.exp,
    ...levelOf(member.exp),
    today: sums.reduce((sum, row) => sum + row.earned_today, 0),
    streak: streakOf(days, today),
    week: weekOf(days, today),
    tasks: tasksOf(sums),
    medals: await medals(db, member, sums),
    expiring: expiring.at ? { score: expiring.score, at: expiring.at } : null,
  };
};

export const memberMedals = async (db: Db, member: MemberRow, { today }: RequestTime): Promise<Medal[]> =>
  medals(db, member, await sumBySource(db, member.uid, startOfShanghaiDay(today)));

const medals = async (db: Db, member: MemberRow, sums: Sums): Promise<Medal[]> =>
  medalsOf({
    signInDays: sums.find(({ source }) => source === 'signin')?.count ?? 0,
    earned: sums.reduce((sum, row) => sum + row.earned, 0),
    favorites: await countFavorites(db, member.uid),
    logins: member.login_count,
  });

const tasksOf = (sums: Sums): ScoreTask[] =>
  Object.values(scoreTasks).map(({ source, limitPerDay, ...rule }) => {
    const sum = sums.find((row) => row.source === source);
    const total = limitPerDay ?? 1;
    const done = Math.min(total, (limitPerDay === null ? sum?.count : sum?.count_today) ?? 0);
    const state = done >= total ? 'done' : done > 0 ? 'doing' : 'todo';
    return { id: source, ...rule, limit_per_day: limitPerDay, done, total, state };
  });

/** Consecutive sign-in days until today, or until yesterday if there was no visit today. */
const streakOf = (days: string[], today: string): number => {
  let expected = days[0] === today ? today : addDays(today, -1);
  let streak = 0;
  for (const day of days) {
    if (day !== expected) break;
    streak++;
    expected = addDays(day, -1);
  }
  return streak;
};

/** The last seven days, today last. */
const weekOf = (signed: string[], today: string): { day: string; signed: boolean }[] => {
  const days = [today];
  while (days.length < 7) days.unshift(addDays(days[0] ?? today, -1));
  return days.map((day) => ({ day, signed: signed.includes(day) }));
};
