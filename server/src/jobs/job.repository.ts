import { sql } from 'kysely';
import { queryRows } from '../db/query-rows.ts';
import type { Db } from '../db/schema.ts';

/** Names of the jobs that have a run to start now and are not paused. */
export const listDueJobs = async (db: Db, names: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job
    where name = any(${names}) and state in ('created', 'retry') and start_after <= now()
      and name not in (select name from job_pause)`.execute(db);
  return rows.map(({ name }) => name);
};

/** Items of a job whose run is waiting, in progress or failed for the last time. */
export const listUnfinishedItems = async (db: Db, name: string): Promise<string[]> => {
  const { rows } = await sql<{ item: string }>`
    select singleton_key as item from pgboss.job
    where name = ${name} and state not in ('completed', 'cancelled') and singleton_key is not null`.execute(db);
  return rows.map(({ item }) => item);
};

/** Of the current run of a job; null once it has ended. */
export const setProgress = async (
  db: Db,
  job: string,
  progress: { done: number; total: number; step: string } | null,
): Promise<void> => {
  if (!progress) return void (await db.deleteFrom('job_progress').where('job', '=', job).execute());
  const row = { job, ...progress, at: new Date() };
  await db
    .insertInto('job_progress')
    .values(row)
    .onConflict((conflict) => conflict.column('job').doUpdateSet(row))
    .execute();
};

/** Runs that are not completed, by job and state. */
export const countWaiting = (db: Db): Promise<{ name: string; state: string; runs: number }[]> => queryRows<{
  name: string;
  state: string;
  runs: number;
}>(db)`
    select name, state, count(*)::int as runs from pgboss.job
    where state <> 'completed' group by name, state`;
