import type { Db } from '../../../db/schema.ts';
import { defineJob } from '../../../jobs/job.ts';
import { giveBackQuestion } from '../store/ai-quota.ts';
import { clearOldEvents, markAbandoned } from '../store/message.repository.ts';

/**
 * Marks answers whose process has exited as interrupted and gives their questions back.
 * @param chatId limits this to one chat
 * @returns the number of closed answers
 */
export const closeAbandoned = async (db: Db, now: Date, chatId?: string): Promise<number> => {
  const lost = await markAbandoned(db, now, chatId);
  for (const owner of lost) await giveBackQuestion(db, owner, new Date(owner.created_at));
  return lost.length;
};

/** Also works without requests: readers of a chat close its abandoned answers themselves. */
export const closeAbandonedJob = defineJob({
  name: 'assistant.close-abandoned',
  everySeconds: 30,
  run: async ({ db, clock }) => {
    const closed = await closeAbandoned(db, clock.now());
    await clearOldEvents(db, clock.now());
    return closed;
  },
});
