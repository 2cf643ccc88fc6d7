import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { S3_KEYS, type S3Server, startS3Server } from '@bee/testing/s3-server';
import { openBucket } from './open-bucket.ts';
import { AlreadyThere, type ReleaseBucket, TooLarge } from './release-bucket.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bee-bucket-'));
let server: S3Server;
beforeAll(async () => {
  server = await startS3Server('bee-releases');
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

const s3 = (bucket = 'bee-releases'): ReleaseBucket =>
  openBucket({
    kind: 's3',
    endpoint: server.endpoint,
    region: 'us-east-1',
    bucket,
    prefix: 'main',
    ...S3_KEYS,
    pathStyle: true,
    mirror: folder,
    mirrorBytes: 0,
  });

describe.each([
  ['a folder', () => openBucket({ kind: 'folder', folder })],
  ['an S3 bucket', () => s3()],
])('a release store in %s', (_what, open) => {
  let bucket: ReleaseBucket;
  beforeAll(() => {
    bucket = open();
  });
  const text = (value: Buffer | null) => value?.toString() ?? null;

  it('gives back what was written, and null for what was not', async () => {
    await bucket.write('a/1.0.0-x/main.js', Buffer.from('one'));
    await bucket.write('a/1.0.0-x/main.js', Buffer.from('two'));
    expect(text(await bucket.read('a/1.0.0-x/main.js', 10))).toBe('two');
    expect(await bucket.read('a/1.0.0-x/other.js', 10)).toBeNull();
    expect(await bucket.read('a/1.0.0-x/main.js/deeper', 10)).toBeNull();
  });

  it('reads nothing above the limit', async () => {
    await bucket.write('big', Buffer.alloc(1000));
    await expect(bucket.read('big', 999)).rejects.toThrow(TooLarge);
    expect((await bucket.read('big', 1000))?.length).toBe(1000);
  });

  it('tells by the tag that nothing has changed', async () => {
    await bucket.write('tagged', Buffer.from('one'));
    const first = await bucket.readIfChanged('tagged', null, 10);
    if (!first || first === 'same') throw new Error('not read');
    expect(await bucket.readIfChanged('tagged', first.tag, 10)).toBe('same');
    await bucket.write('tagged', Buffer.from('two'));
    expect(await bucket.readIfChanged('tagged', first.tag, 10)).toMatchObject({ bytes: Buffer.from('two') });
  });

  it('writes once: the same bytes again are fine, others are refused', async () => {
    await bucket.write('once/1', Buffer.from('one'), { once: true });
    await bucket.write('once/1', Buffer.from('one'), { once: true });
    await expect(bucket.write('once/1', Buffer.from('two'), { once: true })).rejects.toThrow(AlreadyThere);
    await expect(bucket.write('once/1', Buffer.from('longer'), { once: true })).rejects.toThrow(AlreadyThere);
    await expect(bucket.write('once/1', Buffer.from(''), { once: true })).rejects.toThrow(AlreadyThere);
    expect(text(await bucket.read('once/1', 10))).toBe('one');
  });

  it('lists what is below a prefix, with size and age', async () => {
    await bucket.write('list/b/1', Buffer.from('12345'));
    await bucket.write('list/c/2', Buffer.from('1'));
    await bucket.write('listed-not', Buffer.from('1'));
    const found = (await bucket.list('list/')).sort((a, b) => (a.key < b.key ? -1 : 1));
    expect(found).toEqual([
      { key: 'list/b/1', size: 5, ageMs: expect.any(Number) },
      { key: 'list/c/2', size: 1, ageMs: expect.any(Number) },
    ]);
    for (const { ageMs } of found) expect(Math.abs(ageMs)).toBeLessThan(10_000);
    expect((await bucket.folders('list/')).sort()).toEqual(['b', 'c']);
    expect(await bucket.list('nothing/')).toEqual([]);
    expect(await bucket.folders('nothing/')).toEqual([]);
  });

  it('removes, also what is not there', async () => {
    await bucket.write('gone/1', Buffer.from('1'));
    await bucket.remove('gone/1');
    await bucket.remove('gone/1');
    expect(await bucket.list('gone/')).toEqual([]);
  });

  it.each(['../a', 'a/../b', '/a', 'a//b', 'a/', '', 'a\\b', 'a b', '..'])('knows no key %j', async (key) => {
    await expect(bucket.read(key, 10)).rejects.toThrow('没有这样的位置');
    await expect(bucket.write(key, Buffer.from(''))).rejects.toThrow('没有这样的位置');
  });
});

it('a folder keeps no drafts', async () => {
  await openBucket({ kind: 'folder', folder }).write('x', Buffer.from('1'));
  expect(readdirSync(path.join(folder, '.building'))).toEqual([]);
});

it('a list of more than one page is whole', async () => {
  const bucket = s3();
  for (let at = 0; at < 1010; at += 50)
    await Promise.all(Array.from({ length: 50 }, (_, n) => bucket.write(`pages/${at + n}`, Buffer.from('1'))));
  expect(await bucket.list('pages/')).toHaveLength(1050);
});

it('a bucket that is not there is a failure, not an empty store', async () => {
  await expect(s3('elsewhere').read('composition.json', 10)).rejects.toThrow('NoSuchBucket');
});
