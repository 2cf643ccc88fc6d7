import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describeOnPostgres } from '@bee/testing/database';
import { type ApiProcess, startApiProcess } from '@bee/testing/server/api-process';
import { PASSWORD } from '@bee/testing/server/members';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { hashPassword } from '../modules/identity/index.ts';

jest.setTimeout(180_000);

const JOB = 'commerce.process-notices';

describeOnPostgres('a job that gave up', () => {
  let database: ServerTestDatabase;
  let folder: string;
  const processes: ApiProcess[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
    folder = mkdtempSync(path.join(os.tmpdir(), 'bee-heal-'));
  });
  afterAll(async () => {
    for (const started of processes) started.kill();
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (ROLE: 'api' | 'worker', env: Record<string, string> = {}) => {
    const DATABASE_URL = database.pool.options.connectionString ?? '';
    const started = await startApiProcess(folder, { DATABASE_URL, ROLE, ...env });
    processes.push(started);
    return started;
  };
  const query = async (text: string) => (await database.pool.query(text)).rows;
  const until = async (isTrue: () => Promise<boolean>) => {
    while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 200));
  };
  /** None before the worker has created its tables. */
  const runs = () => query(`select state, data, output from pgboss.job where name = '${JOB}'`).catch(() => []);

  const post = async (api: ApiProcess, operation: string, request: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${api.url}/api/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(request),
    });
    const cookie = answer.headers.getSetCookie().map((set) => set.split(';')[0]);
    return { cookie: cookie.join('; '), body: (await answer.json()) as { code: number; token?: string; data: never } };
  };
  const signInOperator = async (api: ApiProcess): Promise<Record<string, string>> => {
    const password_hash = await hashPassword(PASSWORD);
    const operator = { mobile: '13900000001', nickname: '运营', reg_time: new Date(), is_operator: true };
    await database.db
      .insertInto('member')
      .values({ ...operator, password_hash })
      .execute();
    const { cookie, body } = await post(api, 'user/login', {
      username: operator.mobile,
      password: PASSWORD,
      remember: true,
    });
    return { cookie, token: String(body.token) };
  };

  it('is found with cause and id in log, alarm and /ops, and heals there once its cause is gone', async () => {
    // A notification of a provider whose configuration got lost.
    await query(`insert into payment_notice (method, key, body, received_at)
      values ('alipay', 'lost', '{"kind": "other", "key": "lost"}', now() - interval '1 minute')`);
    const broken = await start('worker', { BEE_DEMO: '0' });
    await until(async () => (await runs())[0]?.state === 'retry');
    await query(`update pgboss.job set retry_count = 3, start_after = now() where name = '${JOB}'`);
    await until(async () => (await runs())[0]?.state === 'failed');
    const [run = {}] = await runs();
    expect(run.output.message).toContain('alipay is not configured');
    await until(async () => (await query("select from ops_message where kind = 'alarm'")).length > 0);

    const line = broken
      .output()
      .split('\n')
      .find((text) => text.includes('"outcome":"dead"'));
    const logged = JSON.parse(line ?? '{}');
    expect(logged).toMatchObject({ job: JOB, item: run.data.item, attempt: 5 });
    expect(logged.requestId).toMatch(/^[0-9a-f]{32}$/);
    expect(logged.err.stack).toMatch(/webhook[-_]inbox/);

    const api = await start('api');
    const operator = await signInOperator(api);
    const { body } = await post(api, 'ops/getJobs', {}, operator);
    const [failure] = (body.data as { failures: { id: string; item: string; stack: string }[] }).failures;
    expect(failure).toMatchObject({ job: JOB, item: run.data.item, attempts: 5, state: 'failed' });
    expect(failure?.stack).toMatch(/webhook[-_]inbox/);

    await broken.terminate();
    await start('worker', { BEE_DEMO: '1' });
    expect((await post(api, 'ops/retryJob', { job: JOB, id: failure?.id }, operator)).body.code).toBe(1);
    await until(async () => (await runs())[0]?.state === 'completed');
    expect(await query('select outcome from payment_notice')).toEqual([{ outcome: 'other' }]);
  });
});
