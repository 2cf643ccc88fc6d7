import { isLostConnection } from '../../../db/lost-connection.ts';

type Options<Row> = {
  store(rows: Row[]): Promise<number>;
  /**
   * Maximum number of buffered rows. Further rows are dropped and counted, so that a slow database does not slow down
   * requests.
   */
  capacity: number;
  report(error: unknown): void;
};

/** Number of rows per outcome since the process started. */
export type ActionCounts = { accepted: number; stored: number; repeated: number; dropped: number; failed: number };

const FLUSH_ROWS = 200;
const FLUSH_MS = 1000;

export type ActionBuffer<Row> = {
  add(rows: Row[]): void;
  counts(): ActionCounts;
  waiting(): number;
  /** Stores the buffered rows; rows added afterwards are dropped. */
  close(): Promise<void>;
};

/** Buffers rows and stores them in batches of 200, every second or as soon as 200 rows are buffered. */
export const createActionBuffer = <Row>({ store, capacity, report }: Options<Row>): ActionBuffer<Row> => {
  const counts: ActionCounts = { accepted: 0, stored: 0, repeated: 0, dropped: 0, failed: 0 };
  let rows: Row[] = [];
  let flushing: Promise<boolean> | null = null;
  let closed = false;

  /** @returns false if the database cannot be reached; the rows are retried a second later */
  const storeSome = async (): Promise<boolean> => {
    const some = rows.slice(0, FLUSH_ROWS);
    try {
      const stored = await store(some);
      counts.stored += stored;
      counts.repeated += some.length - stored;
    } catch (error) {
      report(error);
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
      if (rows.length > 0) await flush(); // rows added while the last flush was finishing
      counts.dropped += rows.length;
      rows = [];
    },
  };
};
