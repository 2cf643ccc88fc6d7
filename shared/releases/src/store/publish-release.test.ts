import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { S3_KEYS, type S3Server, startS3Server } from '@bee/testing/s3-server';
import { putSmallRelease } from '@bee/testing/small-release';
import { openBucket } from './open-bucket.ts';
import { publishRelease } from './publish-release.ts';
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

it('carries a release into a bucket once: the same again is fine, other files under its name are refused', async () => {
  const { endpoint } = server;
  const at = { endpoint, region: 'us-east-1', bucket: 'bee', prefix: '', pathStyle: true, mirror: '', ...S3_KEYS };
  const bucket = openBucket({ kind: 's3', ...at });
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
