/** @jest-environment jsdom */
import { feedOf } from './feed-links.ts';
import { type FeedSource, feedXml } from './feed-xml.ts';

const source: FeedSource = {
  title: '行业动态',
  desc: '产业一线的新闻',
  list: [
    {
      id: '7',
      type: 'industry_news',
      title: '番茄 <b>&]]> 涨了\u0000',
      summary: '第一段\u0008。',
      author: '老周',
      published_at: '2026-03-04',
      updated_at: '2026-03-05T01:00:00.000Z',
    },
  ],
};

const channel = (changes: Partial<FeedSource> = {}): Element => {
  const xml = feedXml(
    { ...source, ...changes },
    {
      publicUrl: 'https://bee.example',
      path: '/feeds/industry_news.xml',
      list: '/home/article/newslists/type/industry_news',
      pathOf: ({ id }) => `/home/article/detail/id/${id}`,
    },
  );
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const found = document.querySelector('rss > channel');
  if (!found || document.querySelector('parsererror')) throw new Error(`not well formed: ${xml}`);
  return found;
};
const text = (element: Element, name: string) => element.querySelector(name)?.textContent;

describe('the feed of a column', () => {
  it('is well formed whatever titles hold, and its addresses are absolute', () => {
    const found = channel();
    expect(text(found, 'link')).toBe('https://bee.example/home/article/newslists/type/industry_news');
    expect(text(found, 'item > title')).toBe('番茄 <b>&]]> 涨了');
    expect(text(found, 'item > link')).toBe('https://bee.example/home/article/detail/id/7');
    expect(text(found, 'item > guid')).toBe('https://bee.example/home/article/detail/id/7');
    expect(text(found, 'item > description')).toBe('第一段。');
    expect(
      [...found.children]
        .find(({ localName, prefix }) => prefix === 'atom' && localName === 'link')
        ?.getAttribute('href'),
    ).toBe('https://bee.example/feeds/industry_news.xml');
  });

  it('says the day of each entry and when it last changed', () => {
    const found = channel();
    expect(text(found, 'item > pubDate')).toBe('Wed, 04 Mar 2026 04:00:00 GMT');
    expect(text(found, 'lastBuildDate')).toBe('Thu, 05 Mar 2026 01:00:00 GMT');
    expect(channel({ list: [] }).querySelector('item')).toBeNull();
  });

  it('is offered by the list that it follows and by no other page', () => {
    expect(feedOf('article/news', 'industry_news')).toBe('/feeds/industry_news.xml');
    expect(feedOf('article/tag', 'industry_news')).toBeNull();
    expect(feedOf('article/news', 'toString')).toBeNull();
    expect(feedOf('home', undefined)).toBeNull();
  });
});
