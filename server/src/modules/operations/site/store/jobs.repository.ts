import type { ImportRun, JobQueue } from '@bee/contracts/resource/operations-page';
import { DAY_MS } from '@bee/domain/calendar-day';
import { queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';

const RUNS = 20;
const MINUTE_MS = 60_000;

export const listImports = async (db: Db, now: Date): Promise<ImportRun[]> => {
  const heard = new Date(now.getTime() - MINUTE_MS);
  const rows = await db
    .selectFrom('import_run')
    .select(['id', 'kind', 'files', 'state', 'started_at', 'heartbeat_at', 'finished_at'])
    .orderBy('started_at', 'desc')
    .limit(RUNS)
    .execute();
  return rows.map(({ files, heartbeat_at, started_at, finished_at, ...run }) => ({
    ...run,
    files: files.length,
    lost: run.state === 'running' && new Date(heartbeat_at) < heard,
    started_at: new Date(started_at).toISOString(),
    finished_at: finished_at && new Date(finished_at).toISOString(),
  }));
};

/** One row per kind of background job. */
export const listQueues = async (db: Db, now: Date): Promise<JobQueue[]> => {
  const day = new Date(now.getTime() - DAY_MS);
  const minute = new Date(now.getTime() - MINUTE_MS);
  return queryRows<JobQueue>(db)`
    select 'ai' as queue, 0 as waiting,
      count(*) filter (where status = 'answering' and beat_at > ${minute})::int as working,
      count(*) filter (where status = 'error' or (status = 'answering' and beat_at <= ${minute}))::int as failed,
      count(*) filter (where status in ('completed', 'stopped'))::int as done, null::timestamptz as oldest_at,
      '' as failure
    from ai_message where created_at > ${day} or status = 'answering'
    union all
    select 'message', count(*) filter (where sent_at is null and next_try_at is not null)::int, 0,
      count(*) filter (where sent_at is null and next_try_at is null and failure <> '')::int,
      count(*) filter (where sent_at is not null)::int,
      min(created_at) filter (where sent_at is null and next_try_at is not null),
      coalesce((array_agg(failure order by created_at desc) filter (where sent_at is null and failure <> ''))[1], '')
    from ops_message where created_at > ${day} or next_try_at is not null
    union all
    select 'change', count(*) filter (where state = 'waiting')::int, 0, count(*) filter (where state = 'refused')::int,
      count(*) filter (where state = 'done')::int, min(created_at) filter (where state = 'waiting'),
      coalesce((array_agg(answer order by created_at desc) filter (where state = 'refused'))[1], '')
    from compose_request where created_at > ${day} or state = 'waiting'`;
};
