import { createRouteTable } from '@bee/domain/route';
import type { ActiveComposition } from '../release/active-composition.ts';
import { sitemapAddresses, sitemapXml } from './sitemap.ts';

const page = (id: string, more: object) => ({ id, plain: true, paths: [], guard: 'none', soon: false, ...more });

const pages = [
  page('home', { sitemap: 'self' }),
  page('article/news', {
    sitemap: 'self',
    paths: [{ pattern: '/home/article/newslists/type/{type}', params: { type: ['a', 'b'] } }],
  }),
  page('article/detail', { sitemap: 'article', paths: [{ pattern: '/home/article/detail/id/{id}' }] }),
  page('fqa', { sitemap: 'self', soon: true }),
  page('user/profile', { sitemap: 'self', guard: 'member' }),
];
const active = {
  page: { remotes: { 'mf-content': { pages } } },
  routes: createRouteTable([{ name: 'mf-content', pages }]),
} as unknown as ActiveComposition;

it('lists what the manifests name and what their sources know, without private and coming pages', async () => {
  const asked: number[] = [];
  const addresses = await sitemapAddresses(active, async (_source, number) => {
    asked.push(number);
    return { list: [{ params: { id: `n&${number}` }, lastmod: '2026-03-04T00:00:00Z' }], pages: 2 };
  });
  expect(addresses.map(({ path }) => path)).toEqual([
    '/',
    '/home/article/newslists/type/a',
    '/home/article/newslists/type/b',
    '/home/article/detail/id/n%261',
    '/home/article/detail/id/n%262',
  ]);
  expect(asked).toEqual([1, 2]);
  expect(sitemapXml('https://bee.example', addresses)).toContain(
    '<url><loc>https://bee.example/home/article/detail/id/n%261</loc><lastmod>2026-03-04</lastmod></url>',
  );
});
