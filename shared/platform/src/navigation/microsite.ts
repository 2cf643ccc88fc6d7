import { type ArticleType, scopeOf } from '@bee/domain/article-type';
import { createContext, useContext } from 'react';
import { href, matchLocation } from './route-table.ts';

/**
 * A sub-site about one tag that embeds widgets of other remotes; what carries the tag opens there. `reading` is its
 * page of texts (`tagId`, `id`, and `scope` of what is no report), `data` its page of tables and products (`tagId`,
 * `table` or `product`). `from` is the query of the list on one of them that the reader came from: what is opened there
 * keeps it, so that the way back is known.
 */
export type Microsite = {
  tag: { id: string; title: string };
  reading: string;
  data: string;
  from?: { page: string; query: string };
};

const Site = createContext<Microsite | null>(null);

export const MicrositeProvider = Site.Provider;

/** The sub-site that shows this; null on the main site. */
export const useMicrosite = (): Microsite | null => useContext(Site);

/** Where a text is read: on the screen of reports or of articles, or in a sub-site. */
export const articleHref = ({ id, type }: { id: string; type: ArticleType }, site: Microsite | null = null): string => {
  const scope = scopeOf(type);
  if (!site) return href(scope === 'report' ? 'article/report' : 'article/detail', { id });
  return micrositeHref(site, 'reading', { scope: scope === 'report' ? undefined : (scope ?? undefined), id });
};

/** An address of one of the two pages of a sub-site. */
export const micrositeHref = (
  { tag, from, ...pages }: Microsite,
  kind: 'reading' | 'data',
  query: Record<string, string | undefined>,
): string => href(pages[kind], { tagId: tag.id, ...query, from: from?.page === pages[kind] ? from.query : undefined });

/** An address of a page that is not the sub-site's own. */
export const leavesMicrosite = (address: string, site: Microsite): boolean =>
  remoteOf(address) !== remoteOf(href(site.reading, { tagId: site.tag.id }));

export const LEAVES_MICROSITE = '在农小蜂主站打开';

/** The `title` of a link that has no room for a mark: said where it leads from a sub-site to the main site. */
export const useLeaveTitle = (): ((address: string | undefined) => string | undefined) => {
  const site = useMicrosite();
  return (address) => (site && address && leavesMicrosite(address, site) ? LEAVES_MICROSITE : undefined);
};

const remoteOf = (address: string): string | undefined => {
  const [pathname = '', query = ''] = address.split('?');
  return matchLocation({ pathname, search: query })?.remote;
};
