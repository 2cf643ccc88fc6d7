import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { type Migration, readMigrations, splitStatements } from './migration-file.ts';
import { recordMigration, stampBaseline } from './stamp-baseline.ts';

/** Shorter than what requests wait for a lock: they queue behind a migration that waits for one. */
const LOCK_TIMEOUT_MS = 3_000;
const LOCK_ATTEMPTS = 20;
const LOCK_PAUSE_MS = 2_000;

type Log = (line: string) => void;

/**
 * Runs the migrations of `folder` that have not run yet, in order of their names, each in one transaction under an
 * advisory lock, so that several processes may start at the same time. A file must not change after it has run.
 */
export const migrate = async (pool: Pool, folder: string, log: Log = () => {}): Promise<void> => {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await inTransaction(client, async () => {
      await client.query(HISTORY);
      await stampBaseline(client, migrations, log);
    });
    const isEmbedded = await isEmbeddedDatabase(client);
    for (const migration of migrations) {
      if (await isApplied(client, migration)) continue;
      if (migration.transaction) await whenLocksAreFree(migration, () => apply(client, migration, migration.sql, log));
      else if (isEmbedded) await apply(client, migration, migration.sql.replaceAll(/\bconcurrently\b/gi, ''), log);
      else await applyWithoutTransaction(pool, migration, log);
    }
  } finally {
    client.release();
  }
};

const HISTORY = `create table if not exists migration (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

/** It has one session, so that no caller could run between the statements of a migration anyway. */
const isEmbeddedDatabase = async (client: PoolClient): Promise<boolean> => {
  const { rows } = await client.query<{ embedded: boolean }>("select version() like '%PGlite%' as embedded");
  return rows[0]?.embedded === true;
};

const isApplied = async (client: PoolClient, { name, checksum }: Migration): Promise<boolean> => {
  const { rows } = await client.query<{ checksum: string }>('select checksum from migration where name = $1', [name]);
  if (rows[0] && rows[0].checksum !== checksum)
    throw new Error(`迁移 ${name} 执行之后被改动过；请恢复该文件，改动写进新的文件`);
  return rows.length > 0;
};

const apply = (client: PoolClient, migration: Migration, sql: string, log: Log): Promise<void> =>
  inTransaction(client, async () => {
    if (await isApplied(client, migration)) return;
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(sql);
    await recordMigration(client, migration);
    log(`已执行迁移 ${migration.name}`);
  });

/**
 * On a connection of its own, whose end also ends the lock and what the file has set. Without a lock timeout: a
 * concurrent build waits for older transactions, but no request waits for it.
 */
const applyWithoutTransaction = async (pool: Pool, migration: Migration, log: Log): Promise<void> => {
  const client = await pool.connect();
  try {
    await lockSession(client);
    if (await isApplied(client, migration)) return;
    for (const statement of splitStatements(migration.sql)) await client.query(statement);
    await recordMigration(client, migration);
    log(`已执行迁移 ${migration.name}`);
  } finally {
    client.release(true);
  }
};

const whenLocksAreFree = async ({ name }: Migration, run: () => Promise<void>): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
      if (attempt === LOCK_ATTEMPTS)
        throw new Error(`迁移 ${name} 等不到锁，没有任何改变；请在长事务（如备份）结束后再启动`, { cause: error });
    }
    await sleep(LOCK_PAUSE_MS);
  }
};

const LOCK_NOT_AVAILABLE = '55P03';

const MIGRATION_LOCK = 718_281_828;
const POLL_MS = 100;

/*
 * Processes poll for the lock. One that waited in a statement would have a snapshot, for which `create index
 * concurrently` of the lock's holder waits: a deadlock.
 */

/** Runs `work` in a transaction while no other process migrates. */
const inTransaction = async (client: PoolClient, work: () => Promise<unknown>): Promise<void> => {
  for (;;) {
    await client.query('begin');
    try {
      // Held until the transaction ends. A session lock has no effect on the embedded database, where all connections
      // share one session.
      const isHeld = await tryLock(client, 'pg_try_advisory_xact_lock');
      if (isHeld) await work();
      await client.query('commit');
      if (isHeld) return;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
    await sleep(POLL_MS);
  }
};

/** Waits until no other process migrates; the lock is held until the connection ends. */
const lockSession = async (client: PoolClient): Promise<void> => {
  while (!(await tryLock(client, 'pg_try_advisory_lock'))) await sleep(POLL_MS);
};

const tryLock = async (client: PoolClient, call: string): Promise<boolean> => {
  const { rows } = await client.query<{ held: boolean }>(`select ${call}($1) as held`, [MIGRATION_LOCK]);
  return rows[0]?.held === true;
};
