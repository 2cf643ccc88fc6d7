import type { PageComposition } from '@bee/contracts/page';
import { createStyleLoader } from './style-loader.ts';

const base = 'https://cdn.example/releases/mf-a/1.0.0-abc/';
const composition = {
  id: '7',
  shell: { release: '1.0.0-shell', doors: { data: { url: '/releases/shell/1/data.css', integrity: 'sha256-d' } } },
  remotes: {},
} as unknown as PageComposition;

beforeEach(() => {
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

it('does not load what the document has inlined', async () => {
  await createStyleLoader(composition).ensure([], { url: `${base}page-home.css`, integrity: 'sha256-y' });
  expect(links()).toEqual([]);
});
