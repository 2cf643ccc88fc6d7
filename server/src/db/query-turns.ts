import type { PGlite } from '@electric-sql/pglite';
import { type ConnectionLimits, limitsOfStartup } from './database-limits.ts';

type Turn = {
  handlerId: number;
  message: Uint8Array;
  onData(data: Uint8Array): void;
  resolve(bytes: number): void;
  reject(error: Error): void;
};

/** The queue that pglite-socket's server asks; it hands over one protocol message after another. */
export type QueryTurns = {
  enqueue(handlerId: number, message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number>;
  getQueueLength(): number;
  clearQueueForHandler(handlerId: number): void;
  clearTransactionIfNeeded(handlerId: number): Promise<void>;
  /** Of the connection that holds the turn, else the usual ones. */
  limits(): ConnectionLimits;
};

type Limited = {
  /** Of connections that ask for no others when they begin. */
  usual: ConnectionLimits;
  /** Called before each message is carried out. */
  before(limits: ConnectionLimits): void;
};

const SYNC = new Uint8Array([0x53, 0, 0, 0, 4]);
/** Messages of the extended protocol that do not end a batch: Parse, Bind, Describe, Execute, Close, Flush. */
const INSIDE_BATCH = new Set(['P', 'B', 'D', 'E', 'C', 'H'].map((letter) => letter.charCodeAt(0)));

/**
 * PGlite is one session behind many connections. Between Parse and Sync that session holds somebody's unnamed statement,
 * so a connection keeps its turn until its batch and its transaction are over. (The library's own queue gives the turn
 * away after each message: another connection's Parse in between makes Bind fail with 26000, or bind to a foreign query.)
 * A connection that keeps its turn and is silent for longer than it may is closed and rolled back: all others wait for it.
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

  /** Its next message finds the connection closed. */
  const expel = (handlerId: number): void => {
    if (owner !== handlerId || running) return;
    gone.add(handlerId);
    expelled.add(handlerId);
    void run();
  };

  /** A connection that left in the middle of something: its batch ends and its transaction is rolled back. */
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
