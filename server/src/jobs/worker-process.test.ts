import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describeOnPostgres } from '@bee/testing/database';
import { type ApiProcess, startApiProcess } from '@bee/testing/server/api-process';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';

jest.setTimeout(120_000);

describeOnPostgres('worker processes', () => {
  let database: ServerTestDatabase;
  const folders: string[] = [];
  const processes: ApiProcess[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => {
    for (const started of processes.splice(0)) started.kill();
  });
  afterAll(async () => {
    await database?.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const start = async (ROLE: 'api' | 'worker') => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'bee-worker-'));
    folders.push(folder);
    const DATABASE_URL = database.pool.options.connectionString ?? '';
    const started = await startApiProcess(folder, { DATABASE_URL, ROLE });
    processes.push(started);
    return started;
  };
  const runsOf = async ({ url }: ApiProcess) =>
    [
      ...(await (await fetch(`${url}/metrics`)).text()).matchAll(
        /^bee_job_runs_total\{job="([^"]+)",outcome="(\w+)"\}/gm,
      ),
    ]
      .map(([, job, outcome]) => `${job} ${outcome}`)
      .sort();
  const until = async (isTrue: () => Promise<boolean>) => {
    for (const from = Date.now(); !(await isTrue()) && Date.now() - from < 30_000; )
      await new Promise((resolve) => setTimeout(resolve, 200));
  };

  it('run the jobs; an api process runs none, and a worker serves no calls', async () => {
    const [api, worker] = [await start('api'), await start('worker')];
    await until(async () => (await runsOf(worker)).length >= 8);
    expect((await runsOf(worker)).map((run) => run.split(' ')[0])).toEqual([
      'assistant.close-abandoned',
      'files.sweep-unfinished',
      'limits.purge-attempts',
      'prices.check-alerts',
      'publishing.sweep-previews',
      'standards.notify-followers',
      'supply.expire-postings',
      'usage.drop-old-days',
    ]);
    expect(await runsOf(api)).toEqual([]);
    const call = (of: ApiProcess) => fetch(`${of.url}/api/base/getClientIp`);
    expect((await call(worker)).status).toBe(404);
    expect((await call(api)).status).toBe(200);
    expect(await worker.terminate()).toMatchObject({ code: 0 });
  });
});
