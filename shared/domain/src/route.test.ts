import { buildHref, createRouteTable, matchRoute, type RoutedPage } from './route.ts';

const page = (id: string, patterns: string[], more: object = {}) => ({
  id,
  plain: true,
  paths: patterns.map((pattern) => ({ pattern })),
  ...more,
});

const table = createRouteTable<RoutedPage>([
  {
    name: 'mf-content',
    pages: [
      page('home', []),
      page('article/detail', ['/home/article/detail/id/{id}']),
      {
        ...page('article/news', []),
        paths: [
          { pattern: '/home/article/newslists/type/{type}', params: { type: ['beedata_opinion', 'industry_news'] } },
        ],
        start: { type: 'beedata_opinion' },
      },
      page('search/result', ['/home/search', '/home/search/keyword/{keyword}']),
      page('entry', ['/home/entry/index'], { canonical: ['id'], renamed: { cat: 'cate' } }),
    ],
  },
  {
    name: 'mf-data-tools',
    pages: [
      page('any', ['/home/trade/datadetail/type/{type}']),
      page('first', ['/home/trade/datadetail/type/1']),
      {
        ...page('list', []),
        paths: [
          { pattern: '/home/list/index', fixed: { view: 'index' } },
          { pattern: '/home/lists' },
          { pattern: '/home/lists/type/{type}' },
        ],
      },
    ],
  },
]);

const match = (path: string, query?: Record<string, string>) => matchRoute(table, path, query);

describe('matchRoute', () => {
  it('finds a friendly path with and without .html', () => {
    expect(match('/home/article/detail/id/7')).toMatchObject({ remote: 'mf-content', params: { id: '7' } });
    expect(match('/home/article/detail/id/7.html')?.canonical).toBe('/home/article/detail/id/7');
  });

  it('decodes a segment once, slashes included', () => {
    expect(match('/home/search/keyword/%E7%99%BD%E8%8F%9C%2F%2525')?.params).toEqual({ keyword: '白菜/%25' });
    expect(match('/home/search/keyword/%E7%99%BD%E8%8F%9C.html')?.canonical).toBe(
      '/home/search/keyword/%E7%99%BD%E8%8F%9C',
    );
  });

  it('does not match a bad encoding, a NUL, an empty parameter, an unlisted value or an unknown path', () => {
    for (const path of [
      '/home/search/keyword/%E7%99',
      '/home/search/keyword/a%00b',
      '/home/article/detail/id/',
      '/home/article/newslists/type/x',
      '/nope',
    ]) {
      expect(match(path)).toBeNull();
    }
  });

  it('prefers static segments', () => {
    expect(match('/home/trade/datadetail/type/1')?.page.id).toBe('first');
    expect(match('/home/trade/datadetail/type/2')?.page.id).toBe('any');
  });

  it('tells addresses of one page apart by what its paths stand for', () => {
    expect(match('/home/list/index')).toMatchObject({ params: { view: 'index' }, canonical: '/home/list/index' });
    expect(match('/home/lists')).toMatchObject({ params: {}, canonical: '/home/lists' });
    expect(match('/list')?.canonical).toBe('/home/lists');
    expect(buildHref(table, 'list', { view: 'index', date: '2026-03-04' })).toBe('/home/list/index?date=2026-03-04');
    expect(buildHref(table, 'list', { type: '1' })).toBe('/home/lists/type/1');
  });

  it('keeps the keys of the query in the canonical address that tell one thing from another', () => {
    const canonical = (path: string, query: Record<string, string>) => matchRoute(table, path, query)?.canonical;
    expect(canonical('/home/entry/index', { id: 'a b', sort: 'new' })).toBe('/home/entry/index?id=a+b');
    expect(canonical('/entry', { id: '7' })).toBe('/home/entry/index?id=7');
    expect(canonical('/home/entry/index', { sort: 'new' })).toBe('/home/entry/index');
    expect(canonical('/home/search', { id: '7' })).toBe('/home/search');
  });

  it('takes the parameters of a plain route from its query and names the friendly path as canonical', () => {
    expect(match('/article/detail', { id: '7', junk: '1' })).toMatchObject({
      params: { id: '7' },
      canonical: '/home/article/detail/id/7',
    });
    expect(match('/article/detail')).toBeNull();
    expect(match('/article/news')).toMatchObject({ params: { type: 'beedata_opinion' } });
    expect(match('/article/news', { type: 'x' })).toBeNull();
    expect(match('/search/result')?.canonical).toBe('/home/search');
    expect(match('/')?.canonical).toBe('/');
  });
});

describe('buildHref', () => {
  it('fills the path with most parameters and leaves the rest in the query', () => {
    expect(buildHref(table, 'search/result', { keyword: '白 菜', name: 'news', p: undefined })).toBe(
      '/home/search/keyword/%E7%99%BD%20%E8%8F%9C?name=news',
    );
    expect(buildHref(table, 'search/result')).toBe('/home/search');
    expect(buildHref(table, 'home')).toBe('/');
  });

  it('writes old names of query keys as those of today', () => {
    expect(buildHref(table, 'entry', { id: 7, cat: '花' })).toBe('/home/entry/index?id=7&cate=%E8%8A%B1');
  });

  it('names the page that no remote has', () => {
    expect(() => buildHref(table, 'nope')).toThrow('"nope"');
  });
});
