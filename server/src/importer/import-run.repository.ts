import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { RejectedFile } from './rejected-file.ts';

/** A run that has not renewed its lease for this long is considered dead. Uses the clock of the database. */
const LEASE = sql.lit('60 seconds');
const RENEW_MS = 15_000;

/**
 * Acquires the import lease. A publishing run holds the row lock on the lease, so it cannot be preempted.
 * @returns the number of the run, which serves as fencing token
 * @throws RejectedFile while another run holds the lease
 */
export const beginRun = (db: Db, kind: string, files: string[], at: string): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ free: boolean }>`
      select run is null or expires_at < clock_timestamp() as free from import_lease
      where name = 'import' for update skip locked`.execute(transaction);
    if (!rows[0]?.free) throw new RejectedFile(await busyMessage(transaction));
    await sql`update import_run set state = 'failed', finished_at = now() where state = 'running'`.execute(transaction);
    const { no } = await transaction
      .insertInto('import_run')
      .values({
        id: randomUUID(),
        kind,
        files,
        state: 'running',
        started_at: at,
        heartbeat_at: new Date(),
        counts: '{}',
      })
      .returning('no')
      .executeTakeFirstOrThrow();
    await sql`
      update import_lease set run = ${no}, expires_at = clock_timestamp() + ${LEASE}::interval`.execute(transaction);
    return no;
  });

const busyMessage = async (db: Db): Promise<string> => {
  const running = await db
    .selectFrom('import_run')
    .select(['no', 'files'])
    .where('state', '=', 'running')
    .orderBy('no', 'desc')
    .executeTakeFirst();
  const files = running?.files.map((file) => path.basename(file)).join('、');
  const which = running ? `第 ${running.no} 次导入（${files}）` : '另一个导入';
  return `${which}正在进行，请等它结束后再试。一次只能有一个导入`;
};

/** Renews the lease on a timer for as long as the run lasts. @returns a function that stops the renewal */
export const startLeaseRenewal = (db: Db, run: number): (() => void) => {
  let renewing = false;
  const timer = setInterval(() => {
    // With the embedded database a renewal waits for the running statement or transaction.
    if (renewing) return;
    renewing = true;
    renewLease(db, run)
      // Ignores short outages of the database; during a longer outage the run itself fails.
      .catch(() => undefined)
      .finally(() => {
        renewing = false;
      });
  }, RENEW_MS);
  timer.unref();
  return () => clearInterval(timer);
};

/** Skips a locked lease: the run is publishing and needs no renewal. */
const renewLease = async (db: Db, run: number): Promise<void> => {
  await sql`update import_run set heartbeat_at = clock_timestamp() where no = ${run} and state = 'running'`.execute(db);
  await sql`
    update import_lease set expires_at = clock_timestamp() + ${LEASE}::interval
    where name in (select name from import_lease where run = ${run} for update skip locked)`.execute(db);
};

/**
 * Must be the first statement of a publication: locks the lease until the end of the transaction, so that no other run
 * can take it over.
 * @throws RejectedFile if another run has taken it over
 */
export const holdLease = async (db: Db, run: number): Promise<void> => {
  const { rows } = await sql<{ run: number | null }>`
    select run from import_lease where name = 'import' for update`.execute(db);
  if (rows[0]?.run === run) return;
  const next = await db.selectFrom('import_run').select('no').where('no', '>', run).orderBy('no').executeTakeFirst();
  throw new RejectedFile(
    `第 ${run} 次导入超过一分钟没有响应，已被第 ${next?.no} 次导入接替，没有发布。请等后者结束后重新导入`,
  );
};

/** Ends the run and releases the lease, each only if the run still owns it. */
export const endRun = async (
  db: Db,
  run: number,
  state: 'published' | 'dry' | 'failed',
  counts: Record<string, number>,
): Promise<void> => {
  await db
    .updateTable('import_run')
    .set({ state, finished_at: new Date(), counts: JSON.stringify(counts) })
    .where('no', '=', run)
    .where('state', '=', 'running')
    .execute();
  await sql`update import_lease set run = null, expires_at = clock_timestamp() where run = ${run}`.execute(db);
};
