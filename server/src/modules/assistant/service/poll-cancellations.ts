import type { Db } from '../../../db/schema.ts';
import type { AnswerJob, StopReason } from '../jobs/answer-job.ts';
import { listStates, type MessageKey } from '../store/message.repository.ts';

const POLL_INTERVAL_MS = 400;

export type RunningJob = { key: MessageKey; job: AnswerJob };

/**
 * Ends jobs of this process that were ended through another process. One query covers all jobs, so a stop takes effect
 * within half a second even while a model is silent.
 * @returns a function that stops polling
 */
export const pollCancellations = (
  db: Db,
  running: () => RunningJob[],
  report: (error: unknown) => void,
): (() => void) => {
  let isLooking = false;
  const look = async () => {
    const jobs = running();
    if (isLooking || jobs.length === 0) return;
    isLooking = true;
    try {
      const states = await listStates(
        db,
        jobs.map(({ key }) => key),
      );
      const found = new Map(states.map(({ chat_id, id, status }) => [`${chat_id} ${id}`, status]));
      for (const { key, job } of jobs) {
        const ending = endingBy(found.get(`${key.chatId} ${key.messageId}`));
        if (ending) void job.end(ending);
      }
    } catch (error) {
      report(error);
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(look, POLL_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
};

/** null while the answer is to continue. A job that has already ended ignores the reason. */
const endingBy = (status: string | undefined): StopReason | null => {
  if (status === undefined) return 'deleted';
  if (status === 'stopped') return 'stopped';
  return status === 'interrupted' ? 'interrupted' : null;
};
