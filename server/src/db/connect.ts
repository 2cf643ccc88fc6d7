import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Report } from '../telemetry/process-log.ts';
import { readsFromReplica } from './call-scope.ts';
import { CallbackClient, type StatementConfig } from './callback-client.ts';
import { columnTypes } from './column-types.ts';
import { DatabaseUnavailable } from './database-error.ts';
import { createDatabaseEvents, type DatabaseEvents } from './database-events.ts';
import { createDatabaseHealth, type DatabaseHealth } from './database-health.ts';
import { type DatabaseLimits, LONG_OPTIONS } from './database-limits.ts';
import { startEmbedded } from './embedded.ts';
import { findRunning } from './embedded-lock.ts';
import { openPool } from './pool.ts';
import { openReplica, type Replica, type ReplicaLimits } from './replica.ts';
import type { Database, Db } from './schema.ts';

export type OpenDatabase = {
  db: Db;
  pool: pg.Pool;
  embedded: boolean;
  /** Received once the health check has started. */
  events: DatabaseEvents;
  health: DatabaseHealth;
  /** Answers public reads. */
  replica: Replica | null;
  /** Ends within two seconds, even if the database does not respond. */
  close(): Promise<void>;
};

/** `longWork`: migrations and the initial data load run before the process serves requests, on separate connections. */
export type ServedDatabase = OpenDatabase & {
  longWork(work: (database: OpenDatabase) => Promise<void>): Promise<void>;
};

/** A second server that follows the first. */
export type ReplicaPlace = { connectionString: string; limits: ReplicaLimits };

type Place = {
  databaseUrl?: string | undefined;
  dataDir: string;
  log?: Report;
};

/**
 * For the server process: PostgreSQL at `databaseUrl` if given, otherwise the embedded database of the data folder.
 * @throws DataFolderBusy when another process runs a database on that folder
 */
export const openDatabase = async ({
  databaseUrl,
  dataDir,
  limits,
  replica = null,
  log = () => {},
}: Place & { limits: DatabaseLimits; replica?: ReplicaPlace | null }): Promise<ServedDatabase> => {
  const embedded = databaseUrl ? null : await startEmbedded({ dataDir, limits, onCrash: log });
  const place: pg.PoolConfig = embedded ? localPool(embedded.address) : { connectionString: databaseUrl };
  const patience = { max: limits.pool, connectionTimeoutMillis: limits.connectMs, slowMs: limits.slowMs };
  const served = connectTo({ ...place, ...patience }, log, { isBusy: embedded?.isBusy, replica });
  return {
    ...served,
    embedded: embedded !== null,
    longWork: async (work) => {
      const long = connectTo({ ...place, max: 4, options: LONG_OPTIONS }, log);
      try {
        // Role settings apply only to new connections. The serving pool connects after this.
        if (!embedded) await setRoleLimits(long.pool, limits, log);
        await work({ ...long, embedded: embedded !== null });
      } finally {
        await long.close();
      }
    },
    close: async () => {
      await served.close();
      await embedded?.stop();
    },
  };
};

/** For commands that may run long. Joins the embedded database of a running server if there is one. */
export const joinDatabase = async ({ databaseUrl, dataDir, log = () => {} }: Place): Promise<OpenDatabase> => {
  const long = { max: 8, options: LONG_OPTIONS };
  if (databaseUrl) return connectTo({ ...long, connectionString: databaseUrl }, log);
  const running = findRunning(dataDir);
  if (running) return { ...connectTo({ ...long, ...localPool(running) }, log), embedded: true };
  const embedded = await startEmbedded({ dataDir, onCrash: log });
  const connection = connectTo({ ...long, ...localPool(embedded.address) }, log);
  return {
    ...connection,
    embedded: true,
    close: async () => {
      await connection.close();
      await embedded.stop();
    },
  };
};

type ConnectOptions = { isBusy?: (() => boolean) | undefined; replica?: ReplicaPlace | null };

export const connectTo = (
  config: pg.PoolConfig & Pick<StatementConfig, 'slowMs'>,
  log: Report = () => {},
  { isBusy = () => false, replica: place = null }: ConnectOptions = {},
): OpenDatabase => {
  const all = { ...config, report: log, Client: CallbackClient, types: columnTypes };
  const events = createDatabaseEvents();
  const health = createDatabaseHealth(all, {
    ...{ events, log, isBusy },
    answeredAt: () => answeredAt(),
    onAway: () => drop(),
  });
  const { pool, connect, answeredAt, drop, close } = openPool(all, health.lost, events.receive);
  const { limits, ...replicaPlace } = place ?? {};
  const replica = limits ? openReplica({ ...all, ...replicaPlace }, { limits, primary: pool, log }) : null;
  if (replica) events.subscribe('cache-tags', replica.contentChanged);
  /** During an outage callers get an error at once; waiting for connections would occupy the process. */
  const connectUnlessAway = async () => {
    if (replica && readsFromReplica()) return replica.connect();
    if (health.state() === 'away') throw new DatabaseUnavailable('away', new Error('the database does not answer'));
    return connect();
  };
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: { connect: connectUnlessAway, end: close } }),
  });
  return {
    db,
    pool,
    embedded: false,
    events,
    health,
    replica,
    // Not `db.destroy()`: it leaves the pool open when kysely was never used.
    close: async () => {
      await Promise.all([health.stop(), replica?.close(), close()]);
    },
  };
};

const localPool = ({ host, port }: { host: string; port: number }): pg.PoolConfig => ({
  host,
  port,
  user: 'postgres',
  database: 'postgres',
});

const ROLE_LOCK = 718_281_830;

/**
 * Sets the limits and `jit` as defaults of the server's role in its database, so that they apply to every connection:
 * behind PgBouncer in transaction mode a `SET` could apply to another caller, and startup parameters are rejected.
 * `jit` compilation takes seconds when the cost estimate is high, while the statements run for milliseconds.
 */
const setRoleLimits = async (pool: pg.Pool, limits: DatabaseLimits, log: Report): Promise<void> => {
  const wanted = Object.entries({
    statement_timeout: String(limits.statementMs),
    lock_timeout: String(limits.lockMs),
    idle_in_transaction_session_timeout: String(limits.idleTransactionMs),
    jit: 'off',
  });
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Two processes that start at the same time would update the same catalogue row.
    await client.query('select pg_advisory_xact_lock($1)', [ROLE_LOCK]);
    const { rows } = await client.query<{ role: string; database: string; settings: string[] }>(SETTINGS);
    const found = rows[0];
    if (!found) throw new Error('the catalogue names no current role');
    const names = `${pg.escapeIdentifier(found.role)} in database ${pg.escapeIdentifier(found.database)}`;
    for (const [name, value] of wanted)
      if (!found.settings.includes(`${name}=${value}`))
        await client.query(`alter role ${names} set ${name} = ${pg.escapeLiteral(value)}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    log(
      `数据库的限时没有设定，语句可能无限执行：${(error as Error).message}；请以该角色执行 ALTER ROLE，见 docs/deployment.md`,
      { level: 'warn', err: error },
    );
  } finally {
    client.release();
  }
};

const SETTINGS = `
  select current_user as role, current_database() as database, coalesce(
    (select s.setconfig from pg_db_role_setting s
     join pg_database d on d.oid = s.setdatabase join pg_roles r on r.oid = s.setrole
     where d.datname = current_database() and r.rolname = current_user), '{}') as settings`;
