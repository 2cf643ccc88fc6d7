import { manifestSchema } from '@bee/contracts/manifest';
import type { PageComposition } from '@bee/contracts/page';
import { type DevRemote, developDocument, developPolicy } from './develop-document.ts';

const page = { id: 'herb/new', module: 'new/herb', title: '新页面' };
const manifest = manifestSchema.parse({
  name: 'mf-herb',
  title: '药材',
  owner: '药材组',
  requires: { '@bee/platform': '*', '@bee/ui': '*' },
  pages: [page],
});
const remote: DevRemote = { name: 'mf-herb', container: 'mf_herb_dev', manifest, styles: '.herb{color:$&}' };

const deployed = {
  id: '7',
  remotes: {
    'mf-herb': {
      release: '1',
      title: '旧',
      pages: [{ id: 'herb/old' }],
      widgets: [],
      style: { url: '/old.css', integrity: 'x' },
    },
    'mf-other': { release: '2', title: '别的' },
  },
};
const documentOf = (composition: object, rendered: object | null) =>
  '<html><head><style data-bee-style="own:mf-herb@1">.old{}</style>' +
  '<style data-bee-style="own:mf-other@2">.other{}</style><script>guard</script></head><body>' +
  `<script type="application/json" id="bee-composition">${JSON.stringify(composition)}</script>` +
  `<script type="application/json" id="bee-page">${JSON.stringify({ rendered })}</script>` +
  '<script>starter</script></body></html>';

const read = <Value>(html: string, id: string): Value =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '') as Value;

describe('a document of a site while a remote is developed', () => {
  const html = developDocument(documentOf(deployed, { remote: 'mf-herb' }), remote, 'entry.js');

  it('takes code, routes and styles of the remote from the working copy, all others as released', () => {
    const { remotes } = read<PageComposition>(html, 'bee-composition');
    expect(remotes['mf-herb']).toMatchObject({
      release: '1',
      title: '药材',
      container: 'mf_herb_dev',
      base: '/dev/mf-herb/',
      entry: { url: '/dev/mf-herb/entry.js' },
      style: { url: '/dev/mf-herb/own.css' },
      pages: [page],
      lastKnownGood: null,
    });
    expect(remotes['mf-other']).toEqual(deployed.remotes['mf-other']);
    expect(html).toContain('data-bee-style="own:mf-herb@1">.herb{color:$&}</style>');
    expect(html).toContain('>.other{}</style>');
  });

  it('is rendered by the browser on pages of the remote, and starts the development shell', () => {
    expect(read(html, 'bee-page')).toEqual({ rendered: null });
    expect(html).toContain('src="/dev/shell/main.js"');
    expect(html).not.toContain('starter');
    const others = developDocument(documentOf(deployed, { remote: 'mf-other' }), remote, 'entry.js');
    expect(read(others, 'bee-page')).toEqual({ rendered: { remote: 'mf-other' } });
  });

  it('is left unchanged when it contains no composition', () => {
    expect(developDocument('<h1>400</h1>', remote, 'entry.js')).toBe('<h1>400</h1>');
  });

  it('contains a remote that the site has no release of yet', () => {
    const { 'mf-other': other } = deployed.remotes;
    const html = developDocument(documentOf({ remotes: { 'mf-other': other } }, null), remote, 'entry.js');
    const { remotes } = read<PageComposition>(html, 'bee-composition');
    expect(remotes).toMatchObject({ 'mf-herb': { release: 'dev', pages: [page] }, 'mf-other': other });
  });
});

it('allows changed inline code and the update channel, and keeps the rest', () => {
  const policy =
    "default-src 'self'; script-src 'self' 'sha256-a' 'wasm-unsafe-eval'; style-src-elem 'self' 'sha256-b'; " +
    "connect-src 'self'; trusted-types default";
  expect(developPolicy(policy)).toBe(
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src-elem 'self' 'unsafe-inline'; " +
      "connect-src 'self' ws://localhost:*",
  );
});
