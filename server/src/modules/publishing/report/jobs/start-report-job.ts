import { setTimeout as wait } from 'node:timers/promises';
import { messageOf } from '@bee/domain/error-message';
import type { Deps } from '../../../../deps.ts';
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
  report: (line: string) => void,
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

const POLL_INTERVAL_MS = 30_000;

/** Works through the queue one report at a time, then polls for new tasks. @returns a function that stops the job */
export const startReportJob = (deps: Parts, report: (line: string) => void): (() => Promise<void>) => {
  const stop = new AbortController();
  const maker = createReportMaker();
  stop.signal.addEventListener('abort', () => maker.rest());
  const work = async () => {
    while (!stop.signal.aborted) {
      const found = await makeNext(deps, maker.make, stop.signal.aborted ? () => {} : report).catch(
        (error: unknown) => {
          if (!stop.signal.aborted) report(`报告的 PDF 暂时无法制作，稍后再试：${String(error)}`);
          return false;
        },
      );
      if (found) continue;
      maker.rest();
      await wait(POLL_INTERVAL_MS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  };
  const done = work();
  return async () => {
    stop.abort();
    await done;
  };
};
