import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCompositionLog } from '@bee/releases/store/composition-log';
import { openFolderBucket } from '@bee/releases/store/folder-bucket';
import { entryOf, putRelease } from '@bee/testing/server/small-release-store';
import { followStore } from './follow-store.ts';

let folder: string;
let time: number;
let problems: string[];
const opened: { close(): void }[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bee-follow-'));
  time = Date.now();
  problems = [];
});
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
  rmSync(folder, { recursive: true });
});

const store = () => path.join(folder, 'store');
const keys = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at('private.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(at('public.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
  return { signingKey: at('private.pem'), compositionKey: at('public.pem') };
};

const follow = async (compositionKey?: string, warnDays = 90) => {
  const { follower } = await followStore({
    settings: {
      releaseStore: { kind: 'folder', folder: store() },
      compositionKey,
      operations: { warnDays } as Parameters<typeof followStore>[0]['settings']['operations'],
    },
    clock: { now: () => new Date(time) },
    report: (problem) => problems.push(problem),
  });
  opened.push(follower);
  return follower;
};
const look = async (follower: Awaited<ReturnType<typeof follow>>, laterMs = 1000) => {
  time += laterMs;
  await follower.look();
};

const compose = (release: string, digest?: string, signingKey?: string) =>
  openCompositionLog(openFolderBucket(store()), { signingKey, now: () => new Date(time) }).change(async () => ({
    shell: entryOf(release, digest),
    remotes: {},
  }));
const text = () => readFileSync(path.join(store(), 'composition.json'), 'utf8');
const putBack = (composition: string) => writeFileSync(path.join(store(), 'composition.json'), composition);

it('tries a composition again whose release was still on its way', async () => {
  mkdirSync(store());
  putRelease(store(), 'shell', '1');
  await compose('1');
  const follower = await follow();
  const digest = putRelease(folder, 'shell', '2');
  await compose('2', digest);
  await look(follower);
  expect(follower.state()).toEqual({ id: '1', sequence: 1, problem: expect.stringContaining('shell@2') });
  await look(follower, 200);
  expect(problems).toHaveLength(1);
  renameSync(path.join(folder, 'shell/2'), path.join(store(), 'shell/2'));
  await look(follower, 31_000);
  expect(follower.state()).toEqual({ id: '2', sequence: 2, problem: '' });
});

it('has nothing to say any more when the store is back with what runs already', async () => {
  mkdirSync(store());
  putRelease(store(), 'shell', '1');
  await compose('1');
  const follower = await follow();
  const [at, away] = [path.join(store(), 'composition.json'), path.join(folder, 'away.json')];
  renameSync(at, away);
  await look(follower);
  expect(follower.state()).toMatchObject({ sequence: 1, problem: expect.stringContaining('没有 composition.json') });
  renameSync(away, at);
  await look(follower);
  expect(follower.state()).toEqual({ id: '1', sequence: 1, problem: '' });
});

it.each([
  ['release.json', '的 release.json 被改动过'],
  ['own.css', 'own.css'],
  ['server/remote.cjs', 'server/remote.cjs'],
])('refuses a composition whose release has another %s than when it was composed', async (file, message) => {
  mkdirSync(store());
  putRelease(store(), 'shell', '1');
  await compose('1');
  const follower = await follow();
  const digest = putRelease(store(), 'shell', '2');
  const at = path.join(store(), 'shell/2', file);
  writeFileSync(at, `${readFileSync(at, 'utf8')} `);
  await compose('2', digest);
  await look(follower);
  expect(follower.state()).toEqual({ id: '1', sequence: 1, problem: expect.stringContaining(message) });
});

it('says what is wrong and keeps running: unsigned, not JSON, of a later format, larger than a composition may be', async () => {
  const { signingKey, compositionKey } = keys();
  putRelease(store(), 'shell', '1');
  await compose('1', undefined, signingKey);
  const follower = await follow(compositionKey);
  const now = () => follower.state();
  for (const [broken, message] of [
    [text().replace(/,\s*"signature": ".*"/, ''), '签名'],
    ['{', 'JSON'],
    [text().replace('"format": 2', '"format": 3'), '升级'],
    [`${text()}${' '.repeat(1024 * 1024)}`, '字节'],
  ] as const) {
    putBack(broken);
    await look(follower);
    expect(now()).toEqual({ id: '1', sequence: 1, problem: expect.stringContaining(message) });
  }
});

it('takes an older composition after a restart only until it learns the floor, then that of the floor', async () => {
  const { signingKey, compositionKey } = keys();
  putRelease(store(), 'shell', '1');
  putRelease(store(), 'shell', '2');
  await compose('1', undefined, signingKey);
  const old = text();
  await compose('2', undefined, signingKey);
  const follower = await follow(compositionKey);
  putBack(old);
  await look(follower);
  expect(follower.state()).toMatchObject({ sequence: 2, problem: expect.stringContaining('旧') });

  const restarted = await follow(compositionKey);
  expect(restarted.state().sequence).toBe(1);
  restarted.setFloor(2);
  restarted.setFloor(1);
  await look(restarted, 0);
  await look(restarted);
  expect(restarted.current()?.shell.release).toBe('2');
  expect(restarted.state()).toMatchObject({ sequence: 2, problem: expect.stringContaining('旧') });
});

it('warns of an old composition once a day and changes nothing else', async () => {
  mkdirSync(store());
  putRelease(store(), 'shell', '1');
  await compose('1');
  time += 91 * 24 * 3600 * 1000;
  const follower = await follow();
  expect(problems).toEqual([expect.stringContaining('91 天')]);
  await look(follower);
  expect(problems).toHaveLength(1);
  expect(follower.state()).toEqual({ id: '1', sequence: 1, problem: '' });
});
