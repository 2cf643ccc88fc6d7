/** @jest-environment jsdom */
import { createRouteTable } from '@bee/domain/route';
import type { ActiveComposition } from '../release/active-composition.ts';
import { type SitemapSource, sitemapIndexXml, sitemapParts, sitemapXml } from './sitemap.ts';

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

/** Throws if the text is not well formed. */
const parse = (xml: string): Document => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const problem = document.querySelector('parsererror');
  if (problem) throw new Error(problem.textContent ?? 'not well formed');
  return document;
};
const texts = (xml: string, name: string) => [...parse(xml).querySelectorAll(name)].map((node) => node.textContent);

const read: SitemapSource = async (_source, number) => ({
  list: [{ params: { id: `n&${number}` }, lastmod: `2026-03-0${number}T08:00:00+08:00` }],
  pages: 2,
});

describe('the sitemap', () => {
  it('lists what the manifests name and what their sources know, without private and coming pages', async () => {
    const parts = await sitemapParts(active, read);
    expect(parts.map(({ name }) => name)).toEqual(['pages', 'article-detail']);
    const addresses = parts.flatMap((part) => texts(sitemapXml('https://bee.example', part), 'loc'));
    expect(addresses).toEqual([
      'https://bee.example/',
      'https://bee.example/home/article/newslists/type/a',
      'https://bee.example/home/article/newslists/type/b',
      'https://bee.example/home/article/detail/id/n%261',
      'https://bee.example/home/article/detail/id/n%262',
    ]);
  });

  it('is an index of parts, each as new as its newest address', async () => {
    const index = sitemapIndexXml('https://bee.example', await sitemapParts(active, read));
    expect(texts(index, 'sitemap > loc')).toEqual([
      'https://bee.example/sitemaps/pages.xml',
      'https://bee.example/sitemaps/article-detail.xml',
    ]);
    expect(texts(index, 'lastmod')).toEqual(['2026-03-02T00:00:00.000Z', '2026-03-02T00:00:00.000Z']);
  });

  it('has no part beyond what the protocol allows', async () => {
    const parts = await sitemapParts(active, async () => ({
      list: Array.from({ length: 100_000 }, (_, id) => ({ params: { id: String(id) }, lastmod: null })),
      pages: 1,
    }));
    expect(parts.map(({ name, addresses }) => [name, addresses.length])).toEqual([
      ['pages', 3],
      ['article-detail', 45_000],
      ['article-detail-2', 45_000],
      ['article-detail-3', 10_000],
    ]);
  });
});
