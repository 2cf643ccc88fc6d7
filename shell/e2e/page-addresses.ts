import type { PageComposition, PageInBrowser } from '@bee/contracts/page';
import { expect, type Page } from '@bee/testing/playwright';

export type PageAddress = { page: string; path: string; layout: 'main' | 'bare'; guarded: boolean };
type Request = Page['request'];

/** Addresses outside of the sitemap: they belong to a search, to a visit or to the shell itself. */
const UNLISTED: Record<string, string[]> = {
  'ai/result': ['/home/ai/result/new?q=大蒜价格'],
  'application/food/search_result': ['/home/food/search/keyword/白菜'],
  'search/result': ['/home/search', '/home/search/keyword/白菜'],
};

/** Addresses of order pages for a visitor, who has no access: any id will do. */
export const noOrders = {
  'user/order/detail': ['/home/order/detail/id/1'],
  'user/order/payment': ['/home/order/payment/id/1'],
  'user/order/invoice_form': ['/home/order/invoicesubmit/ids/1'],
  'user/order/submit_form': [
    '/home/order/submit/id/wholesale-prices',
    '/home/order/submit/id/wholesale-prices/type/data',
  ],
};

/**
 * One address for every path pattern of every page, and for each value listed in a manifest. Other parameters come from
 * the sitemap, those of `known` pages from the test.
 */
export const pageAddresses = async (request: Request, known: Record<string, string[]>): Promise<PageAddress[]> => {
  const { remotes, shell } = await compositionOf(request);
  const listed = await sitemapPaths(request);
  const pages = Object.values({ ...remotes, shell }).flatMap((part) => part.pages ?? []);
  return pages.flatMap((page) => {
    const paths = known[page.id] ?? UNLISTED[page.id] ?? pathsOf(page, listed);
    expect(paths, `addresses of ${page.id}`).not.toEqual([]);
    return paths.map((path) => ({
      page: page.id,
      path,
      layout: page.layout ?? 'main',
      guarded: page.guard !== 'none',
    }));
  });
};

const pathsOf = ({ id, paths }: PageInBrowser, listed: string[]): string[] =>
  paths.length > 0
    ? paths.flatMap(({ pattern, params }) => examples(pattern, params ?? {}, listed))
    : [id === 'home' ? '/' : `/${id}`];

const compositionOf = async (request: Request): Promise<PageComposition> => {
  const html = await (await request.get('/')).text();
  const [, json = ''] = /<script type="application\/json" id="bee-composition">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as PageComposition;
};

/** One address per listed value of a pattern, and one with a query where the sitemap has one. */
const examples = (pattern: string, params: Record<string, readonly string[]>, listed: string[]): string[] => {
  const [name, values] = Object.entries(params)[0] ?? [];
  const filled = name && values ? values.map((value) => pattern.replace(`{${name}}`, value)) : [pattern];
  return filled.flatMap((path) => {
    const shape = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`);
    const fitting = listed.filter((address) => shape.test(address));
    const plain = path.includes('{') ? fitting.find((address) => !address.includes('?')) : path;
    return [plain, fitting.find((address) => address.includes('?'))].filter((address) => address !== undefined);
  });
};

const sitemapPaths = async (request: Request): Promise<string[]> => {
  const sitemaps = await locations(request, '/sitemap.xml');
  return (await Promise.all(sitemaps.map((path) => locations(request, path)))).flat();
};

const locations = async (request: Request, path: string): Promise<string[]> => {
  const xml = await (await request.get(path)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
};
