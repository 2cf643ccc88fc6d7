import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { S3_KEYS, type S3Server, startS3Server } from '@bee/testing/s3-server';
import { putSmallRelease } from '@bee/testing/small-release';
import { openBucket } from './open-bucket.ts';
import { publishRelease } from './publish-release.ts';
import { publishReleases } from './publish-releases.ts';
import { openReleases } from './releases.ts';

let folder: string;
let server: S3Server;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bee-publish-'));
  server = await startS3Server('bee');
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const build = (script: string, built_at: string): string => {
  putSmallRelease(folder, 'mf-ai', '1', { files: { 'entry.js': script }, built_at });
  return path.join(folder, 'mf-ai', '1');
};

const openS3 = () => {
  const { endpoint } = server;
  const at = {
    endpoint,
    region: 'us-east-1',
    bucket: 'bee',
    prefix: '',
    pathStyle: true,
    mirror: '',
    mirrorBytes: 0,
    ...S3_KEYS,
  };
  return openBucket({ kind: 's3', ...at });
};

it('carries a release into a bucket once: the same again is fine, other files under its name are refused', async () => {
  const bucket = openS3();
  const built = build('one', '2026-01-01T00:00:00Z');
  expect(await publishRelease(built, 'mf-ai', '1', bucket)).toBe(true);
  expect(await openReleases(bucket).damaged('mf-ai', '1')).toEqual([]);
  expect(await openReleases(bucket).ids('mf-ai')).toEqual(['1']);
  build('one', '2026-02-02T00:00:00Z');
  expect(await publishRelease(built, 'mf-ai', '1', bucket)).toBe(false);
  expect((await openReleases(bucket).read('mf-ai', '1'))?.release.built_at).toBe('2026-01-01T00:00:00Z');
  build('two', '2026-02-02T00:00:00Z');
  await expect(publishRelease(built, 'mf-ai', '1', bucket)).rejects.toThrow('不能改');
  expect(await openReleases(bucket).damaged('mf-ai', '1')).toEqual([]);
});

it.each([
  ['a bucket', openS3],
  ['a folder', () => openBucket({ kind: 'folder', folder: path.join(folder, 'store') })],
])('carries all that an image holds into %s, and leaves what is there', async (_what, open) => {
  const image = path.join(folder, 'image');
  const put = (name: string, id: string, script: string) =>
    putSmallRelease(image, name, id, { files: { 'entry.js': script } });
  put('shell', '1', 'one');
  put('mf-ai', '1', 'one');
  mkdirSync(path.join(image, 'mf-ai', '2'));
  const bucket = open();
  const all = async () =>
    (await publishReleases(image, bucket)).map(({ name, release, state }) => `${name}@${release} ${state}`).sort();
  expect(await all()).toEqual(['mf-ai@1 new', 'shell@1 new']);
  put('mf-ai', '1', 'two');
  put('mf-ai', '3', 'three');
  expect(await all()).toEqual(['mf-ai@1 kept', 'mf-ai@3 new', 'shell@1 there']);
  for (const id of ['1', '3']) expect(await openReleases(bucket).damaged('mf-ai', id)).toEqual([]);
});
