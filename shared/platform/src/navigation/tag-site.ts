import { type ArticleType, scopeOf } from '@bee/domain/article-type';
import { createContext, useContext } from 'react';
import { href, matchLocation } from './route-table.ts';

/**
 * A sub-site about one tag that embeds widgets of other remotes; what carries the tag opens there. `reading` is its
 * page of texts (`tagId`, `id`, and `scope` of what is no report), `data` its page of tables and products (`tagId`,
 * `table` or `product`).
 */
export type TagSite = { tag: { id: string; title: string }; reading: string; data: string };

const Site = createContext<TagSite | null>(null);

export const TagSiteProvider = Site.Provider;

/** The sub-site that shows this; null on the main site. */
export const useTagSite = (): TagSite | null => useContext(Site);

/** Where a text is read: on the screen of reports or of articles, or in a sub-site. */
export const articleHref = ({ id, type }: { id: string; type: ArticleType }, site: TagSite | null = null): string => {
  const scope = scopeOf(type);
  if (!site) return href(scope === 'report' ? 'article/report' : 'article/detail', { id });
  return href(site.reading, { tagId: site.tag.id, scope: scope === 'report' ? undefined : (scope ?? undefined), id });
};

/** An address of a page that is not the sub-site's own. */
export const leavesSite = (address: string, site: TagSite): boolean =>
  remoteOf(address) !== remoteOf(href(site.reading, { tagId: site.tag.id }));

const remoteOf = (address: string): string | undefined => {
  const [pathname = '', query = ''] = address.split('?');
  return matchLocation({ pathname, search: query })?.remote;
};
