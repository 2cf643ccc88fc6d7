import type { FailedRun, ScheduledJob } from '@bee/contracts/resource/operations-page';
import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';

const MAX_FAILURES = 50;

export type JobHistory = {
  jobs: Omit<ScheduledJob, 'every'>[];
  failures: FailedRun[];
  worker_seen_at: string | null;
};

/** What pg-boss keeps of the jobs; nothing before the first worker process has created its tables. */
export const readJobHistory = async (db: Db): Promise<JobHistory> => {
  if (!(await hasQueues(db))) return { jobs: [], failures: [], worker_seen_at: null };
  const { rows: jobs } = await sql<Omit<ScheduledJob, 'every'>>`
    select q.name as job, p.paused_at,
      min(j.start_after) filter (where j.state = 'created' and j.start_after <= now()) as waiting_since,
      count(*) filter (where j.state = 'active')::int as active,
      count(*) filter (where j.state = 'failed')::int as failed,
      count(*) filter (where j.state = 'completed')::int as done,
      round(avg(extract(epoch from j.completed_on - j.started_on)) filter (where j.state = 'completed'), 2)::float8
        as average,
      round(max(extract(epoch from j.completed_on - j.started_on)) filter (where j.state = 'completed'), 2)::float8
        as longest,
      max(j.completed_on) filter (where j.state = 'completed') as last_at,
      (select json_build_object('done', r.done, 'total', r.total, 'step', r.step) from job_progress r where r.job = q.name)
        as progress
    from pgboss.queue q
    left join pgboss.job j on j.name = q.name
      and (j.state <> 'completed' or j.completed_on > now() - interval '24 hours')
    left join job_pause p on p.name = q.name
    group by q.name, p.paused_at order by q.name`.execute(db);
  const { rows: failures } = await sql<FailedRun>`
    select id, name as job, coalesce(data ->> 'item', '') as item, state::text as state, retry_count + 1 as attempts,
      coalesce(completed_on, started_on) as failed_at,
      case when state = 'retry' then start_after end as retry_at,
      coalesce(output ->> 'message', '') as message, coalesce(output ->> 'stack', '') as stack
    from pgboss.job where state in ('retry', 'failed')
    order by coalesce(completed_on, started_on) desc limit ${MAX_FAILURES}`.execute(db);
  const { rows: seen } = await sql<{ at: string | null }>`
    select greatest(maintained_on, (select max(updated_on) from pgboss.queue)) as at from pgboss.version`.execute(db);
  return { jobs, failures, worker_seen_at: seen[0]?.at ?? null };
};

const hasQueues = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(db);
  return rows[0]?.there ?? false;
};

export const hasJob = async (db: Db, name: string): Promise<boolean> => {
  if (!(await hasQueues(db))) return false;
  const { rows } = await sql`select from pgboss.queue where name = ${name}`.execute(db);
  return rows.length > 0;
};

export const isJobPaused = async (db: Db, name: string): Promise<boolean> =>
  (await db.selectFrom('job_pause').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;

export const pauseJob = async (db: Db, name: string, now: Date): Promise<void> => {
  await db
    .insertInto('job_pause')
    .values({ name, paused_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const resumeJob = async (db: Db, name: string): Promise<void> => {
  await db.deleteFrom('job_pause').where('name', '=', name).execute();
};

/** Makes a failed run due; a run that gave up gets another attempt. @returns false if it is not there any more */
export const retryRun = async (db: Db, name: string, id: string): Promise<boolean> => {
  if (!(await hasQueues(db))) return false;
  const { rows } = await sql`
    update pgboss.job set state = 'retry', start_after = now(), completed_on = null,
      retry_limit = greatest(retry_limit, retry_count + 1)
    where name = ${name} and id = ${id} and state in ('retry', 'failed') returning id`.execute(db);
  return rows.length > 0;
};
