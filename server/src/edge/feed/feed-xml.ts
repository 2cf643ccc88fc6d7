import type { DataFor } from '@bee/contracts/operations';
import { Feed } from 'feed';

export type FeedSource = DataFor<'site/getFeed'>;

type FeedPlace = {
  publicUrl: string;
  /** `path` is the path of the feed, `list` that of the page with the same list. */
  path: string;
  list: string;
  pathOf(entry: FeedSource['list'][number]): string;
};

/** RSS 2.0 of a column; all addresses are absolute. */
export const feedXml = (
  { title, desc, list: entries }: FeedSource,
  { publicUrl, path, list, pathOf }: FeedPlace,
): string => {
  const newest = entries
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
  const feed = new Feed({
    id: publicUrl + list,
    link: publicUrl + list,
    title: `农小蜂 - ${title}`,
    description: desc,
    language: 'zh-CN',
    image: `${publicUrl}/og/site.png`,
    copyright: `来源：农小蜂 ${publicUrl}`,
    ...(newest && { updated: new Date(newest) }),
    feedLinks: { rss: publicUrl + path },
  });
  for (const entry of entries) {
    const link = publicUrl + pathOf(entry);
    feed.addItem({
      id: link,
      link,
      title: readable(entry.title),
      description: readable(entry.summary),
      date: noonOf(entry.published_at),
      ...(entry.author && { author: [{ name: readable(entry.author) }] }),
    });
  }
  return feed.rss2();
};

/** Noon in Shanghai, which is on the same day in all nearby time zones. */
const noonOf = (day: string | null): Date => new Date(`${day ?? '1970-01-01'}T12:00:00+08:00`);

/** Removes characters that XML does not allow; line breaks become spaces. */
const readable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, (char) => (char === '\n' ? ' ' : ''));
