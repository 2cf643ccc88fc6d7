import { messageOf } from '@bee/domain/error-message';
import type { Deps } from '../../../../deps.ts';
import { defineJob, type JobContext } from '../../../../jobs/job.ts';
import type { MadeReport } from '../model/make-report.ts';
import type { ReportDocument } from '../model/report-document.ts';
import { createReportMaker } from '../model/report-maker.ts';
import { publishMade } from '../service/publish-report.ts';
import { findTask, giveUpTask, listTasks } from '../store/report-task.repository.ts';

/** Makes the PDF and pictures of a queued report. The last failure leaves the report without them. */
export const makeQueued = async (
  { db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>,
  { item, isLastAttempt, signal }: Pick<JobContext, 'item' | 'isLastAttempt' | 'signal'>,
  make: (document: ReportDocument) => Promise<MadeReport>,
): Promise<boolean> => {
  const task = await findTask(db, item);
  if (!task) return false;
  try {
    await publishMade({ db, files }, task, await make(task.document), clock.now());
  } catch (error) {
    if (isLastAttempt && !signal.aborted) await giveUpTask(db, item);
    throw new Error(`报告 ${item} 的 PDF 没有制成：${messageOf(error)}`, { cause: error });
  }
  return true;
};

const maker = createReportMaker();

export const makeReportsJob = defineJob({
  name: 'publishing.make-reports',
  everySeconds: 30,
  expireSeconds: 120,
  listItems: ({ db }) => listTasks(db),
  run: async (deps, context) => {
    context.signal.addEventListener('abort', maker.stop);
    try {
      return await makeQueued(deps, context, maker.make);
    } finally {
      context.signal.removeEventListener('abort', maker.stop);
    }
  },
});
