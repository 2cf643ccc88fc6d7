import { buildHref } from '@bee/domain/route';
import { escapeHtml } from '../document/html.ts';
import type { ActiveComposition } from '../release/active-composition.ts';

export type SitemapEntry = { params: Record<string, string>; lastmod: string | null };
export type SitemapAddress = { path: string; lastmod: string | null };

/** One file of the sitemap: `/sitemaps/{name}.xml`. */
export type SitemapPart = { name: string; lastmod: string | null; addresses: SitemapAddress[] };

/** Fetches one page (from 1) of a source's parameter sets; `pages` is the number of pages. */
export type SitemapSource = (source: string, page: number) => Promise<{ list: SitemapEntry[]; pages: number }>;

/** The protocol allows 50,000. */
const MAX_ADDRESSES = 45_000;

/**
 * All public addresses. The part `pages` has the pages that need no source; it is followed by the entries of each
 * source. Each is split into as many parts as it needs. List pages change with their entries, so `pages` is as new as
 * the newest source.
 * @param holds whether the host serves a remote; addresses of other remotes are not listed
 */
export const sitemapParts = async (
  active: ActiveComposition,
  read: SitemapSource,
  holds: (remote: string) => boolean = () => true,
): Promise<SitemapPart[]> => {
  const own: SitemapAddress[] = [];
  const sources: SitemapPart[] = [];
  for (const { remote, page } of active.routes.byId.values()) {
    if (!holds(remote) || page.soon || !page.sitemap || page.guard !== 'none') continue;
    if (page.sitemap === 'self') own.push(...selfAddresses(active, page));
    else sources.push(...inParts(partName(page.id), await sourceAddresses(active, page.id, page.sitemap, read)));
  }
  const [first, ...more] = inParts('pages', own);
  return [...(first ? [{ ...first, lastmod: newest(sources) }] : []), ...more, ...sources];
};

const partName = (pageId: string): string => pageId.replace(/[^a-z0-9]+/gi, '-').toLowerCase();

const inParts = (name: string, addresses: SitemapAddress[]): SitemapPart[] =>
  Array.from({ length: Math.ceil(addresses.length / MAX_ADDRESSES) }, (_, index) => {
    const chunk = addresses.slice(index * MAX_ADDRESSES, (index + 1) * MAX_ADDRESSES);
    return { name: index === 0 ? name : `${name}-${index + 1}`, lastmod: newest(chunk), addresses: chunk };
  });

const newest = (dated: { lastmod: string | null }[]): string | null =>
  dated.reduce<string | null>((latest, { lastmod }) => (lastmod && lastmod > (latest ?? '') ? lastmod : latest), null);

type Page = ActiveComposition['page']['remotes'][string]['pages'][number];

/** Paths of a page that has no parameters, or a path for each combination of its listed values. */
const selfAddresses = (active: ActiveComposition, page: Page): SitemapAddress[] => {
  if (page.paths.length === 0) return [{ path: buildHref(active.routes, page.id), lastmod: null }];
  return page.paths.flatMap(({ pattern, params = {} }) => {
    const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    if (names.some((name) => !params[name])) return [];
    return combinations(names, params).map((values) => ({
      path: pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? '')),
      lastmod: null,
    }));
  });
};

const combinations = (names: string[], params: Record<string, string[]>): Record<string, string>[] =>
  names.reduce<Record<string, string>[]>(
    (sets, name) => sets.flatMap((set) => (params[name] ?? []).map((value) => ({ ...set, [name]: value }))),
    [{}],
  );

const sourceAddresses = async (
  active: ActiveComposition,
  pageId: string,
  source: string,
  read: SitemapSource,
): Promise<SitemapAddress[]> => {
  const found: SitemapAddress[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await read(source, page);
    pages = answer.pages;
    for (const { params, lastmod } of answer.list)
      found.push({ path: buildHref(active.routes, pageId, params), lastmod: lastmod && isoInstant(lastmod) });
  }
  return found;
};

/** A single time zone, so that the newest value is the greatest. */
const isoInstant = (instant: string): string => new Date(instant).toISOString();

export const sitemapIndexXml = (publicUrl: string, parts: SitemapPart[]): string =>
  xml(
    'sitemapindex',
    parts.map(({ name, lastmod }) => entry('sitemap', `${publicUrl}/sitemaps/${name}.xml`, lastmod)),
  );

export const sitemapXml = (publicUrl: string, { addresses }: Pick<SitemapPart, 'addresses'>): string =>
  xml(
    'urlset',
    addresses.map(({ path, lastmod }) => entry('url', publicUrl + path, lastmod)),
  );

const entry = (name: string, location: string, lastmod: string | null): string =>
  `<${name}><loc>${escapeHtml(location)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</${name}>`;

const xml = (root: string, entries: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
