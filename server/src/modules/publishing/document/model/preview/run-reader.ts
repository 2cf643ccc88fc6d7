import { readFile } from 'node:fs/promises';
import { forkProgram } from '../../../../../fork-program.ts';
import { createLimiter } from '../../../../../limiter.ts';
import { span } from '../../../../../telemetry/activity.ts';
import type { ReaderAnswer, ReaderJob } from './reader-message.ts';

const PROGRAM = {
  bundle: 'document-reader.js',
  source: 'modules/publishing/document/service/preview/reader-process.ts',
};
const SECONDS = 25;
const HEAP_MB = 512;
/** Streams are decompressed outside the heap, so the resident size of the process is limited as well. */
const RESIDENT_MB = 900;
const MEASURE_MS = 100;
const limited = createLimiter({
  name: 'documents',
  concurrency: 2,
  queue: { max: 32, message: '正在打开的文档较多，请稍后重试' },
});

/** The process ended without an answer. */
export class ReaderStopped extends Error {
  readonly reason: 'time' | 'memory' | 'crash';

  constructor(reason: 'time' | 'memory' | 'crash') {
    super(`reading a document ended by ${reason}`);
    this.reason = reason;
  }
}

/**
 * Reads a file in a separate process.
 * @throws ReaderStopped if it exceeds the time or memory limit or crashes, Unavailable if the queue is full
 */
export const runReader = (job: ReaderJob, limits = { seconds: SECONDS, residentMb: RESIDENT_MB }) =>
  limited(() => span('process document-reader', 'INTERNAL', {}, () => runOne(job, limits)));

const runOne = (job: ReaderJob, limits: { seconds: number; residentMb: number }): Promise<ReaderAnswer> =>
  new Promise((resolve, reject) => {
    const child = forkProgram(PROGRAM, [JSON.stringify(job)], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      env: { NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let answer: ReaderAnswer | null = null;
    let reason: ReaderStopped['reason'] = 'crash';
    const end = (why: ReaderStopped['reason']) => {
      reason = why;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => end('time'), limits.seconds * 1000);
    const meter = setInterval(async () => {
      if ((await residentMb(child.pid)) > limits.residentMb) end('memory');
    }, MEASURE_MS);
    child.on('message', (message: ReaderAnswer) => {
      answer = message;
    });
    child.once('error', () => undefined);
    child.once('close', () => {
      clearTimeout(timer);
      clearInterval(meter);
      if (answer) resolve(answer);
      else reject(new ReaderStopped(reason));
    });
  });

/** 0 if the system does not report it; then only the time limit applies. */
const residentMb = async (pid: number | undefined): Promise<number> => {
  const fields = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return (Number(fields.split(' ')[1] ?? 0) * PAGE_BYTES) / 1024 / 1024;
};

const PAGE_BYTES = 4096;
