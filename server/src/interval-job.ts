import { messageOf } from '@bee/domain/error-message';

type IntervalJob = {
  run(): Promise<unknown>;
  intervalMs: number;
  /** Begins the line that reports an error; the next run follows as usual. */
  failed: string;
  /** False leaves the first run to the first interval. */
  immediately?: boolean;
};

/** Runs now and at every interval. @returns a function that stops the job */
export const startIntervalJob = (
  { run, intervalMs, failed, immediately = true }: IntervalJob,
  report: (line: string) => void,
): (() => void) => {
  const attempt = () => run().catch((error: unknown) => report(`${failed}：${messageOf(error)}`));
  if (immediately) void attempt();
  const timer = setInterval(attempt, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
};
