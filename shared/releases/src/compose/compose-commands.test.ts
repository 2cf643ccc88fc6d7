import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sha384 } from '../store/folder-files.ts';
import { openComposer } from './compose-commands.ts';

let store: string;

const put = (
  name: string,
  release: string,
  more: { requires?: string; operations?: string[]; ui?: string; at?: string } = {},
) => {
  const folder = path.join(store, name, release);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'main.js'), `/* ${name} ${release} */`);
  const manifest = {
    name,
    title: name,
    owner: '测试组',
    requires: { '@bee/platform': '^1.0.0', '@bee/ui': more.requires ?? '^1.0.0' },
    pages: [{ id: `${name}/page`, module: 'x/x', title: 'x' }],
  };
  writeFileSync(
    path.join(folder, 'release.json'),
    JSON.stringify({
      name,
      release,
      version: release.split('-')[0],
      commit: null,
      built_at: more.at ?? '2026-01-01T00:00:00Z',
      container: 'c',
      entry: 'main.js',
      initial: [],
      exposes: {},
      pages: {},
      provides: {},
      styles: {},
      server: 'server/remote.cjs',
      integrity: { 'main.js': sha384(`/* ${name} ${release} */`) },
      manifest: name === 'shell' ? null : manifest,
      operations: more.operations ?? [],
      packages: { '@bee/platform': '1.0.0', '@bee/ui': more.ui ?? '1.0.0' },
    }),
  );
};

beforeEach(() => {
  store = mkdtempSync(path.join(tmpdir(), 'bee-store-'));
  put('shell', '1.0.0-aaaaaaaa');
  put('mf-ai', '1.0.0-bbbbbbbb');
  put('mf-ai', '1.1.0-cccccccc', { at: '2026-02-01T00:00:00Z' });
});
afterEach(() => rmSync(store, { recursive: true }));

const composed = async () => {
  const composer = openComposer(store);
  await composer.set({ shell: 'latest', 'mf-ai': '1.0.0' });
  return composer;
};

it('sets by plain version and by latest, and remembers the last known good release', async () => {
  const composer = await composed();
  expect((await composer.set({ 'mf-ai': 'latest' })).remotes['mf-ai']).toEqual({
    active: '1.1.0-cccccccc',
    last_known_good: '1.0.0-bbbbbbbb',
  });
  expect(composer.show()?.shell.active).toBe('1.0.0-aaaaaaaa');
});

it('rolls back to the composition before, or to a numbered one', async () => {
  const composer = await composed();
  await composer.set({ 'mf-ai': 'latest' });
  expect((await composer.rollback()).remotes['mf-ai']?.active).toBe('1.0.0-bbbbbbbb');
  expect((await composer.rollback(2)).remotes['mf-ai']?.active).toBe('1.1.0-cccccccc');
  expect(composer.show()?.sequence).toBe(4);
});

it.each([
  ['a range that the shell does not meet', { requires: '^2.0.0' }, '@bee/ui ^2.0.0'],
  ['a call that the server does not have', { operations: ['ghost/call'] }, 'ghost/call'],
])('refuses %s and changes nothing', async (_what, more, message) => {
  const composer = await composed();
  put('mf-ai', '1.2.0-dddddddd', more);
  const before = composer.show();
  await expect(composer.set({ 'mf-ai': '1.2.0' })).rejects.toThrow(message);
  expect(composer.show()).toEqual(before);
});

it('names what is missing', async () => {
  const composer = openComposer(store);
  await expect(composer.set({ shell: '9.9.9' })).rejects.toThrow('shell@9.9.9');
  await expect(composer.set({ 'mf-ai': 'latest' })).rejects.toThrow('shell');
});

it('finds a file that was changed after its release', async () => {
  const composer = await composed();
  expect(composer.verify()).toEqual([]);
  writeFileSync(path.join(store, 'mf-ai/1.0.0-bbbbbbbb/main.js'), 'tampered');
  expect(composer.verify()).toEqual(['mf-ai@1.0.0-bbbbbbbb 的文件 main.js 被改动过']);
});

it('lets simultaneous changes follow one another', async () => {
  const composer = await composed();
  await Promise.all([
    composer.set({ 'mf-ai': '1.1.0' }),
    composer.set({ 'mf-ai': '1.0.0' }),
    composer.set({ 'mf-ai': '1.1.0' }),
  ]);
  expect(composer.history().map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
});
