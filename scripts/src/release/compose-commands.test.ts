import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@bee/contracts/composition';
import { ComposeRefused, openComposer } from './compose-commands.ts';

let store: string;
beforeEach(() => {
  store = mkdtempSync(path.join(tmpdir(), 'bee-store-'));
  publish('shell', '1.0.0-11111111', 1);
  publish('mf-ai', '1.0.0-aaaaaaaa', 1);
  publish('mf-ai', '1.1.0-bbbbbbbb', 2);
});
afterEach(() => rmSync(store, { recursive: true, force: true }));

const RANGES = { '@bee/platform': '^1.0.0', '@bee/ui': '^1.0.0' };

/** A release of the store as far as a composition looks at it. */
const publish = (name: string, release: string, day: number) => {
  const described: Release = {
    name,
    release,
    version: release.replace(/-\w+$/, ''),
    commit: null,
    built_at: `2026-03-0${day}T00:00:00.000Z`,
    container: name,
    entry: 'entry.js',
    initial: [],
    exposes: {},
    pages: {},
    provides: {},
    styles: {},
    server: 'server/remote.cjs',
    integrity: {},
    operations: [],
    packages: { '@bee/platform': '1.0.0', '@bee/ui': '1.0.0' },
    manifest:
      name === 'shell'
        ? null
        : { name, title: name, owner: '测试组', requires: RANGES, pages: [], navigation: [], widgets: [] },
  };
  mkdirSync(path.join(store, name, release), { recursive: true });
  writeFileSync(path.join(store, name, release, 'release.json'), JSON.stringify(described));
};

describe('compose set', () => {
  it('takes a release id, a plain version, or the newest', async () => {
    const composer = openComposer(store);
    expect((await composer.set({ shell: 'latest', 'mf-ai': '1.0.0' })).remotes['mf-ai']?.active).toBe('1.0.0-aaaaaaaa');
    const { remotes } = await composer.set({ 'mf-ai': 'latest' });
    expect(remotes['mf-ai']).toEqual({ active: '1.1.0-bbbbbbbb', last_known_good: '1.0.0-aaaaaaaa' });
  });

  it('leaves the composition untouched when all of it is active already', async () => {
    const composer = openComposer(store);
    await composer.set({ shell: 'latest', 'mf-ai': '1.0.0' });
    const before = await composer.set({ 'mf-ai': 'latest' });
    expect(await composer.set({ shell: 'latest', 'mf-ai': '1.1.0' })).toEqual(before);
    expect(composer.history()).toHaveLength(2);
  });

  it('refuses a version that is not in the store and names those that are', async () => {
    const composer = openComposer(store);
    await composer.set({ shell: 'latest', 'mf-ai': 'latest' });
    await expect(composer.set({ 'mf-ai': '2.0.0' })).rejects.toThrow(
      new ComposeRefused('仓库里没有 mf-ai@2.0.0；现有：1.0.0-aaaaaaaa、1.1.0-bbbbbbbb'),
    );
    expect(composer.show()?.remotes['mf-ai']?.active).toBe('1.1.0-bbbbbbbb');
  });
});
