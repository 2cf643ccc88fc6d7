import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';

const MIGRATION_LOCK = 718_281_828;
const POLL_MS = 100;

/*
 * Processes poll for the lock. One that waited in a statement would have a snapshot, for which `create index
 * concurrently` of the lock's holder waits: a deadlock.
 */

/** Runs `work` in a transaction while no other process migrates. */
export const inTransaction = async (client: PoolClient, work: () => Promise<unknown>): Promise<void> => {
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
export const lockSession = async (client: PoolClient): Promise<void> => {
  while (!(await tryLock(client, 'pg_try_advisory_lock'))) await sleep(POLL_MS);
};

const tryLock = async (client: PoolClient, call: string): Promise<boolean> => {
  const { rows } = await client.query<{ held: boolean }>(`select ${call}($1) as held`, [MIGRATION_LOCK]);
  return rows[0]?.held === true;
};
