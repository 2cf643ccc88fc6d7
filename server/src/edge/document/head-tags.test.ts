/** @jest-environment jsdom */
import type { Head } from '@bee/contracts/page';
import { headTags } from './head-tags.ts';

const headOf = (head: Head | null, more: object = {}): HTMLHeadElement => {
  const document = new DOMParser().parseFromString(
    `<html><head>${headTags({
      head,
      absolute: (path: string) => `https://bee.example${path}`,
      canonical: 'https://bee.example/home/article/detail/id/7',
      feed: null,
      ...more,
    })}</head></html>`,
    'text/html',
  );
  return document.head;
};
const meta = (head: HTMLHeadElement, name: string) =>
  head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

describe('what search engines and share cards read', () => {
  it('has absolute addresses in JSON-LD and leaves texts that look like paths alone', () => {
    const jsonLd = {
      '@type': 'Article',
      headline: '/not an address',
      url: '/home/article/detail/id/7',
      sameAs: ['/a', 'https://other.example/b', '//cdn.example/c'],
      potentialAction: { target: { urlTemplate: '/home/search?keyword={q}' } },
      itemListElement: [{ item: '/', name: '</script><b>' }],
    };
    const head = headOf({ title: '番茄', jsonLd });
    expect(JSON.parse(head.querySelector('script')?.textContent ?? '')).toEqual({
      '@type': 'Article',
      headline: '/not an address',
      url: 'https://bee.example/home/article/detail/id/7',
      sameAs: ['https://bee.example/a', 'https://other.example/b', '//cdn.example/c'],
      potentialAction: { target: { urlTemplate: 'https://bee.example/home/search?keyword={q}' } },
      itemListElement: [{ item: 'https://bee.example/', name: '</script><b>' }],
    });
  });

  it('names the picture of an article, and the site’s own for every other page', () => {
    const article = headOf({ title: '"番茄" & 辣椒', image: '/og/article/7.png', type: 'article' });
    expect(meta(article, 'og:image')).toBe('https://bee.example/og/article/7.png');
    expect(meta(article, 'twitter:image')).toBe('https://bee.example/og/article/7.png');
    expect(meta(article, 'og:title')).toBe('"番茄" & 辣椒 - 农小蜂');
    expect(meta(headOf(null), 'og:image')).toBe('https://bee.example/og/site.png');
  });

  it('offers the feed of a list, and keeps pages without an address of their own out of the index', () => {
    const list = headOf({ title: '行业动态' }, { feed: '/feeds/industry_news.xml' });
    expect(list.querySelector('link[rel="alternate"]')?.getAttribute('href')).toBe(
      'https://bee.example/feeds/industry_news.xml',
    );
    const refused = headOf(null, { canonical: null });
    expect(meta(refused, 'robots')).toBe('noindex,follow');
    expect(refused.querySelector('link[rel="canonical"]')).toBeNull();
  });
});
