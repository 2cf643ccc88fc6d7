import { href, hrefOrNull, setRouteTable } from './route-table.ts';

/** Never called: the compiler reports an error here when it accepts one of these links. */
const refused = () => [
  // @ts-expect-error there is no page with this id
  href('ais'),
  // @ts-expect-error the parameter of the path is missing
  href('article/detail'),
  // @ts-expect-error the parameter of the path is missing
  href('article/detail', { cmp: 2 }),
  // @ts-expect-error the parameter of the path may be undefined
  href('article/detail', { id: undefined }),
  // @ts-expect-error the page reads no such parameter
  href('ai', { s: 'price' }),
  // @ts-expect-error there is no page with this id
  hrefOrNull('ais'),
  // @ts-expect-error the parameter of the path is missing
  hrefOrNull('article/detail'),
];

describe('links to pages by their ids', () => {
  it('accept the parameters of a page, and ids that answers contain', () => {
    const paths = [{ pattern: '/test/{id}' }];
    const page = { id: 'article/detail', paths, plain: true };
    setRouteTable({ remotes: { 'mf-all': { pages: [page, { id: 'ai', paths: [], plain: true }] } } } as never);
    const answered: { page: string; params: Record<string, string> } = { page: 'article/detail', params: { id: '7' } };
    expect(href('article/detail', { id: 7, cmp: undefined })).toBe('/test/7');
    expect(href('ai')).toBe('/ai');
    expect(href('ai', { q: 'a' })).toBe('/ai?q=a');
    expect(href(answered.page, answered.params)).toBe('/test/7');
    expect(hrefOrNull('article/detail', { id: 7 })).toBe('/test/7');
    expect(refused).toBeInstanceOf(Function);
  });
});
