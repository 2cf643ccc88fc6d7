import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findOperation, type OperationId } from '@bee/contracts/operations';
import { publicReads, publicReadUrl } from '@bee/contracts/public-reads';
import { signIn } from '@bee/testing/server/members';
import { missingInSample, publicRequests } from '@bee/testing/server/public-requests';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { sql } from 'kysely';
import { touchTags } from '../cache/tag.repository.ts';
import { INTERNAL_HEADER, signInternal } from './internal-signature.ts';

jest.setTimeout(120_000);

const SECRET = 'a secret of this test run';

let test: TestApp;
let requests: Awaited<ReturnType<typeof publicRequests>>;
beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
  requests = await publicRequests(test);
});
afterAll(() => test?.close());

const urlOf = (id: OperationId, payload: object = {}) =>
  publicReadUrl({ method: findOperation(id).method, path: `/api/${id}`, payload }) ?? '';

const read = (
  id: OperationId,
  payload: object = {},
  headers: Record<string, string> = {},
  { cookies, token }: Partial<Browser> = {},
) =>
  test.app.inject({
    url: urlOf(id, payload),
    headers: { 'x-forwarded-for': '203.0.113.7', ...headers, ...(token && { token }) },
    ...(cookies && { cookies }),
  });

/** On PostgreSQL with a read-only connection, where an operation that writes is answered with 500. */
it.each([...publicReads])('%s is answered as the call of a visitor is', async (id) => {
  const request = requests[id] ?? {};
  const called = await test.call(id, request);
  expect(called.body.code).toBe(missingInSample.includes(id) ? 404 : 1);
  const answer = await read(id, request);
  expect(answer.json()).toEqual(called.body);
  expect(answer.headers['cache-control']).toMatch(
    called.body.code === 1 ? /^public, max-age=0, s-maxage=60, / : /^no-store$/,
  );
});

it.each([...publicReads])('%s has an answer that can be shared', (id) => {
  const { access, kind, extras, request } = findOperation(id);
  expect({ access, kind, extras }).toEqual({ access: 'public', kind: 'json', extras: undefined });
  expect('shape' in request && Object.keys(request.shape as object)).not.toContain('q');
});

it('is not offered for any other operation', async () => {
  expect(urlOf('user/getProfile')).toBe('');
  expect((await test.app.inject({ url: '/api/user/getProfile' })).json().code).toBe(404);
  expect((await test.app.inject({ url: '/api/article/search?q={"keyword":"白菜"}' })).json().code).toBe(404);
});

describe('for a member', () => {
  const day = { from: '2000-01-01' };

  it.each(['vegetable/getEchart', 'herbs/getEchart', 'article/getReportDetail'] as const)(
    'has the bytes of a visitor: %s',
    async (id) => {
      const request = { ...requests[id], ...(id !== 'article/getReportDetail' && day) };
      const member = await signIn(test, { vip: true, vegetable: true });
      const own = await test.call(id, request, member);
      const read1 = await read(id, request, {}, member);
      const read2 = await read(id, request);
      expect(own.body.code).toBe(1);
      expect(own.body).not.toEqual(read2.json());
      expect(read1.rawPayload.equals(read2.rawPayload)).toBe(true);
      expect(read1.headers.etag).toBe(read2.headers.etag);
    },
  );

  it('and every other caller has no header of its own', async () => {
    const { headers } = await read('food/getCateList', {}, {}, await signIn(test));
    for (const name of ['set-cookie', 'x-bee-composition', 'x-ratelimit-remaining', 'x-bee-tags'])
      expect(headers[name]).toBeUndefined();
    expect(headers).toMatchObject({ vary: 'accept-encoding', 'surrogate-key': 'food' });
  });
});

describe('the bytes', () => {
  it('have a strong tag for each coding, with which they are not sent again', async () => {
    const plain = await read('food/getList');
    const seen = new Set();
    for (const [coding, decode] of [
      ['identity', (bytes: Buffer) => bytes],
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await read('food/getList', {}, { 'accept-encoding': coding });
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(coding);
      expect(decode(answer.rawPayload).equals(plain.rawPayload)).toBe(true);
      const etag = String(answer.headers.etag);
      expect(etag).toMatch(/^"[\w-]+"$/);
      seen.add(etag);
      for (const known of [etag, `"other", W/${etag}`]) {
        const repeated = await read('food/getList', {}, { 'accept-encoding': coding, 'if-none-match': known });
        expect([repeated.statusCode, repeated.body, repeated.headers.etag]).toEqual([304, '', etag]);
        expect(repeated.headers['cache-control']).toBe(answer.headers['cache-control']);
      }
      const changed = await read('food/getList', {}, { 'accept-encoding': coding, 'if-none-match': '"other"' });
      expect(changed.statusCode).toBe(200);
    }
    expect(seen.size).toBe(3);
  });

  it('are kept without the database until a tag is touched; a page that is rendered has the new ones at once', async () => {
    const { db } = test.database;
    const titles = async (headers = {}) => JSON.stringify((await read('food/getCateList', {}, headers)).json().data);
    const before = await titles();
    const connect = jest.spyOn(test.database.pool, 'connect');
    for (let count = 0; count < 30; count += 1) await titles();
    // Tags are looked for once a second.
    expect(connect.mock.calls.length).toBeLessThan(10);
    connect.mockRestore();
    await sql`insert into food_category (title, rank) values ('新的一类', 99)`.execute(db);
    expect(await titles()).toBe(before);
    const own = { [INTERNAL_HEADER]: signInternal(SECRET, Date.now()) };
    expect(await titles(own)).toBe(before);
    await touchTags(db, ['food']);
    expect(await titles(own)).toContain('新的一类');
    await sql`insert into food_category (title, rank) values ('又一类', 98)`.execute(db);
    await touchTags(db, ['food']);
    const since = performance.now();
    while (!(await titles()).includes('又一类')) {
      if (performance.now() - since > 5000) throw new Error('still the old answer after five seconds');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

  it('are the same for equal requests, however they are written', async () => {
    const [one, other] = [urlOf('food/getList'), '/api/food/getList?q={"limit":20,"page":"1","unknown":1}'];
    await sql`update food set name = name || '（改）'`.execute(test.database.db);
    const answers = [await test.app.inject({ url: one }), await test.app.inject({ url: other })];
    expect(answers[0]?.body).toBe(answers[1]?.body);
    expect(answers[0]?.body).not.toContain('（改）');
  });
});

it.each([
  ['text', '/api/food/getList?q=x', 422],
  ['nothing', '/api/food/getList?q=', 422],
  ['a list', '/api/food/getList?q=[]', 422],
  ['two requests', '/api/food/getList?q={}&q={}', 422],
  ['a poisoned object', '/api/food/getList?q={"__proto__":{"page":2}}', 422],
  ['a value that is refused', '/api/food/getList?q={"limit":1000}', 422],
  ['something missing', '/api/article/detail?q={"id":"nothing"}', 404],
])('refuses %s, and no cache keeps that', async (_name, url, code) => {
  const answer = await test.app.inject({ url });
  expect([answer.json().code, answer.headers['cache-control']]).toEqual([code, 'no-store']);
  expect(answer.headers).not.toHaveProperty('surrogate-key');
});

it('tells calls of the site the tags, also of a refusal', async () => {
  const own = { [INTERNAL_HEADER]: signInternal(SECRET, Date.now()) };
  const { headers, json } = await read('article/detail', { id: 'nothing' }, own);
  expect([json().code, headers['x-bee-tags']]).toEqual([404, 'publishing%3Anothing,publishing%3A*']);
});
