import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { S3_KEYS, type S3Server, startS3Server } from '@bee/testing/s3-server';
import { sha384 } from './folder-files.ts';
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

const build = (script: string, built_at: string) => {
  const files = { 'main.js': script, 'server/remote.cjs': 'x' };
  mkdirSync(path.join(folder, 'server'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const described = {
    ...{ name: 'mf-ai', release: '1', version: '1', commit: null, built_at, container: 'c', entry: 'main.js' },
    ...{ initial: [], exposes: {}, pages: {}, provides: {}, styles: {}, server: 'server/remote.cjs', manifest: null },
    integrity: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, sha384(text)])),
    ...{ operations: [], packages: {} },
  };
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(described));
};

it('carries a release into a bucket once: the same again is fine, other files under its name are refused', async () => {
  const { endpoint } = server;
  const at = { endpoint, region: 'us-east-1', bucket: 'bee', prefix: '', pathStyle: true, mirror: '', ...S3_KEYS };
  const bucket = openBucket({ kind: 's3', ...at });
  build('one', '2026-01-01T00:00:00Z');
  expect(await publishRelease(folder, 'mf-ai', '1', bucket)).toBe(true);
  expect(await openReleases(bucket).damaged('mf-ai', '1')).toEqual([]);
  expect(await openReleases(bucket).ids('mf-ai')).toEqual(['1']);
  build('one', '2026-02-02T00:00:00Z');
  expect(await publishRelease(folder, 'mf-ai', '1', bucket)).toBe(false);
  expect((await openReleases(bucket).read('mf-ai', '1'))?.release.built_at).toBe('2026-01-01T00:00:00Z');
  build('two', '2026-02-02T00:00:00Z');
  await expect(publishRelease(folder, 'mf-ai', '1', bucket)).rejects.toThrow('不能改');
  expect(await openReleases(bucket).damaged('mf-ai', '1')).toEqual([]);
});
