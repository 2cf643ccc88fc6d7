import { aiTier, dailyQuestions } from '@bee/domain/ai-rights';
import { shanghaiDay } from '../../../clock.ts';
import type { Db, Tx } from '../../../db/schema.ts';
import { TooMany } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { consumeRateLimit, returnAttempt } from '../../../limits/rate-limit.repository.ts';
import { DAILY_QUESTIONS_PER_ADDRESS } from '../model/ai.policy.ts';
import type { Owner } from '../service/chat-owner.ts';

/** The caller, as required for counting. */
export type Asker = { owner: Owner; viewer: Viewer | null; ip: string; now: Date };

/** A counted question; call `giveBack` if it was not answered. */
export type CountedQuestion = { giveBack(db: Db): Promise<void> };

const DAY_SECONDS = 24 * 3600;

/**
 * The remaining questions are the minimum over all limits: for a visitor, the limit of the address may be reached
 * first.
 */
export const readQuota = async (db: Db, asker: Asker) => {
  const limits = limitsOf(asker);
  const keys = limits.map(({ key }) => key);
  const rows = await db.selectFrom('attempt').where('key', 'in', keys).select(['key', 'count']).execute();
  const counts = new Map(rows.map(({ key, count }) => [key, count]));
  const left = Math.min(...limits.map(({ key, limit }) => Math.max(0, limit - (counts.get(key) ?? 0))));
  const limit = dailyQuestions[aiTier(asker.viewer)];
  return { used: Math.max(0, limit - left), limit, reset_at: nextMidnight(asker.now) };
};

/**
 * Counts a question for today. Must be called inside the transaction that stores the question, so that a rejected
 * question is neither counted nor stored.
 * @throws TooMany when the daily limit is reached
 */
export const countQuestion = async (transaction: Tx, asker: Asker): Promise<CountedQuestion> => {
  const { viewer, now } = asker;
  const limits = limitsOf(asker);
  for (const { key, limit } of limits) {
    const { count } = await consumeRateLimit(transaction, key, DAY_SECONDS, now);
    if (count > limit) throw new TooMany(usedUp(viewer, limit));
  }
  return {
    giveBack: async (db) => {
      for (const { key } of limits) await returnAttempt(db, key);
    },
  };
};

/** The same for a question counted by another process. The counter of the address is not reduced. */
export const giveBackQuestion = (db: Db, owner: Owner, askedAt: Date): Promise<void> =>
  returnAttempt(db, ownerKey(owner, askedAt));

const limitsOf = ({ owner, viewer, ip, now }: Asker) => {
  const own = { key: ownerKey(owner, now), limit: dailyQuestions[aiTier(viewer)] };
  if (viewer) return [own];
  return [own, { key: `ai:ip:${ip}:${shanghaiDay(now)}`, limit: DAILY_QUESTIONS_PER_ADDRESS }];
};

const ownerKey = (owner: Owner, now: Date): string =>
  `ai:${owner.uid === null ? `visitor:${owner.visitor}` : `uid:${owner.uid}`}:${shanghaiDay(now)}`;

const usedUp = (viewer: Viewer | null, limit: number): string => {
  if (!viewer) return `今日的提问次数已用完，登录后每天可提问 ${dailyQuestions.member} 次`;
  if (!viewer.isVip) return `今日 ${limit} 次提问已用完，明日 0 点恢复；开通 VIP 每天可提问 ${dailyQuestions.vip} 次`;
  return `今日 ${limit} 次提问已用完，明日 0 点恢复`;
};

/** The counter keys contain the day, so new counters start at midnight. */
const nextMidnight = (now: Date): string =>
  new Date(Date.parse(`${shanghaiDay(now)}T00:00:00+08:00`) + DAY_SECONDS * 1000).toISOString();
