import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { RejectedFile } from './rejected-file.ts';

/** A run that has not renewed its lease for so long is taken for dead. Times are those of the database. */
const LEASE = sql.lit('60 seconds');
const RENEW_MS = 15_000;

/**
 * Takes the turn to import. While another run publishes, its row of the lease is locked, and it cannot be taken over.
 * @returns the number of the run, which fences it
 * @throws RejectedFile while another run is at work
 */
export const beginRun = (db: Kysely<Database>, kind: string, files: string[], at: string): Promise<number> =>
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

const busyMessage = async (db: Kysely<Database>): Promise<string> => {
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

/** Renews the lease on a timer, whatever the run is busy with. @returns the end of it */
export const startLeaseRenewal = (db: Kysely<Database>, run: number): (() => void) => {
  let renewing = false;
  const timer = setInterval(() => {
    // On the embedded database a renewal waits for the statement or transaction in front of it.
    if (renewing) return;
    renewing = true;
    renewLease(db, run)
      // The database may be away for a moment; if it stays away, the run itself fails.
      .catch(() => undefined)
      .finally(() => {
        renewing = false;
      });
  }, RENEW_MS);
  timer.unref();
  return () => clearInterval(timer);
};

/** Where the row is locked, the run publishes and needs no renewal. */
const renewLease = async (db: Kysely<Database>, run: number): Promise<void> => {
  await sql`update import_run set heartbeat_at = clock_timestamp() where no = ${run} and state = 'running'`.execute(db);
  await sql`
    update import_lease set expires_at = clock_timestamp() + ${LEASE}::interval
    where name in (select name from import_lease where run = ${run} for update skip locked)`.execute(db);
};

/**
 * The first statement of a publication: from here to the end of the transaction nobody can take the turn over.
 * @throws RejectedFile when somebody has
 */
export const holdLease = async (db: Kysely<Database>, run: number): Promise<void> => {
  const { rows } = await sql<{ run: number | null }>`
    select run from import_lease where name = 'import' for update`.execute(db);
  if (rows[0]?.run === run) return;
  const next = await db.selectFrom('import_run').select('no').where('no', '>', run).orderBy('no').executeTakeFirst();
  throw new RejectedFile(
    `第 ${run} 次导入超过一分钟没有响应，已被第 ${next?.no} 次导入接替，没有发布。请等后者结束后重新导入`,
  );
};

/** Ends a run and gives the turn back, both only where they still are its own. */
export const endRun = async (
  db: Kysely<Database>,
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
