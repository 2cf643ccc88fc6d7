import { isLostConnection } from './lost-connection.ts';

type Options<Row> = {
  store(rows: Row[]): Promise<number>;
  /** Rows that may wait; what comes on top is dropped and counted, so that a slow database slows nobody. */
  capacity: number;
  report(problem: string): void;
};

/** What became of the rows since the process started. */
export type ActionCounts = { accepted: number; stored: number; repeated: number; dropped: number; failed: number };

const FLUSH_ROWS = 200;
const FLUSH_MS = 1000;

export type ActionBuffer<Row> = {
  add(rows: Row[]): void;
  counts(): ActionCounts;
  waiting(): number;
  /** Stores what waits and takes nothing more. */
  close(): Promise<void>;
};

/** Gathers rows and stores them every second, or 200 at a time when there are more. */
export const createActionBuffer = <Row>({ store, capacity, report }: Options<Row>): ActionBuffer<Row> => {
  const counts: ActionCounts = { accepted: 0, stored: 0, repeated: 0, dropped: 0, failed: 0 };
  let rows: Row[] = [];
  let flushing: Promise<boolean> | null = null;
  let closed = false;

  /** @returns false when the database is away; the rows then wait for the next second. */
  const storeSome = async (): Promise<boolean> => {
    const some = rows.slice(0, FLUSH_ROWS);
    try {
      const stored = await store(some);
      counts.stored += stored;
      counts.repeated += some.length - stored;
    } catch (error) {
      report(`行为日志没有写入：${(error as Error).message}`);
      if (isLostConnection(error)) return false;
      counts.failed += some.length;
    }
    rows = rows.slice(some.length);
    return true;
  };
  const storeAll = async (): Promise<boolean> => {
    while (rows.length > 0) if (!(await storeSome())) return false;
    return true;
  };
  const flush = (): Promise<boolean> => {
    flushing ??= storeAll().finally(() => {
      flushing = null;
    });
    return flushing;
  };
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  return {
    add: (given) => {
      const taken = closed ? [] : given.slice(0, Math.max(0, capacity - rows.length));
      counts.accepted += taken.length;
      counts.dropped += given.length - taken.length;
      rows.push(...taken);
      if (rows.length >= FLUSH_ROWS) void flush();
    },
    counts: () => ({ ...counts }),
    waiting: () => rows.length,
    close: async () => {
      closed = true;
      clearInterval(timer);
      await flush();
      if (rows.length > 0) await flush(); // what came while the last flush was ending
      counts.dropped += rows.length;
      rows = [];
    },
  };
};
