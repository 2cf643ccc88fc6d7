import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { defineJob, type Job } from './job.ts';
import { startJobs } from './start-jobs.ts';

jest.setTimeout(60_000);

let database: ServerTestDatabase;
let stop: (() => Promise<void>) | null = null;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await stop?.();
  stop = null;
});
afterAll(() => database?.close());

const start = async (run: Job['run']) => {
  const lines: { level: string; details: unknown }[] = [];
  const level = (name: string) => (details: unknown) => void lines.push({ level: name, details });
  const log = { info: level('info'), warn: level('warn'), error: level('error') };
  const deps = {
    db: database.db,
    clock: { now: () => new Date() },
    settings: { operations: { webhook: { url: 'https://hooks.example.com' } } },
  } as unknown as Deps;
  const metrics = new Registry();
  const jobs = [defineJob({ name: 'test.work', everySeconds: 3600, run })];
  stop = await startJobs(jobs, deps, { log, metrics, isLost: () => false });
  return { lines, metrics };
};

const until = async (isTrue: () => Promise<boolean> | boolean) => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50));
};
const alarms = () => database.db.selectFrom('ops_message').selectAll().where('kind', '=', 'alarm').execute();
const query = async (text: string) => (await database.pool.query(text)).rows;

it('logs each failure with its stack, and alarms operators when it gives up', async () => {
  const { lines, metrics } = await start(() => Promise.reject(new Error('文件读不到')));
  await until(() => lines.length === 1);
  const details = { err: expect.objectContaining({ message: '文件读不到' }), job: 'test.work', attempt: 1 };
  expect(lines[0]).toMatchObject({ level: 'error', details });
  const [row] = await query('select state, start_after - now() as wait from pgboss.job');
  expect(row).toMatchObject({ state: 'retry', wait: expect.objectContaining({ minutes: expect.any(Number) }) });
  expect(await alarms()).toEqual([]);
  await query('update pgboss.job set retry_count = 3, start_after = now()');
  await until(async () => (await alarms()).length > 0);
  expect(await alarms()).toMatchObject([{ title: '后台任务失败：test.work', next_try_at: expect.anything() }]);
  expect(lines[1]).toMatchObject({ details: { attempt: 5, outcome: 'dead' } });
  const text = await metrics.metrics();
  expect(text).toContain('bee_job_runs_total{job="test.work",outcome="failed"} 1');
  expect(text).toContain('bee_job_runs_total{job="test.work",outcome="dead"} 1');
  expect(text).toContain('bee_job_queue{job="test.work",state="failed"} 1');
});

it('resolves its stop after the run that was in progress', async () => {
  await query('delete from pgboss.job');
  let ended = false;
  await start(
    (_deps, { signal }) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () =>
          setTimeout(() => {
            ended = true;
            resolve(1);
          }, 100),
        ),
      ),
  );
  await until(async () => (await query("select from pgboss.job where state = 'active'")).length > 0);
  await stop?.();
  expect(ended).toBe(true);
  expect(await query('select state from pgboss.job')).toEqual([{ state: 'completed' }]);
});

it('drops the queue of a job that no worker has had for a week', async () => {
  const queues = async () => (await query("select name from pgboss.queue where name like 'gone.%' order by 1")).flat();
  for (const name of ['gone.long', 'gone.recent'])
    await query(`select pgboss.create_queue('${name}', '{"policy": "short"}')`);
  await query("update pgboss.queue set updated_on = now() - interval '8 days' where name = 'gone.long'");
  await start(async () => 0);
  expect(await queues()).toEqual([{ name: 'gone.recent' }]);
});
