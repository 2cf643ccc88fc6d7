import pg from 'pg';
import { databaseError, isOutage } from './database-error.ts';

export type OpenPool = {
  pool: pg.Pool;
  /** @throws DatabaseUnavailable */
  connect(): Promise<pg.PoolClient>;
  /** When a statement was last answered, by `performance.now()`. */
  answeredAt(): number;
  /** Breaks all connections, so that statements on them fail now instead of when TCP gives up. */
  drop(): void;
  /** Waits up to 500 ms for running statements, then drops the connections. */
  close(): Promise<void>;
};

const LEAVE_AFTER_MS = 500;

/**
 * @param onLost called when a connection breaks or cannot be opened
 * @param onConnect called with each new connection
 */
export const openPool = (
  config: pg.PoolConfig,
  onLost: (error: Error) => void,
  onConnect: (client: pg.PoolClient) => void = () => {},
): OpenPool => {
  const pool = new pg.Pool(config);
  const clients = new Set<pg.PoolClient>();
  let answeredAt = Number.NEGATIVE_INFINITY;
  const noticeLoss = (error: Error) => {
    const converted = databaseError(error);
    if (isOutage(converted)) onLost(error);
    return converted;
  };
  pool.on('connect', (client) => {
    clients.add(client);
    onConnect(client);
    // The pool replaces broken connections; without a listener the error event would end the process.
    client.on('error', onLost);
    // When the server shuts down, the running statement fails before the connection does.
    connectionOf(client).on('errorMessage', noticeLoss);
    connectionOf(client).on('readyForQuery', () => {
      answeredAt = performance.now();
    });
  });
  pool.on('error', () => undefined);
  pool.on('remove', (client) => clients.delete(client));
  const drop = () => {
    for (const client of clients) connectionOf(client).stream.destroy();
  };
  let closing: Promise<void> | null = null;
  const close = async () => {
    const ended = pool.end();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        drop();
        resolve();
      }, LEAVE_AFTER_MS);
    });
    await Promise.race([ended, late]);
    clearTimeout(timer);
  };
  return {
    pool,
    connect: async () => {
      try {
        return await pool.connect();
      } catch (error) {
        throw noticeLoss(error as Error);
      }
    },
    answeredAt: () => answeredAt,
    drop,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
};

type Connection = {
  stream: { destroy(): void };
  on(event: 'errorMessage' | 'readyForQuery', listener: (error: Error) => void): void;
};

const connectionOf = (client: pg.PoolClient) => (client as unknown as { connection: Connection }).connection;
