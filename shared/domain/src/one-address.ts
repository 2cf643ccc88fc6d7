import type { OwnHosts } from '@bee/contracts/page';
import { queryOf } from './query-of.ts';
import { matchRoute, type RoutedPage, type RouteTable } from './route.ts';

/**
 * The canonical absolute URL of a path: on the host of its page's remote if that has its own host, otherwise on the
 * main site. Values that are not paths are returned unchanged.
 */
export const oneAddress = <Page extends RoutedPage>(
  table: RouteTable<Page>,
  { mainUrl, urls }: Pick<OwnHosts, 'mainUrl' | 'urls'>,
  path: string,
): string => {
  if (!path.startsWith('/')) return path;
  const { pathname, searchParams } = new URL(mainUrl + path);
  const remote = matchRoute(table, pathname, queryOf(searchParams))?.remote ?? '';
  return (urls[remote] ?? mainUrl) + path;
};
