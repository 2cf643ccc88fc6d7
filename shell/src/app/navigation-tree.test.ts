import type { PageComposition } from '@bee/contracts/page';
import { matchLocation } from '@bee/platform';
import { setRouteTable } from '@bee/platform/host';
import { navigationTree } from './navigation-tree.ts';

const page = (id: string, patterns: string[] = []) => ({
  id,
  plain: true,
  paths: patterns.map((pattern) => ({ pattern })),
});
const remote = (pages: object[], navigation: object[]) => ({ pages, navigation });

const composition = {
  remotes: {
    'mf-a': remote(
      [page('home'), page('list', ['/home/list/type/{type}'])],
      [
        { title: '首页', order: 0, to: { page: 'home' } },
        {
          title: '数据',
          alias: 'data',
          order: 20,
          children: [{ title: '乙', order: 2, to: { page: 'list', params: { type: 'b' } } }],
        },
      ],
    ),
    'mf-b': remote(
      [page('deep')],
      [
        {
          title: '数据',
          alias: 'data',
          order: 20,
          children: [{ title: '甲', order: 1, to: { page: 'list', params: { type: 'a' } }, current: ['deep'] }],
        },
      ],
    ),
  },
} as unknown as PageComposition;

const treeAt = (pathname: string, section?: string) => {
  setRouteTable(composition);
  return navigationTree(composition, matchLocation({ pathname, search: '' }), section);
};

it('merges the groups of several remotes and orders their entries', () => {
  const [home, data] = treeAt('/');
  expect([home?.title, home?.href, home?.current]).toEqual(['首页', '/', true]);
  expect(data?.children.map(({ title, href }) => [title, href])).toEqual([
    ['甲', '/home/list/type/a'],
    ['乙', '/home/list/type/b'],
  ]);
});

it('highlights the entry that matches the parameters of the address, or the one that claims the page', () => {
  const current = (pathname: string, section?: string) =>
    treeAt(pathname, section)[1]
      ?.children.filter((node) => node.current)
      .map(({ title }) => title);
  expect(current('/home/list/type/b')).toEqual(['乙']);
  expect(current('/deep')).toEqual(['甲']);
  // The section that the page reports takes precedence: an article knows its list, its route does not.
  expect(current('/deep', '/home/list/type/b')).toEqual(['乙']);
});
