import type { PageComposition } from '@bee/contracts/page';
import { createStyleLoader } from './style-loader.ts';

const base = 'https://cdn.example/releases/mf-a/1.0.0-abc/';
const composition = {
  id: '7',
  shell: { release: '1.0.0-shell', doors: { data: { url: '/releases/shell/1/data.css', integrity: 'sha256-d' } } },
  remotes: {},
} as unknown as PageComposition;

beforeEach(() => {
  document.body.innerHTML = '';
  document.head.innerHTML = '<style data-bee-style="own:mf-a@1.0.0-abc/page-home.css">.home{}</style>';
});

const links = () => [...document.head.querySelectorAll('link')];
const loadAll = () => {
  for (const link of links()) link.onload?.(new Event('load'));
};

it('brings the sheet of a page once, with its hash', async () => {
  const { ensure } = createStyleLoader(composition);
  const sheet = { url: `${base}page-detail.css`, integrity: 'sha256-x' };
  const both = Promise.all([ensure(['data'], sheet), ensure([], sheet)]);
  loadAll();
  await both;
  expect(links().map(({ dataset, href, integrity }) => [dataset.beeStyle, href, integrity])).toEqual([
    ['door:data', 'http://localhost/releases/shell/1/data.css', 'sha256-d'],
    ['own:mf-a@1.0.0-abc/page-detail.css', `${base}page-detail.css`, 'sha256-x'],
  ]);
});

it('brings what a sheet of the design system needs, before the sheet of the frame', async () => {
  const hash = (name: string) => ({ url: `/releases/shell/1/${name}.css`, integrity: `sha256-${name}` });
  const doors = { figures: hash('figures'), data: { ...hash('data'), needs: ['figures'] } };
  document.head.innerHTML = '<style data-bee-style="door:base"></style><style data-bee-style="shell"></style>';
  const { ensure } = createStyleLoader({ ...composition, shell: { release: '1', doors } });
  const loaded = Promise.all([ensure(['data']), ensure(['figures'])]);
  loadAll();
  await loaded;
  const names = [...document.head.children].map((element) => (element as HTMLElement).dataset.beeStyle);
  expect(names).toEqual(['door:base', 'door:figures', 'door:data', 'shell']);
});

it('removes the sheets of remotes that are not shown, and puts them back in order before the remote is shown', async () => {
  const styles = createStyleLoader(composition);
  const names = () => [...document.head.children].map((element) => (element as HTMLElement).dataset.beeStyle);
  const show = (remote: string) => {
    document.body.innerHTML = `<div data-remote="${remote}"></div>`;
    styles.removeUnused();
  };
  const list = { url: `${base}page-list.css`, integrity: 'sha256-l' };
  const loaded = styles.ensure(['data'], list);
  loadAll();
  await loaded;
  const all = ['own:mf-a@1.0.0-abc/page-home.css', 'door:data', 'own:mf-a@1.0.0-abc/page-list.css'];
  show('mf-a');
  expect(names()).toEqual(all);

  show('mf-b');
  expect(names()).toEqual(['door:data']);

  let isBack = false;
  const back = styles.restore('mf-a').then(() => {
    isBack = true;
  });
  expect(names()).toEqual(['door:data', all[0], all[2]]);
  await Promise.resolve();
  expect(isBack).toBe(false);
  loadAll();
  await back;
  await Promise.all([styles.restore('mf-a'), styles.ensure([], list)]);
  expect(names()).toHaveLength(3);
});

it('leaves a sheet that is loading for a page that is about to be shown', async () => {
  const styles = createStyleLoader(composition);
  const loading = styles.ensure([], { url: `${base}page-list.css`, integrity: 'sha256-l' });
  styles.removeUnused();
  expect(links()).toHaveLength(1);
  loadAll();
  await loading;
  styles.removeUnused();
  expect(links()).toEqual([]);
});

it('does not load what the document has inlined', async () => {
  await createStyleLoader(composition).ensure([], { url: `${base}page-home.css`, integrity: 'sha256-y' });
  expect(links()).toEqual([]);
});
