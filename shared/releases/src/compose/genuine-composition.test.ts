import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { putSmallRelease } from '@bee/testing/small-release';
import { openBucket } from '../store/open-bucket.ts';
import type { ComposerOptions } from './composer.ts';
import { openComposer } from './open-composer.ts';

const asked = { by: { kind: 'cli', name: 'tester' } } as const;
const [A, B] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;

let store: string;
let publicKey: string;
let signingKey: string;

const open = (more: Partial<ComposerOptions> = {}) =>
  openComposer(openBucket({ kind: 'folder', folder: store }), { gate: async () => [], ...more });
const composed = () => path.join(store, 'composition.json');
const edit = (change: (text: string) => string) => writeFileSync(composed(), change(readFileSync(composed(), 'utf8')));

beforeEach(async () => {
  store = mkdtempSync(path.join(tmpdir(), 'bee-genuine-'));
  putSmallRelease(store, 'shell', '1.0.0-11111111', {});
  putSmallRelease(store, 'mf-ai', A, { built_at: '2026-01-01T00:00:00Z' });
  putSmallRelease(store, 'mf-ai', B, { built_at: '2026-02-01T00:00:00Z' });
  const pair = generateKeyPairSync('ed25519');
  signingKey = path.join(store, 'key.pem');
  publicKey = path.join(store, 'key.pub.pem');
  writeFileSync(signingKey, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(publicKey, pair.publicKey.export({ type: 'spki', format: 'pem' }));
});
afterEach(() => rmSync(store, { recursive: true }));

it('with a public key alone nothing is changed: no edge would follow it', async () => {
  await open({ signingKey }).set({ shell: 'latest', 'mf-ai': A }, asked);
  const before = readFileSync(composed(), 'utf8');
  await expect(open({ publicKey }).set({ 'mf-ai': B }, asked)).rejects.toThrow('没有签名密钥');
  expect(readFileSync(composed(), 'utf8')).toBe(before);
  expect(await open({ publicKey, signingKey }).set({ 'mf-ai': B }, asked)).toMatchObject({ sequence: 2 });
});

it('a deployment signs once what runs, where an installation has begun to sign', async () => {
  const versions = { shell: '1.0.0-11111111', 'mf-ai': A };
  await open().deploy(versions, asked);
  const signing = open({ signingKey, publicKey });
  const { composition } = await signing.deploy(versions, asked);
  expect(composition).toMatchObject({ sequence: 2, note: '为正在运行的组合签名', signature: expect.any(String) });
  expect(await open({ publicKey }).verify()).toEqual([]);
  expect((await signing.deploy(versions, asked)).composition.sequence).toBe(2);
  expect((await open().deploy(versions, asked)).composition.sequence).toBe(2);
});

it('verify tells of a composition that nobody signed, and of one that was edited', async () => {
  await open().set({ shell: 'latest', 'mf-ai': A }, asked);
  expect(await open().verify()).toEqual([]);
  expect(await open({ publicKey }).verify()).toEqual(['第 1 号组合没有有效的签名：边缘不会采用它，仍用之前的']);
  await open({ signingKey, publicKey }).set({ 'mf-ai': B }, asked);
  expect(await open({ publicKey }).verify()).toEqual([]);
  edit((text) => text.replace('"note"', '"noted"'));
  expect(await open({ publicKey }).verify()).toEqual(['第 2 号组合没有有效的签名：边缘不会采用它，仍用之前的']);
});

it('verify tells of a digest that is not the release’s, also where the last good one is the same release', async () => {
  const { remotes } = await open().set({ shell: 'latest', 'mf-ai': A }, asked);
  const digest = remotes['mf-ai']?.digest ?? '';
  const wrong = 'f'.repeat(digest.length);
  edit((text) =>
    text.replace(
      `"digest": "${digest}"`,
      `"digest": "${wrong}", "last_known_good": "${A}", "last_known_good_digest": "${digest}"`,
    ),
  );
  expect(await open().verify()).toEqual([expect.stringContaining(`mf-ai@${A} 的 release.json 与组合里记下的不符`)]);
});

it('a file that is no JSON is named, with where another one lies', async () => {
  await open().set({ shell: 'latest', 'mf-ai': A }, asked);
  edit((text) => text.slice(0, 40));
  await expect(open().show()).rejects.toThrow(/composition\.json 已损坏（.*compositions\//);
});

it.each([
  ['nothing', () => 'null', /组合的内容有误/],
  ['a share above the whole', (text: string) => text.replace('"percent": 10', '"percent": 150'), /percent 数值过大/],
])('a file that says %s is refused with where it is wrong', async (_what, edited, message) => {
  await open().set({ shell: 'latest', 'mf-ai': A }, asked);
  await open().canary('mf-ai', { release: B, percent: 10 }, asked);
  edit(edited);
  await expect(open().show()).rejects.toThrow(message);
});
