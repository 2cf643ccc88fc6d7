import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { forkProgram } from '../../../../fork-program.ts';
import type { MadeReport } from './make-report.ts';
import type { ReportDocument } from './report-document.ts';

export type ReportMaker = {
  /** Makes one report at a time. @throws Error when the process fails or times out */
  make(document: ReportDocument): Promise<MadeReport>;
  /** Ends the process to free its memory; the next report starts a new process. */
  rest(): void;
};

const PROGRAM = { bundle: 'report-maker.js', source: 'modules/publishing/report/service/maker-process.ts' };
const SECONDS = 45;

/** Runs a child process with low CPU priority, started on demand. */
export const createReportMaker = (): ReportMaker => {
  let child: ChildProcess | null = null;
  const rest = () => {
    child?.kill('SIGKILL');
    child = null;
  };
  return {
    rest,
    make: async (document) => {
      child ??= startMaker();
      try {
        return await ask(child, document);
      } catch (error) {
        rest();
        throw error;
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
