import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { CallbackClient } from './callback-client.ts';
import { columnTypes } from './column-types.ts';
import { startEmbedded } from './embedded.ts';
import { findRunning } from './embedded-lock.ts';
import type { Database } from './schema.ts';

export type OpenDatabase = {
  db: Kysely<Database>;
  pool: pg.Pool;
  embedded: boolean;
  close(): Promise<void>;
};

type Options = {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Commands join the database of a running server; a server insists on its own. */
  join?: boolean;
  log?: (line: string) => void;
};

/** PostgreSQL by address, else the embedded one of the data folder. */
export const openDatabase = async ({
  databaseUrl,
  dataDir,
  join = false,
  log = () => {},
}: Options): Promise<OpenDatabase> => {
  if (databaseUrl) return connectTo({ connectionString: databaseUrl, max: 10 }, log);
  const running = join ? findRunning(dataDir) : null;
  if (running) return { ...connectTo(localPool(running), log), embedded: true };
  const embedded = await startEmbedded({ dataDir, onCrash: log });
  const connection = connectTo(localPool(embedded.address), log);
  return {
    ...connection,
    embedded: true,
    close: async () => {
      await connection.close();
      await embedded.stop();
    },
  };
};

export const connectTo = (config: pg.PoolConfig, log: (line: string) => void = () => {}): OpenDatabase => {
  const pool = new pg.Pool({ ...config, Client: CallbackClient, types: columnTypes, onConnect: compileNothing });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', (error) => log(`数据库连接中断：${error.message}`));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  // Not `db.destroy()`: it leaves the pool open when kysely was never used.
  return { db, pool, embedded: false, close: () => pool.end() };
};

/** Compiling a statement takes seconds where its cost is guessed high, and ours all run for milliseconds. */
const compileNothing = async (client: pg.ClientBase): Promise<void> => {
  await client.query('set jit = off');
};

const localPool = ({ host, port }: { host: string; port: number }): pg.PoolConfig => ({
  host,
  port,
  user: 'postgres',
  database: 'postgres',
  max: 8,
});
