import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Release } from '@bee/contracts/composition';
import { putSmallRelease } from '@bee/testing/small-release';
import { openFolderBucket } from './folder-bucket.ts';
import { openReleases } from './releases.ts';
import { readSourceMap } from './source-maps.ts';

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

it('is whole with source maps and without', async () => {
  const folder = put('1.0.0-aaaaaaaa');
  const releases = open();
  const map = () =>
    readSourceMap(openFolderBucket(store), { remote: 'mf-ai', release: '1.0.0-aaaaaaaa', file: 'main.js' });
  expect(await releases.damaged('mf-ai', '1.0.0-aaaaaaaa')).toEqual([]);
  expect(await map()).toBeNull();
  mkdirSync(path.join(folder, 'maps'));
  writeFileSync(path.join(folder, 'maps/main.js.map.gz'), gzipSync('{"version":3}'));
  expect(await releases.damaged('mf-ai', '1.0.0-aaaaaaaa')).toEqual([]);
  expect(await map()).toBe('{"version":3}');
});

it('reads no source map beyond its limit, and none outside of the release', async () => {
  const folder = put('1.0.0-aaaaaaaa');
  mkdirSync(path.join(folder, 'maps'));
  writeFileSync(path.join(folder, 'maps/main.js.map.gz'), gzipSync(Buffer.alloc(17 * 1024 * 1024)));
  const at = (file: string) =>
    readSourceMap(openFolderBucket(store), { remote: 'mf-ai', release: '1.0.0-aaaaaaaa', file });
  await expect(at('main.js')).rejects.toThrow();
  await expect(at('../../../main.js')).rejects.toThrow('没有这样的位置');
});

describe('reading all files of a release', () => {
  const ID = '1.0.0-aaaaaaaa';
  const scripts = Object.fromEntries(
    Array.from({ length: 40 }, (_, n) => [`${n}.js`, `call("vegetable/vegList");fetch('base/n${'abcd'[n % 4]}')`]),
  );

  /** The folder bucket, recording the keys read and the maximum number of concurrent reads. */
  const openNoted = () => {
    const bucket = openFolderBucket(store);
    const noted = { read: [] as string[], most: 0 };
    let reading = 0;
    const read: typeof bucket.read = async (key, limit) => {
      noted.read.push(key);
      reading += 1;
      noted.most = Math.max(noted.most, reading);
      await new Promise((resolve) => setImmediate(resolve));
      return bucket.read(key, limit).finally(() => {
        reading -= 1;
      });
    };
    return { releases: openReleases({ ...bucket, read }), noted };
  };

  beforeEach(() => {
    putSmallRelease(store, 'mf-ai', ID, { files: { ...scripts, 'a.css': "url('data/image')" } });
  });

  it('has sixteen under way at most, and happens once for what is whole', async () => {
    const { releases, noted } = openNoted();
    expect(await releases.damaged('mf-ai', ID)).toEqual([]);
    expect(noted.most).toBe(16);
    expect(new Set(noted.read).size).toBe(noted.read.length);
    noted.read.length = 0;
    expect((await releases.named('mf-ai', ID)).sort()).toEqual([
      'base/na',
      'base/nb',
      'base/nc',
      'base/nd',
      'vegetable/vegList',
    ]);
    expect(await releases.damaged('mf-ai', ID)).toEqual([]);
    expect([...new Set(noted.read)]).toEqual([`mf-ai/${ID}/release.json`]);
  });

  it('happens again for what was damaged, and for what lost a file since', async () => {
    const { releases } = openNoted();
    const file = path.join(store, 'mf-ai', ID, '7.js');
    writeFileSync(file, 'evil');
    for (const _ of ['now', 'again'])
      expect(await releases.damaged('mf-ai', ID)).toEqual([`mf-ai@${ID} 的文件 7.js 被改动过`]);
    writeFileSync(file, scripts['7.js'] ?? '');
    expect(await releases.damaged('mf-ai', ID)).toEqual([]);
    rmSync(file);
    expect(await releases.damaged('mf-ai', ID)).toEqual([`mf-ai@${ID} 缺少文件 7.js`]);
  });
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
