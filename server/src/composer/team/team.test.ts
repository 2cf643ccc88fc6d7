import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { releaseSchema } from '@bee/contracts/composition';
import type { Composer } from '@bee/releases/compose/composer';
import { openComposer } from '@bee/releases/compose/open-composer';
import { openBucket } from '@bee/releases/store/open-bucket';
import { openSmallStore } from '@bee/testing/server/small-releases';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { putSmallRelease } from '@bee/testing/small-release';
import { type FastifyInstance, fastify } from 'fastify';
import { answerFailure } from '../../http/failure.ts';
import { teamRoutes } from './team.routes.ts';
import { insertTeamKey, listTeamKeyUses, revokeTeamKey } from './team-key.repository.ts';

const NOW = new Date('2026-03-04T02:00:00.000Z');
const RELEASE = '1.1.0-aaaaaaa2';
const SCRIPT = `fetch('vegetable/vegList')`;

let folder: string;
let built: string;
let database: ServerTestDatabase;
let composer: Composer;
let app: FastifyInstance;
let key: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bee-team-'));
  built = path.join(folder, 'built');
  const store = openSmallStore(path.join(folder, 'store'));
  store.shell('1.0.0-sssssss1');
  store.remote('mf-ai', '1.0.0-aaaaaaa1');
  const bucket = openBucket({ kind: 'folder', folder: store.folder });
  composer = openComposer(bucket, { gate: async () => [], now: () => NOW });
  await composer.set({ shell: '1.0.0-sssssss1', 'mf-ai': '1.0.0-aaaaaaa1' }, { by: { kind: 'cli', name: 'test' } });
  app = fastify();
  app.setErrorHandler(answerFailure);
  await app.register(teamRoutes({ db: database.db, bucket, composer, clock: { now: () => NOW } }));
  await database.db.deleteFrom('team_key_use').execute();
  key = await keyWith({});
  build();
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const keyWith = (rights: { canary_percent?: number; may_promote?: boolean; remote?: string }) =>
  insertTeamKey(
    database.db,
    { remote: 'mf-ai', label: '流水线', canary_percent: 10, may_promote: false, ...rights },
    NOW,
  );

/** A release that understates its size and its operations. */
const build = (more: object = {}) =>
  putSmallRelease(built, 'mf-ai', RELEASE, {
    files: { 'entry.js': SCRIPT, 'page.js': 'x'.repeat(500) },
    pages: { ask: ['page.js'] },
    exposes: { './remote': [] },
    sizes: { ask: 1 },
    operations: [],
    schemas: { 'vegetable/vegList': { method: 'POST', request: {}, data: {} } },
    manifest: { pages: [{ id: 'ai/index', module: 'ask', title: '问答' }] },
    ...more,
  });

const call = async (method: 'PUT' | 'POST', url: string, body: Buffer | object, secret = key) => {
  const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
  const headers = { authorization: `Bearer ${secret}`, 'content-type': type };
  const response = await app.inject({ method, url, headers, payload: body });
  return response.json<{ code: number; msg: string }>();
};
const fileOf = (file: string) => readFileSync(path.join(built, 'mf-ai', RELEASE, file));
const upload = async (files = ['entry.js', 'page.js', 'server.js', 'release.json'], secret = key) => {
  let last = { code: 0, msg: '' };
  for (const file of files) last = await call('PUT', `/mf-ai/${RELEASE}/${file}`, fileOf(file), secret);
  return last;
};
const stored = () =>
  releaseSchema.parse(JSON.parse(readFileSync(path.join(folder, 'store/mf-ai', RELEASE, 'release.json'), 'utf8')));
const uses = async () =>
  (await listTeamKeyUses(database.db, 10)).map(({ action, what, refusal }) => `${action} ${what} ${refusal}`.trim());

describe('an upload', () => {
  it('is visible with its description, whose operations and sizes are measured', async () => {
    expect(await upload()).toMatchObject({ code: 1 });
    const { operations, sizes } = stored();
    expect({ operations, sizes }).toEqual({
      operations: ['vegetable/vegList'],
      sizes: { 'ai/index': 500 + SCRIPT.length },
    });
    expect(await uses()).toEqual([`upload mf-ai@${RELEASE}`]);
    expect(await upload(['entry.js'])).toMatchObject({ code: 409 });
  });

  it('counts the compressed form only when it contains the same file', async () => {
    const script = path.join(built, 'mf-ai', RELEASE, 'page.js.br');
    writeFileSync(script, brotliCompressSync('tiny'));
    expect(await upload(['entry.js', 'page.js', 'page.js.br', 'server.js', 'release.json'])).toMatchObject({
      code: 409,
      msg: expect.stringContaining('page.js.br'),
    });
    writeFileSync(script, brotliCompressSync('x'.repeat(500)));
    expect(await upload(['page.js.br', 'release.json'])).toMatchObject({ code: 1 });
    expect(stored().sizes?.['ai/index']).toBe(fileOf('page.js.br').length + SCRIPT.length);
  });

  it('is refused when a file is missing or calls are not described', async () => {
    expect((await upload(['entry.js', 'release.json'])).msg).toContain('缺少文件');
    build({ schemas: {} });
    expect((await upload()).msg).toContain('vegetable/vegList');
    expect(() => stored()).toThrow('ENOENT');
  });

  it('cannot have the name of another team, nor leave its folder', async () => {
    const refused = await call('PUT', `/mf-member/${RELEASE}/entry.js`, Buffer.from('1'));
    expect(refused).toMatchObject({ code: 403, msg: '这把钥匙属于 mf-ai，不能写 mf-member' });
    expect(await uses()).toEqual([`upload mf-member 这把钥匙属于 mf-ai，不能写 mf-member`]);
    expect(await call('PUT', '/mf-ai/..%2F..%2Fmf-member/entry.js', Buffer.from('1'))).toMatchObject({ code: 0 });
  });

  it('needs a key in use', async () => {
    const { id } = await database.db
      .selectFrom('team_key')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(await revokeTeamKey(database.db, id, NOW)).toBe(true);
    expect(await upload()).toMatchObject({ code: 401 });
    expect(await upload(undefined, 'x'.repeat(40))).toMatchObject({ code: 401 });
  });
});

describe('a share', () => {
  beforeEach(() => upload());

  it('is limited by the key, and named after it', async () => {
    expect(await call('POST', '/mf-ai/canary', { release: RELEASE, percent: 11 })).toMatchObject({ code: 403 });
    expect(await call('POST', '/mf-ai/canary', { release: RELEASE, percent: 10 })).toMatchObject({ code: 1 });
    const current = await composer.show();
    expect(current?.remotes['mf-ai']?.canary).toMatchObject({ release: RELEASE, percent: 10 });
    expect(current?.change?.by).toEqual({ kind: 'operator', name: 'mf-ai 的钥匙 流水线' });
    const uploader = await keyWith({ canary_percent: 0 });
    expect(await call('POST', '/mf-ai/canary', { release: RELEASE, percent: 0 }, uploader)).toMatchObject({
      code: 403,
    });
  });

  it('becomes all only with the right to promote', async () => {
    await call('POST', '/mf-ai/canary', { release: RELEASE, percent: 5 });
    expect(await call('POST', '/mf-ai/promote', {})).toMatchObject({ code: 403 });
    expect((await composer.show())?.remotes['mf-ai']?.active).toBe('1.0.0-aaaaaaa1');
    const promoter = await keyWith({ may_promote: true });
    expect(await call('POST', '/mf-ai/promote', {}, promoter)).toMatchObject({ code: 1 });
    expect((await composer.show())?.remotes['mf-ai']?.active).toBe(RELEASE);
    expect((await uses())[1]).toBe('promote mf-ai 这把钥匙不能转正，请交给运营');
  });
});
