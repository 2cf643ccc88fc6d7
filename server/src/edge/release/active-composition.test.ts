import type { Composition, Release } from '@bee/contracts/composition';
import { manifestSchema } from '@bee/contracts/manifest';
import { activate } from './active-composition.ts';
import type { ReleaseStore } from './release-store.ts';

const release = (name: string, given: Partial<Release>) =>
  ({
    name,
    release: '1',
    container: name,
    entry: 'e.js',
    integrity: {},
    styles: {},
    server: 's.cjs',
    ...given,
  }) as Release;
const shell = release('shell', {
  styles: { own: 'own.css', content: 'content.css', base: 'base.css', figures: 'figures.css', data: 'data.css' },
  needs: { DataTable: ['figures'], data: ['figures'] },
  integrity: { 'data.css': 'sha256-d' },
  manifest: null,
});
const manifest = manifestSchema.parse({
  name: 'mf-a',
  title: '甲',
  owner: '甲组',
  requires: { '@bee/platform': '*', '@bee/ui': '*' },
  pages: [
    { id: 'a/list', module: 'a/list', title: '表', description: '说明', doors: ['content'], content: ['DataTable'] },
    { id: 'a/old', module: 'a/old', title: '旧', sitemap: 'self', doors: ['content', 'data'] },
  ],
  widgets: [{ name: 'small', module: 'small', doors: ['content'], content: ['Button'] }],
});
const store = {
  readRelease: async (name: string) => (name === 'shell' ? shell : release(name, { manifest })),
  files: { read: async () => Buffer.from('') },
} as unknown as ReleaseStore;

it('gives browsers the sheets of each page and widget, and nothing that only servers read', async () => {
  const composition = { sequence: 3, shell: { active: '1' }, remotes: { 'mf-a': { active: '1' } } };
  const { page, routes } = await activate(store, composition as unknown as Composition);
  const { pages, widgets } = page.remotes['mf-a'] ?? { pages: [], widgets: [] };
  expect(pages.map(({ id, doors }) => [id, doors])).toEqual([
    ['a/list', ['base', 'figures']],
    ['a/old', ['content', 'data']],
  ]);
  expect(widgets).toEqual([{ name: 'small', doors: ['base'] }]);
  expect(page.shell.doors.data).toEqual({
    url: '/releases/shell/1/data.css',
    integrity: 'sha256-d',
    needs: ['figures'],
  });
  for (const key of ['description', 'sitemap', 'content', 'render', 'widgets'])
    expect(pages.some((known) => key in known)).toBe(false);
  expect(routes.byId.get('a/list')?.page).toMatchObject({ description: '说明', content: ['DataTable'] });
});
