import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';

const MIGRATION_LOCK = 718_281_828;

/**
 * Runs the SQL files of `folder` that have not run yet, in order of their names, each in one transaction under an
 * advisory lock, so that several processes may start at the same time. A file must not change after it has run.
 */
export const migrate = async (pool: Pool, folder: string, log: (line: string) => void = () => {}): Promise<void> => {
  const files = (await readdir(folder)).filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/.test(name)).sort();
  const client = await pool.connect();
  try {
    await inTransaction(client, () => client.query(HISTORY));
    for (const name of files) await apply(client, name, await readFile(path.join(folder, name), 'utf8'), log);
  } finally {
    client.release();
  }
};

const HISTORY = `create table if not exists migration (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

const apply = (client: PoolClient, name: string, sql: string, log: (line: string) => void): Promise<void> =>
  inTransaction(client, async () => {
    const checksum = createHash('sha256').update(sql).digest('hex');
    const { rows } = await client.query<{ checksum: string }>('select checksum from migration where name = $1', [name]);
    if (rows[0] && rows[0].checksum !== checksum)
      throw new Error(`迁移 ${name} 执行之后被改动过；请恢复该文件，改动写进新的文件`);
    if (rows[0]) return;
    await client.query(sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    log(`已执行迁移 ${name}`);
  });

const inTransaction = async (client: PoolClient, work: () => Promise<unknown>): Promise<void> => {
  await client.query('begin');
  try {
    // Held until the transaction ends. A session lock has no effect on the embedded database, where all connections
    // share one session.
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};
