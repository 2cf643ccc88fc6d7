import type { OwnHosts, PageComposition, PageInBrowser } from '@bee/contracts/page';
import { oneAddress } from '@bee/domain/one-address';
import { queryOf } from '@bee/domain/query-of';
import { buildHref, createRouteTable, matchRoute, type RouteMatch, type RouteTable } from '@bee/domain/route';

import type { PageArguments, PageId, UncheckedPageId } from './page-id.ts';

export type PageMatch = RouteMatch<PageInBrowser>;

type Place = { pathname: string; search: string };

let table: RouteTable<PageInBrowser> = createRouteTable([]);
let hosts: OwnHosts | undefined;

/** Called once when a page or a render worker starts, before the first render. */
export const setRouteTable = (composition: Pick<PageComposition, 'remotes' | 'hosts'>) => {
  hosts = composition.hosts;
  const { remotes, shell }: Pick<PageComposition, 'remotes'> & Partial<PageComposition> = composition;
  const parts = Object.entries({ ...remotes, shell });
  table = createRouteTable(parts.map(([name, part]) => ({ name, pages: part?.pages ?? [] })));
};

/** The page at an address; null when there is none, and on a remote's own host for pages of other remotes. */
export const matchLocation = ({ pathname, search }: Place): PageMatch | null => {
  const here = hosts?.here;
  const match = matchRoute(table, here && pathname === '/' ? here.start : pathname, queryOf(search));
  return here && match?.remote !== here.remote ? null : match;
};

/** The remote that renders an address: that of its page, or on a remote's own host that remote with its 404 page. */
export const remoteAt = (place: Place): string | undefined => matchLocation(place)?.remote ?? hosts?.here?.remote;

/** The canonical address of a path, regardless of the host; the path itself where all pages are on one host. */
export const canonicalAddress = (path: string): string => (hosts ? oneAddress(table, hosts, path) : path);

type AnyParams = Record<string, string | number | undefined>;

/**
 * Address of a page of any remote, by its id and parameters. Parameters outside of the path go into the query. On a
 * remote's own host, pages of others have absolute addresses on the main site. Ids in the source are checked by the
 * compiler, with their parameters.
 * @example href('article/detail', { id: 7 }) // "/home/article/detail/id/7"
 */
export function href<Id extends PageId>(page: Id, ...params: PageArguments<Id>): string;
export function href<Id extends string>(page: UncheckedPageId<Id>, params?: AnyParams): string;
export function href(page: string, params?: AnyParams): string {
  const path = buildHref(table, page, params);
  return hosts?.here && table.byId.get(page)?.remote !== hosts.here.remote ? hosts.mainUrl + path : path;
}

/** Like href; null for a page that is not in this composition. */
export function hrefOrNull<Id extends PageId>(page: Id, ...params: PageArguments<Id>): string | null;
export function hrefOrNull<Id extends string>(page: UncheckedPageId<Id>, params?: AnyParams): string | null;
export function hrefOrNull(page: string, params?: AnyParams): string | null {
  return table.byId.has(page) ? href(page, params) : null;
}
