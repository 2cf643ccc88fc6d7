import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { openCompositionLog } from '@bee/releases/store/composition-log';
import { filesBelow } from '@bee/releases/store/folder-files';
import { openBucket } from '@bee/releases/store/open-bucket';
import type { StoreSettings } from '@bee/releases/store/store-settings';
import { S3_KEYS, type S3Server, startS3Server } from '@bee/testing/s3-server';
import { entryOf, filesOf, putRelease } from '@bee/testing/server/small-release-store';
import fastify, { type FastifyInstance } from 'fastify';
import { followStore } from './follow-store.ts';
import { registerReleaseFiles } from './release-files.routes.ts';

/** User id without read permission. */
const NOBODY = 65_534;

let folder: string;
let app: FastifyInstance;
let refused: string[];
let close: () => void;
let look: () => Promise<void>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bee-files-'));
  refused = [];
});
afterEach(async () => {
  close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = async (releaseStore: StoreSettings) => {
  let ahead = 0;
  const { store, served, follower, onRefused } = await followStore({
    settings: {
      releaseStore,
      compositionKey: undefined,
      operations: { warnDays: 90 } as Parameters<typeof followStore>[0]['settings']['operations'],
    },
    clock: { now: () => new Date(Date.now() + ahead) },
    report: () => undefined,
  });
  onRefused(({ name, release }) => refused.push(`${name}@${release}`));
  app = fastify();
  await registerReleaseFiles(app, { store, served, look: follower.look });
  close = follower.close;
  look = () => {
    ahead += 60_000;
    return follower.look();
  };
  return follower;
};
const inFolder = (): StoreSettings => ({ kind: 'folder', folder });
const compose = (settings: StoreSettings, shell: string, ai: string) =>
  openCompositionLog(openBucket(settings)).change(async () => ({
    shell: entryOf(shell),
    remotes: { 'mf-ai': entryOf(ai) },
  }));
const get = (file: string, encoding = 'br, gzip') =>
  app.inject({ url: `/releases/${file}`, headers: { 'accept-encoding': encoding } });
const content = async (file: string) => {
  const { statusCode, headers, rawPayload } = await get(file);
  if (statusCode !== 200) return statusCode;
  return (headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload).toString();
};

describe('files of a release', () => {
  beforeEach(async () => {
    for (const [name, release] of [
      ['shell', '1'],
      ['mf-ai', '1'],
      ['mf-ai', '2'],
      ['mf-ai', '3'],
    ] as const)
      putRelease(folder, name, release);
    await compose(inFolder(), '1', '1');
    await compose(inFolder(), '1', '2');
    await start(inFolder());
  });

  it('are handed out compressed or plain, for ever', async () => {
    expect(await content('mf-ai/2/entry.js')).toContain("'mf-ai 2 '");
    const { headers } = await get('mf-ai/2/entry.js', 'gzip');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('are those of compositions in force now or lately', async () => {
    expect(await content('mf-ai/1/entry.js')).toContain("'mf-ai 1 '");
    expect((await get('mf-ai/3/entry.js')).statusCode).toBe(404);
    await compose(inFolder(), '1', '3');
    // Another edge may already have served it, so this edge must check the store immediately.
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(await content('mf-ai/3/entry.js')).toContain("'mf-ai 3 '");
  });

  it.each([
    'release.json',
    'release.json.br',
    'server/remote.cjs',
    'server%2fremote.cjs',
    '%2e%2e%2f2%2fentry.js',
    '..%5c2%5centry.js',
    'more.js',
    'entry.js.br',
    'toString',
  ])('do not include %s', async (file) => {
    writeFileSync(path.join(folder, 'mf-ai/2/more.js'), 'evil');
    expect((await get(`mf-ai/2/${file}`)).statusCode).toBe(404);
  });

  it.each([
    'maps/entry.js.map.gz',
    'maps/entry.js.map',
    'maps%2fentry.js.map.gz',
    'maps%252fentry.js.map.gz',
    'maps%5centry.js.map.gz',
    './maps/entry.js.map.gz',
    'entry.js/../maps/entry.js.map.gz',
    '%2e%2e%2f2%2fmaps%2fentry.js.map.gz',
    'maps//entry.js.map.gz',
    'maps~2/entry.js.map.gz',
    '/maps/entry.js.map.gz',
    'maps/entry.js.map.gz?x',
    'entry.js.map',
    'entry.js.map.gz',
    'maps/',
    'maps',
  ])('do not include source maps at %s', async (file) => {
    mkdirSync(path.join(folder, 'mf-ai/2/maps'));
    writeFileSync(path.join(folder, 'mf-ai/2/maps/entry.js.map.gz'), 'secret');
    for (const encoding of ['gzip', 'br, gzip', '*'])
      expect((await get(`mf-ai/2/${file}`, encoding)).statusCode).toBe(404);
    expect(await content('mf-ai/2/entry.js')).toContain("'mf-ai 2 '");
  });

  it('are refused when one byte of them is another, compressed copies alone are left out', async () => {
    for (const file of filesOf(folder, 'mf-ai', '2').filter((one) => /^[^/]+$/.test(one) && one !== 'release.json')) {
      const at = path.join(folder, 'mf-ai/2', file);
      const bytes = readFileSync(at);
      const plain = file.replace(/\.br$/, '');
      const good = await content(`mf-ai/2/${plain}`);
      refused = [];
      for (const position of [0, bytes.length >> 1, bytes.length - 1]) {
        const flipped = Buffer.from(bytes);
        flipped[position] = (flipped[position] ?? 0) ^ 1;
        writeFileSync(at, flipped);
        if (file === plain) expect(await content(`mf-ai/2/${plain}`)).toBe(404);
        else expect((await get(`mf-ai/2/${plain}`)).payload).toBe(good);
      }
      // Repeated requests are refused again; a missing compressed copy is not reported.
      await get(`mf-ai/2/${plain}`);
      expect(refused).toEqual(file === plain ? Array(4).fill('mf-ai@2') : []);
      writeFileSync(at, bytes);
      expect(await content(`mf-ai/2/${plain}`)).toBe(good);
    }
  });

  it('are not told to be damaged while this process cannot read them', async () => {
    const at = path.join(folder, 'mf-ai/2/entry.js');
    const [good, root] = [readFileSync(at), process.geteuid?.() === 0];
    writeFileSync(at, good); // changes the file, so that it is read again
    chmodSync(folder, 0o755);
    chmodSync(at, 0);
    if (root) process.seteuid?.(NOBODY);
    try {
      expect((await get('mf-ai/2/entry.js')).statusCode).toBe(404);
    } finally {
      if (root) process.seteuid?.(0);
    }
    chmodSync(at, 0o644);
    expect((await get('mf-ai/2/entry.js')).statusCode).toBe(200);
    expect(refused).toEqual([]);
  });

  it('are not taken from other encodings, nor from a compressed copy that decodes to something else', async () => {
    const at = path.join(folder, 'mf-ai/2/entry.js');
    writeFileSync(`${at}.gz`, 'evil');
    writeFileSync(`${at}.br`, brotliCompressSync(Buffer.from('evil')));
    for (const encoding of ['gzip', 'br', 'br, gzip', '*']) {
      const { headers, payload } = await get('mf-ai/2/entry.js', encoding);
      expect([headers['content-encoding'], payload]).toEqual([undefined, expect.stringContaining("'mf-ai 2 '")]);
    }
  });
});

describe('with a bucket', () => {
  let server: S3Server;
  let running = false;
  beforeEach(async () => {
    server = await startS3Server('bee');
    running = true;
  });
  afterEach(async () => {
    if (running) await server.stop();
  });

  const inBucket = (mirrorBytes: number): StoreSettings => ({
    kind: 's3',
    endpoint: server.endpoint,
    region: 'us-east-1',
    bucket: 'bee',
    prefix: 'releases',
    ...S3_KEYS,
    pathStyle: true,
    mirror: path.join(folder, 'mirror'),
    mirrorBytes,
  });
  const publish = async (settings: StoreSettings, name: string, release: string, mark = '') => {
    const built = path.join(folder, 'built');
    putRelease(built, name, release, mark);
    for (const file of filesOf(built, name, release))
      await openBucket(settings).write(
        `${name}/${release}/${file}`,
        readFileSync(path.join(built, name, release, file)),
      );
  };
  const mirrored = () =>
    filesBelow(path.join(folder, 'mirror')).filter((file) => !file.startsWith('.') && file.includes('/'));

  it('more releases than it has room for keep no newer one from running, and older ones come when they are asked for', async () => {
    const limit = 1_500_000;
    const settings = inBucket(limit);
    await publish(settings, 'shell', '1');
    for (let release = 1; release <= 10; release += 1)
      await publish(settings, 'mf-ai', String(release), 'x'.repeat(150_000));
    await compose(settings, '1', '1');
    const follower = await start(settings);
    const room = () => mirrored().reduce((sum, file) => sum + statSync(path.join(folder, 'mirror', file)).size, 0);
    for (let release = 2; release <= 10; release += 1) {
      await compose(settings, '1', String(release));
      await look();
      expect(follower.state()).toEqual({ id: String(release), sequence: release, problem: '' });
      while (!mirrored().includes(`mf-ai/${release}/engine.wasm`))
        await new Promise((resolve) => setTimeout(resolve, 20));
      expect(room()).toBeLessThanOrEqual(limit);
    }
    expect(mirrored()).not.toContain('mf-ai/2/entry.js');
    for (const release of ['2', '3', '4', '5', '6'])
      expect(await content(`mf-ai/${release}/engine.wasm`)).toContain('wasm');
    expect(room()).toBeLessThanOrEqual(limit);
    expect(mirrored()).toEqual(
      expect.arrayContaining(['shell/1/entry.js', 'mf-ai/10/entry.js', 'mf-ai/10/engine.wasm']),
    );
  });

  it('the edge fetches beforehand what runs now, and no more', async () => {
    const settings = inBucket(1_000_000_000);
    await publish(settings, 'shell', '1');
    for (const release of ['1', '2', '3', '4']) await publish(settings, 'mf-ai', release);
    await compose(settings, '1', '1');
    await openCompositionLog(openBucket(settings)).change(async () => {
      const canary = { release: '3', percent: 10, visitors: true, salt: 'salt', since: new Date().toISOString() };
      return { shell: entryOf('1'), remotes: { 'mf-ai': { ...entryOf('4'), last_known_good: '2', canary } } };
    });
    await start(settings);
    while (!['2', '3', '4'].every((release) => mirrored().includes(`mf-ai/${release}/engine.wasm`)))
      await new Promise((resolve) => setTimeout(resolve, 20));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(mirrored().filter((file) => file.startsWith('mf-ai/1/'))).toEqual([]);
    expect(await content('mf-ai/1/entry.js')).toContain("'mf-ai 1 '");
  });

  it('the edge keeps what it serves, goes on and starts again without the bucket, and takes no changed file', async () => {
    const settings = inBucket(1_000_000_000);
    await publish(settings, 'shell', '1');
    for (const release of ['1', '2']) await publish(settings, 'mf-ai', release);
    await openBucket(settings).write('mf-ai/2/engine.wasm', Buffer.from('evil'));
    await compose(settings, '1', '1');
    const follower = await start(settings);
    expect(follower.state()).toEqual({ id: '1', sequence: 1, problem: '' });
    expect(await content('mf-ai/1/entry.js')).toContain("'mf-ai 1 '");
    await compose(settings, '1', '2');
    await look();
    expect(follower.state().sequence).toBe(2);
    expect((await get('mf-ai/2/engine.wasm')).statusCode).toBe(404);
    expect(refused).toContain('mf-ai@2');
    while (!(await readdir(path.join(folder, 'mirror'))).includes('composition.json'))
      await new Promise((resolve) => setTimeout(resolve, 50));
    await content('mf-ai/2/entry.js');
    await content('shell/1/entry.js');
    await server.stop();
    running = false;
    expect(await content('mf-ai/2/entry.js')).toContain("'mf-ai 2 '");
    follower.close();
    await app.close();
    const again = await start(settings);
    expect(again.state().sequence).toBeGreaterThan(0);
    expect(await content('shell/1/entry.js')).toContain("'shell 1 '");
  });
});
