import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describeOnPostgres } from '@bee/testing/database';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { defineModule } from '../module.ts';
import { readSettings } from '../settings.ts';
import { buildApp } from './app.ts';
import { serveModules } from './module-api.ts';
import { type CallContext, route } from './route.ts';

/** What the only handler does; set by each test. */
let handle: (context: CallContext) => unknown;
let calls = 0;
let now = Date.now();
let database: ServerTestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  const settings = readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT: '30', TRUST_PROXY: '1' }, '/', () => 'a secret');
  const site = { settings, composition: () => 'test-1', isReady: () => true };
  const { db, replica, events } = database;
  const clock = { now: () => new Date(now) };
  const deps = { ...site, db, replica, events, clock, findViewer: async () => null } as unknown as Deps;
  const categories = route('industry/getCategory', async (_request, context) => {
    calls += 1;
    return (await handle(context)) as [];
  });
  app = await buildApp(site, serveModules(deps, [defineModule({ name: 'industry', routes: [() => [categories]] })]));
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

let domain = 0;
/** Each test asks for another domain, and from another address. */
beforeEach(() => {
  domain += 1;
  calls = 0;
});

const URL = '/api/industry/getCategory';
const caller = () => ({ 'x-forwarded-for': `203.0.113.${domain}` });
const read = (headers = {}) =>
  app.inject({ url: `${URL}?q={"domain_id":"${domain}"}`, headers: { ...caller(), ...headers } });
const call = (headers = {}) =>
  app.inject({ method: 'POST', url: URL, payload: { domain_id: `${domain}` }, headers: { ...caller(), ...headers } });
const category = (title: string) => ({ id: '1', title, count: 1 });

describe('a public read', () => {
  it('has the declared fields only', async () => {
    handle = () => [{ ...category('粮食'), mobile: '13700001111' }];
    const { body } = await read();
    expect(JSON.parse(body).data).toEqual([category('粮食')]);
    expect(body).toBe((await call()).body);
  });

  it('fails if the answer is not as declared', async () => {
    handle = () => [{ title: 7 }];
    const { statusCode, headers } = await read();
    expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
  });

  it('knows nothing of its caller', async () => {
    handle = ({ viewer, ip, token, userAgent, isLocal, cookies, internalSignature }) => [
      category(JSON.stringify([viewer, ip, token, userAgent, isLocal, cookies.read('token'), internalSignature])),
    ];
    const answer = await read({ token: 'mine', cookie: 'token=mine', 'user-agent': 'me', authorization: 'mine' });
    expect(JSON.parse(answer.json().data[0].title)).toEqual([null, '', null, null, false, null, null]);
  });

  it('runs its handler once for a minute, and in the background after that', async () => {
    handle = () => [category('先')];
    await Promise.all([read(), read(), read()]);
    expect(calls).toBe(1);
    handle = () => [category('后')];
    now += 61_000;
    expect((await read()).body).toContain('先');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await read()).body).toContain('后');
    expect(calls).toBe(2);
  });

  it('keeps its answer while the handler fails', async () => {
    handle = () => [category('旧')];
    await read();
    handle = () => Promise.reject(new Error('broken'));
    now += 3_600_000;
    expect((await read()).body).toContain('旧');
    expect(calls).toBe(2);
  });

  it('is limited per address', async () => {
    handle = () => [category('粮食')];
    for (let count = 0; count < 30; count += 1) expect((await read()).statusCode).toBe(200);
    const { statusCode, headers } = await read();
    expect([statusCode, headers['cache-control']]).toEqual([429, 'no-store']);
  });
});

describeOnPostgres('a public read that writes', () => {
  it('fails', async () => {
    handle = async () => {
      await sql`insert into food_category (title, rank) values ('x', 1)`.execute(database.db);
      return [];
    };
    expect((await read()).statusCode).toBe(500);
  });
});

describe('the JSON of a call', () => {
  const long = Array.from({ length: 60 }, (_, at) => category(`第 ${at} 类`));

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip;q=1, br;q=0', gunzipSync],
    [undefined, 'identity', (bytes: Buffer) => bytes],
    [undefined, 'gzip;q=0', (bytes: Buffer) => bytes],
  ])('is compressed as %s for a caller that accepts %s', async (coding, accepted, decode) => {
    handle = () => long;
    const { headers, rawPayload } = await call({ 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'accept-encoding']);
    expect(headers['content-length']).toBe(String(rawPayload.byteLength));
    expect(JSON.parse(decode(rawPayload).toString()).data).toEqual(long);
    if (coding) expect(rawPayload.byteLength).toBeLessThan(1000);
  });

  it('is sent as it is below one KB', async () => {
    handle = () => [category('粮食')];
    const { headers } = await call({ 'accept-encoding': 'br' });
    expect(headers).not.toHaveProperty('content-encoding');
  });
});
