import { messageOf } from '@bee/domain/error-message';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { giveBackQuestion } from '../store/ai-quota.ts';
import { clearOldEvents, markAbandoned } from '../store/message.repository.ts';

const INTERVAL_MS = 10_000;

/**
 * Marks answers whose process has exited as interrupted and gives their questions back.
 * @param chatId limits this to one chat
 * @returns the number of closed answers
 */
export const closeAbandoned = async (db: Kysely<Database>, now: Date, chatId?: string): Promise<number> => {
  const lost = await markAbandoned(db, now, chatId);
  for (const owner of lost) await giveBackQuestion(db, owner, new Date(owner.created_at));
  return lost.length;
};

/** Runs now and every ten seconds, even without requests. @returns a function that stops the job */
export const startAbandonedAnswersJob = ({ db, clock }: Deps, report: (line: string) => void): (() => void) => {
  const sweep = async () => {
    try {
      await closeAbandoned(db, clock.now());
      await clearOldEvents(db, clock.now());
    } catch (error) {
      report(`中断的回答没有标出，稍后再试：${messageOf(error)}`);
    }
  };
  void sweep();
  const timer = setInterval(sweep, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
};
