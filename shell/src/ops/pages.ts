import type { ManifestInput } from '@bee/contracts/manifest';

/** Pages of the shell itself: they work even when remotes fail. For operators only, in no list and no index. */
export const pages: ManifestInput['pages'] = [
  {
    id: 'ops',
    module: 'ops',
    title: '运营',
    render: 'client',
    guard: 'member',
    query: ['tab', 'remote', 'span', 'order', 'release', 'error'],
    doors: ['content', 'interactive', 'ops'],
    content: [],
  },
];
