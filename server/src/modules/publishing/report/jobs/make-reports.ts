import { messageOf } from '@bee/domain/error-message';
import type { Deps } from '../../../../deps.ts';
import { defineJob } from '../../../../jobs/job.ts';
import type { MadeReport } from '../model/make-report.ts';
import type { ReportDocument } from '../model/report-document.ts';
import { createReportMaker } from '../model/report-maker.ts';
import { publishMade } from '../service/publish-report.ts';
import { claimTask, giveUpTask, MAX_ATTEMPTS } from '../store/report-task.repository.ts';

type Parts = Pick<Deps, 'db' | 'files' | 'clock'>;

/** Makes the PDF and pictures of one queued report. @returns false when the queue is empty */
export const makeNext = async (
  { db, files, clock }: Parts,
  make: (document: ReportDocument) => Promise<MadeReport>,
  report: (line: string) => unknown,
): Promise<boolean> => {
  const task = await claimTask(db, clock.now());
  if (!task) return false;
  try {
    if (task.attempt > MAX_ATTEMPTS) throw new Error(`已尝试 ${MAX_ATTEMPTS} 次`);
    await publishMade({ db, files }, task.articleId, await make(task.document), clock.now());
  } catch (error) {
    report(`报告 ${task.articleId} 的 PDF 没有制成：${messageOf(error)}`);
    if (task.attempt >= MAX_ATTEMPTS) await giveUpTask(db, task.articleId);
  }
  return true;
};

/** Works through the queue, one report at a time. */
export const makeReportsJob = defineJob({
  name: 'publishing.make-reports',
  everySeconds: 30,
  expireSeconds: 3600,
  run: async (deps, { signal, report }) => {
    const maker = createReportMaker();
    signal.addEventListener('abort', () => maker.rest());
    let made = 0;
    try {
      const reportUnlessStopped = (line: string) => signal.aborted || report(line);
      while (!signal.aborted && (await makeNext(deps, maker.make, reportUnlessStopped))) made++;
    } finally {
      maker.rest();
    }
    return made;
  },
});
