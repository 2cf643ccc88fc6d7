import { type ArticleType, scopeOf } from '@bee/domain/article-type';
import { createContext, useContext } from 'react';
import { href, matchLocation } from './route-table.ts';

/**
 * A sub-site about one tag that embeds widgets of other remotes; items with that tag open inside it. `reading` is its
 * page for texts (`tagId`, `id`, and `scope` for texts other than reports), `data` its page for tables and products
 * (`tagId`, `table` or `product`). `from` is the query of the list that the user came from: links inside keep it for
 * the way back.
 */
export type Microsite = {
  tag: { id: string; title: string };
  reading: string;
  data: string;
  from?: { page: string; query: string };
};

const Site = createContext<Microsite | null>(null);

export const MicrositeProvider = Site.Provider;

/** The sub-site around this component; null on the main site. */
export const useMicrosite = (): Microsite | null => useContext(Site);

/** Address of a text: on the page for reports or for articles, or inside a sub-site. */
export const articleHref = ({ id, type }: { id: string; type: ArticleType }, site: Microsite | null = null): string => {
  const scope = scopeOf(type);
  // Pages of a remote that may be absent where another is compiled alone.
  if (!site) return href<string>(scope === 'report' ? 'article/report' : 'article/detail', { id });
  return micrositeHref(site, 'reading', { scope: scope === 'report' ? undefined : (scope ?? undefined), id });
};

/** An address of one of the two pages of a sub-site. */
export const micrositeHref = (
  { tag, from, ...pages }: Microsite,
  kind: 'reading' | 'data',
  query: Record<string, string | undefined>,
): string => href(pages[kind], { tagId: tag.id, ...query, from: from?.page === pages[kind] ? from.query : undefined });

/** Whether an address is outside of the sub-site. */
export const leavesMicrosite = (address: string, site: Microsite): boolean =>
  remoteOf(address) !== remoteOf(href(site.reading, { tagId: site.tag.id }));

export const LEAVES_MICROSITE = '在农小蜂主站打开';

/** The `title` of a link without room for an icon: says that it leads from a sub-site to the main site. */
export const useLeaveTitle = (): ((address: string | undefined) => string | undefined) => {
  const site = useMicrosite();
  return (address) => (site && address && leavesMicrosite(address, site) ? LEAVES_MICROSITE : undefined);
};

const remoteOf = (address: string): string | undefined => {
  const [pathname = '', query = ''] = address.split('?');
  return matchLocation({ pathname, search: query })?.remote;
};
