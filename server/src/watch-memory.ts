import { totalmem } from 'node:os';

const INTERVAL_MS = 5_000;
/** Of the limit; above it the system may end the process at any time, with all its requests. */
const SHARE = 0.9;
/** A peak that is collected again is no reason to end. */
const READINGS = 3;

type Options = {
  /** Bytes that the container may use; absent or larger than the machine without a container. */
  limit?: number | undefined;
  resident?(): number;
  /** Ends the process after its requests; its supervisor starts it again. */
  end(reason: string): void;
};

/** Ends a process that stays close to the memory limit of its container, before the system does. */
export const watchMemory = ({
  limit = process.constrainedMemory(),
  resident = process.memoryUsage.rss,
  end,
}: Options): void => {
  if (!limit || limit >= totalmem()) return;
  let above = 0;
  const timer = setInterval(() => {
    const bytes = resident();
    above = bytes > SHARE * limit ? above + 1 : 0;
    if (above < READINGS) return;
    clearInterval(timer);
    end(`内存 ${megabytes(bytes)} MB，接近容器的上限 ${megabytes(limit)} MB`);
  }, INTERVAL_MS);
  timer.unref();
};

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);
