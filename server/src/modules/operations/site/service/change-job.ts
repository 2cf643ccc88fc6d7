import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Db } from '../../../../db/schema.ts';
import { Conflict, NotFound } from '../../../../http/errors.ts';
import { createBoss } from '../../../../jobs/boss.ts';
import { hasJob, isJobPaused, pauseJob, resumeJob, retryRun } from '../store/scheduled-jobs.repository.ts';

type Change = ParsedRequestFor<'ops/changeJob'>;

/** Worker processes notice within five seconds. A run that is active goes on when its job is paused. */
export const changeJob = async (db: Db, { job, action }: Change, now: Date): Promise<void> => {
  if (!(await hasJob(db, job))) throw new NotFound('没有这个任务');
  if (action === 'pause') return pauseJob(db, job, now);
  if (action === 'resume') return resumeJob(db, job);
  if (await isJobPaused(db, job)) throw new Conflict('任务已暂停，请先恢复再运行');
  await createBoss(db, { supervise: false }).send(job, {});
};

export const retryJob = async (db: Db, { job, id }: ParsedRequestFor<'ops/retryJob'>): Promise<void> => {
  if (await isJobPaused(db, job)) throw new Conflict('任务已暂停，请先恢复再重试');
  if (!(await retryRun(db, job, id))) throw new NotFound('这次失败已不在列表里，可能已经重试');
};
