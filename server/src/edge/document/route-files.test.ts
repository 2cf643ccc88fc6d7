import type { ManifestPage } from '@bee/contracts/manifest';
import type { ActiveComposition } from '../release/active-composition.ts';
import { routeFiles } from './route-files.ts';

const release = (name: string) => ({ name, release: '1', entry: 'entry.js', exposes: {}, pages: {}, integrity: {} });
const active = {
  shell: { ...release('shell'), initial: ['main.js'], provides: { '@bee/ui/data': { files: ['data.js'] } } },
  remotes: {
    'mf-part': {
      ...release('mf-part'),
      exposes: { './widget/now': ['now.js'], './widget/late': ['late.js'] },
      manifest: {
        widgets: [
          { name: 'now', doors: ['data'] },
          { name: 'late', doors: ['data'], late: true },
        ],
      },
    },
  },
} as unknown as ActiveComposition;

const filesWith = (widgets: string[]) =>
  routeFiles(active, null, { doors: [] } as unknown as ManifestPage, widgets).map(({ url }) => url.split('/').at(-1));

it('names the scripts of the widgets of a page, except of those that are loaded after it', () => {
  expect(filesWith(['mf-part/now'])).toEqual(['main.js', 'entry.js', 'now.js', 'data.js']);
  expect(filesWith(['mf-part/late'])).toEqual(['main.js']);
});
