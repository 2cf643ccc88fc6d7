import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@bee/contracts/composition';
import { putSmallRelease } from '@bee/testing/small-release';
import { openFolderBucket } from './folder-bucket.ts';
import { openReleases } from './releases.ts';

let store: string;
const put = (id: string, more: Partial<Release> = {}) => {
  const files = { 'main.js': 'one', 'server/remote.cjs': 'two' };
  putSmallRelease(store, 'mf-ai', id, { files, entry: 'main.js', server: 'server/remote.cjs', ...more });
  const folder = path.join(store, 'mf-ai', id);
  writeFileSync(path.join(folder, 'main.js.br'), '');
  return folder;
};
const open = () => openReleases(openFolderBucket(store));

beforeEach(() => {
  store = mkdtempSync(path.join(tmpdir(), 'bee-releases-'));
});
afterEach(() => rmSync(store, { recursive: true }));

it('lists complete releases only, and reads them with their digest', async () => {
  put('1.0.0-aaaaaaaa');
  mkdirSync(path.join(store, 'mf-ai/1.0.0-halfway'));
  expect(await open().ids('mf-ai')).toEqual(['1.0.0-aaaaaaaa']);
  expect(await open().ids('mf-none')).toEqual([]);
  const found = await open().read('mf-ai', '1.0.0-aaaaaaaa');
  expect(found).toMatchObject({ release: { entry: 'main.js' }, digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
  appendFileSync(path.join(store, 'mf-ai/1.0.0-aaaaaaaa/release.json'), ' ');
  expect((await open().read('mf-ai', '1.0.0-aaaaaaaa'))?.digest).not.toBe(found?.digest);
  expect(await open().read('mf-ai', '9.9.9')).toBeNull();
});

it('names files that are missing, changed or not of the release', async () => {
  const folder = put('1.0.0-aaaaaaaa');
  expect(await open().damaged('mf-ai', '1.0.0-aaaaaaaa')).toEqual([]);
  writeFileSync(path.join(folder, 'main.js'), 'evil');
  rmSync(path.join(folder, 'server/remote.cjs'));
  writeFileSync(path.join(folder, 'more.js'), '');
  expect(await open().damaged('mf-ai', '1.0.0-aaaaaaaa')).toEqual([
    'mf-ai@1.0.0-aaaaaaaa 的文件 main.js 被改动过',
    'mf-ai@1.0.0-aaaaaaaa 缺少文件 server/remote.cjs',
    'mf-ai@1.0.0-aaaaaaaa 多出文件 more.js，它不属于这个发布',
  ]);
  expect(await open().damaged('mf-ai', '9.9.9')).toEqual(['仓库里没有 mf-ai@9.9.9']);
});

it('says in Chinese what is wrong with a release.json', async () => {
  const folder = put('1.0.0-aaaaaaaa');
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ name: 'mf-ai', release: 7 }));
  await expect(open().read('mf-ai', '1.0.0-aaaaaaaa')).rejects.toThrow(
    /^mf-ai@1\.0\.0-aaaaaaaa 的 release\.json 有误：release 无效输入：期望 string/,
  );
});

it('refuses a release.json of another release, one with too many files, and one that is too large', async () => {
  const id = '1.0.0-aaaaaaaa';
  put(id, { release: '2.0.0-bbbbbbbb' });
  await expect(open().read('mf-ai', id)).rejects.toThrow('2.0.0-bbbbbbbb');
  put(id, { integrity: Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`${n}.js`, ''])) });
  await expect(open().read('mf-ai', id)).rejects.toThrow('2000');
  put(id, { container: 'x'.repeat(3 * 1024 * 1024) });
  await expect(open().read('mf-ai', id)).rejects.toThrow('字节');
  expect(await open().ids('mf-ai')).toEqual([]);
});
