import type { ManifestPage } from '@bee/contracts/manifest';
import type { PageComposition } from '@bee/contracts/page';
import { buildHref, createRouteTable, matchRoute, type RouteMatch, type RouteTable } from '@bee/domain/route';

export type PageMatch = RouteMatch<ManifestPage>;

let table: RouteTable<ManifestPage> = createRouteTable([]);

/** Called once where a page or a render worker starts, before anything renders. */
export const followRoutesOf = (composition: Pick<PageComposition, 'remotes'>) => {
  table = createRouteTable(Object.entries(composition.remotes).map(([name, { pages }]) => ({ name, pages })));
};

export const matchLocation = ({ pathname, search }: { pathname: string; search: string }): PageMatch | null =>
  matchRoute(table, pathname, queryOf(search));

/**
 * Address of a page of any remote, by its id and parameters; what the path does not take goes into the query.
 * @example href('article/detail', { id: 7 }) // "/home/article/detail/id/7"
 */
export const href = (page: string, params?: Record<string, string | number | undefined>): string =>
  buildHref(table, page, params);

/** The same; null for a page that this composition does not have. */
export const hrefOrNull = (page: string, params?: Record<string, string | number | undefined>): string | null =>
  table.byId.has(page) ? href(page, params) : null;

export const queryOf = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));
