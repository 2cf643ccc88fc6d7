import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { forkProgram } from '../../../../fork-program.ts';
import { span } from '../../../../telemetry/activity.ts';
import type { MadeReport } from './make-report.ts';
import type { ReportDocument } from './report-document.ts';

export type ReportMaker = {
  /** Makes one report at a time. @throws Error when the process fails or times out */
  make(document: ReportDocument): Promise<MadeReport>;
  /** Ends the process; the report in progress fails. The next one starts a new process. */
  stop(): void;
};

const PROGRAM = { bundle: 'report-maker.js', source: 'modules/publishing/report/service/maker-process.ts' };
const SECONDS = 45;
const IDLE_MS = 15_000;

/** Runs a child process with low CPU priority, started on demand and ended when idle to free its memory. */
export const createReportMaker = (): ReportMaker => {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  const stop = () => {
    child?.kill('SIGKILL');
    child = null;
  };
  return {
    stop,
    make: async (document) => {
      clearTimeout(idle);
      const maker = child ?? startMaker();
      child = maker;
      try {
        return await span('process report-maker', 'INTERNAL', {}, () => ask(maker, document));
      } catch (error) {
        stop();
        throw error;
      } finally {
        idle = setTimeout(stop, IDLE_MS).unref();
      }
    },
  };
};

const startMaker = (): ChildProcess => {
  const child = forkProgram(PROGRAM, [], { env: { NODE_ENV: 'production' }, serialization: 'advanced' });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
};

type Answer = { made: MadeReport } | { failed: string };

const ask = (child: ChildProcess, document: ReportDocument): Promise<MadeReport> =>
  new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      act();
    };
    const onMessage = (answer: Answer) =>
      settle(() => ('made' in answer ? resolve(answer.made) : reject(new Error(answer.failed))));
    const onExit = () => settle(() => reject(new Error('the process that makes reports ended')));
    const timer = setTimeout(() => settle(() => reject(new Error(`no report within ${SECONDS} s`))), SECONDS * 1000);
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(document);
  });
