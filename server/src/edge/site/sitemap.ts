import { buildHref } from '@bee/domain/route';
import { escapeHtml } from '../document/html.ts';
import type { ActiveComposition } from '../release/active-composition.ts';

export type SitemapEntry = { params: Record<string, string>; lastmod: string | null };

/** Fetches one page (from 1) of the parameter sets of a source; `pages` is how many there are. */
export type SitemapSource = (source: string, page: number) => Promise<{ list: SitemapEntry[]; pages: number }>;

const LONGEST = 45_000;

/** All public addresses: what the manifests name without parameters, and what their sources list. */
export const sitemapAddresses = async (active: ActiveComposition, read: SitemapSource) => {
  const addresses: { path: string; lastmod: string | null }[] = [];
  for (const { pages } of Object.values(active.page.remotes)) {
    for (const page of pages) {
      if (page.soon || !page.sitemap || page.guard !== 'none') continue;
      if (page.sitemap === 'self') addresses.push(...selfAddresses(active, page));
      else addresses.push(...(await sourceAddresses(active, page.id, page.sitemap, read)));
    }
  }
  return addresses.slice(0, LONGEST);
};

type Page = ActiveComposition['page']['remotes'][string]['pages'][number];

/** Paths of a page whose parameters are none, or each of a listed set. */
const selfAddresses = (active: ActiveComposition, page: Page) => {
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

const sourceAddresses = async (active: ActiveComposition, pageId: string, source: string, read: SitemapSource) => {
  const found: { path: string; lastmod: string | null }[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await read(source, page);
    pages = answer.pages;
    found.push(
      ...answer.list.map(({ params, lastmod }) => ({ path: buildHref(active.routes, pageId, params), lastmod })),
    );
  }
  return found;
};

export const sitemapXml = (publicUrl: string, addresses: { path: string; lastmod: string | null }[]): string => {
  const urls = addresses.map(
    ({ path, lastmod }) =>
      `<url><loc>${escapeHtml(publicUrl + path)}</loc>${lastmod ? `<lastmod>${lastmod.slice(0, 10)}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
};
