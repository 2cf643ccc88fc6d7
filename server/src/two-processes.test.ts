import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describeOnPostgres } from '@bee/testing/database';
import { type ApiProcess, startApiProcess } from '@bee/testing/server/api-process';
import { buildArticle } from '@bee/testing/server/articles';
import { PASSWORD } from '@bee/testing/server/members';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { hashPassword } from './modules/identity/model/password.ts';

jest.setTimeout(120_000);

describeOnPostgres('two api processes on one database', () => {
  let database: ServerTestDatabase;
  let folder: string;
  let apis: [ApiProcess, ApiProcess];
  beforeAll(async () => {
    database = await openTestDatabase();
    folder = mkdtempSync(path.join(os.tmpdir(), 'bee-two-'));
    const env = { DATABASE_URL: database.pool.options.connectionString ?? '', TRUST_PROXY: '1' };
    const start = (name: string) => startApiProcess(path.join(folder, name), env);
    apis = [await start('a'), await start('b')];
  });
  afterAll(async () => {
    for (const api of apis ?? []) api.kill();
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const call = async (api: ApiProcess, operation: string, request: object, more: Record<string, string> = {}) => {
    const headers = { 'content-type': 'application/json', ...more };
    const answer = await fetch(`${api.url}/api/${operation}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(request),
    });
    const cookie = answer.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    return { ...((await answer.json()) as { code: number; token?: string; data: never }), cookie };
  };
  const until = async (isTrue: () => Promise<boolean>) => {
    const from = performance.now();
    while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50));
    return performance.now() - from;
  };

  it('share what operators publish: a hidden word is gone from both within five seconds', async () => {
    const password_hash = await hashPassword(PASSWORD);
    await database.db
      .insertInto('member')
      .values({ mobile: '13900000001', password_hash, nickname: '运营', reg_time: new Date(), is_operator: true })
      .execute();
    await database.db.insertInto('hot_keyword').values({ keyword: '坏词', heat: 9, trend: 'up' }).execute();
    const words = async (api: ApiProcess) =>
      (await call(api, 'article/hotKeywords', { limit: 10 })).data as { keyword: string }[];
    for (const api of apis) expect(await words(api)).toHaveLength(1);
    const [a, b] = apis;
    const login = await call(a, 'user/login', { username: '13900000001', password: PASSWORD, remember: true });
    expect(login).toMatchObject({ code: 1 });
    const hidden = await call(
      a,
      'ops/setHotKeyword',
      { keyword: '坏词', status: 'hidden' },
      { token: String(login.token), cookie: login.cookie },
    );
    expect(hidden).toMatchObject({ code: 1 });
    expect(await words(a)).toEqual([]);
    expect(await until(async () => (await words(b)).length === 0)).toBeLessThan(5000);
  });

  it('share the limit of failed logins', async () => {
    const codes: number[] = [];
    for (let attempt = 0; attempt < 24; attempt++) {
      const api = apis[attempt % 2] as ApiProcess;
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      codes.push((await call(api, 'user/login', { username: '13900000001', password: 'wrong' }, headers)).code);
    }
    const allowed = codes.indexOf(429);
    expect(allowed).toBeGreaterThan(0);
    expect(codes.slice(allowed).every((code) => code === 429)).toBe(true);
  });

  it('count one reading of a reader who is served by both', async () => {
    const { id } = await buildArticle(database.db);
    const params = JSON.stringify({ page: 'article/detail', route: { id } });
    for (const [index, api] of [...apis, ...apis].entries()) {
      const record = { actionId: 'page_view_enter', clientId: `c${index}`, params };
      await call(api, 'base/actionLog', record, { 'x-forwarded-for': '203.0.113.10' });
    }
    const other = { actionId: 'page_view_enter', clientId: 'c9', params };
    await call(apis[0], 'base/actionLog', other, { 'x-forwarded-for': '203.0.113.11' });
    const views = async () =>
      (await database.db.selectFrom('article').select('views').where('id', '=', id).executeTakeFirstOrThrow()).views;
    await until(async () => (await views()) > 0);
    // Both processes have stored their readings when they have stopped.
    await Promise.all(apis.map((api) => api.terminate()));
    expect(await views()).toBe(2);
  });
});
