import type { PGlite } from '@electric-sql/pglite';
import { type ConnectionLimits, limitsOfStartup } from './database-limits.ts';

type Turn = {
  handlerId: number;
  message: Uint8Array;
  onData(data: Uint8Array): void;
  resolve(bytes: number): void;
  reject(error: Error): void;
};

/** Replaces the queue of pglite-socket's server, which passes one protocol message at a time. */
export type QueryTurns = {
  enqueue(handlerId: number, message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number>;
  getQueueLength(): number;
  clearQueueForHandler(handlerId: number): void;
  clearTransactionIfNeeded(handlerId: number): Promise<void>;
  /** Limits of the connection that holds the turn, or the default limits. */
  limits(): ConnectionLimits;
};

type Limited = {
  /** For connections whose startup message sets no limits. */
  usual: ConnectionLimits;
  /** Called before each message is executed. */
  before(limits: ConnectionLimits): void;
};

const SYNC = new Uint8Array([0x53, 0, 0, 0, 4]);
/** Messages of the extended protocol that do not end a batch: Parse, Bind, Describe, Execute, Close, Flush. */
const INSIDE_BATCH = new Set(['P', 'B', 'D', 'E', 'C', 'H'].map((letter) => letter.charCodeAt(0)));

/**
 * PGlite is a single session behind many connections. Between Parse and Sync the session holds the unnamed statement of
 * one connection, so that connection holds the turn until its batch and its transaction are over. (The library's own
 * queue yields after each message: a Parse of another connection in between makes Bind fail with 26000, or bind to the
 * wrong query.) All other connections wait for the turn, so a connection that holds it and exceeds the idle timeout is
 * closed and rolled back.
 */
export const createQueryTurns = (db: PGlite, { usual, before }: Limited): QueryTurns => {
  let waiting: Turn[] = [];
  let owner: number | null = null;
  let running = false;
  let idle: NodeJS.Timeout | undefined;
  const gone = new Set<number>();
  const expelled = new Set<number>();
  const raised = new Map<number, ConnectionLimits>();
  const limitsOf = (handlerId: number | null) => (handlerId === null ? null : raised.get(handlerId)) ?? usual;

  const next = (): Turn | undefined => {
    const index = owner === null ? 0 : waiting.findIndex(({ handlerId }) => handlerId === owner);
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };

  const perform = async ({ handlerId, message, onData, resolve, reject }: Turn): Promise<void> => {
    let bytes = 0;
    clearTimeout(idle);
    const limits = limitsOfStartup(message, usual);
    if (limits && limits.statementMs !== usual.statementMs) raised.set(handlerId, limits);
    before(limitsOf(handlerId));
    try {
      await db.runExclusive(() =>
        db.execProtocolRawStream(message, {
          onRawData: (data) => {
            bytes += data.length;
            onData(data);
          },
        }),
      );
      resolve(bytes);
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
    const open = INSIDE_BATCH.has(message[0] ?? 0) || db.isInTransaction();
    owner = open ? handlerId : null;
    const { idleTransactionMs } = limitsOf(owner);
    if (open && idleTransactionMs > 0) idle = setTimeout(() => expel(handlerId), idleTransactionMs);
  };

  /** The next message of this connection is rejected. */
  const expel = (handlerId: number): void => {
    if (owner !== handlerId || running) return;
    gone.add(handlerId);
    expelled.add(handlerId);
    void run();
  };

  /**
   * Cleans up after a connection that closed in the middle of a batch or transaction: ends the batch and rolls back.
   */
  const dropLeftBehind = async (): Promise<void> => {
    if (owner === null || !gone.has(owner)) return;
    await db.runExclusive(() => db.execProtocolRawStream(SYNC, { onRawData: () => undefined }));
    if (db.isInTransaction()) await db.exec('ROLLBACK');
    owner = null;
  };

  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    await dropLeftBehind();
    for (let turn = next(); turn; turn = next()) {
      await perform(turn);
      await dropLeftBehind();
    }
    running = false;
  };

  return {
    enqueue: (handlerId, message, onData) =>
      new Promise((resolve, reject) => {
        if (expelled.has(handlerId)) return reject(new Error('idle in transaction for too long'));
        waiting.push({ handlerId, message, onData, resolve, reject });
        void run();
      }),
    getQueueLength: () => waiting.length,
    limits: () => limitsOf(owner),
    clearQueueForHandler: (handlerId) => {
      gone.add(handlerId);
      raised.delete(handlerId);
      const dropped = waiting.filter((turn) => turn.handlerId === handlerId);
      waiting = waiting.filter((turn) => turn.handlerId !== handlerId);
      for (const { reject } of dropped) reject(new Error('connection closed'));
    },
    clearTransactionIfNeeded: run,
  };
};
