import type { OwnHosts } from '@bee/contracts/page';
import { queryOf } from './query-of.ts';
import { matchRoute, type RoutedPage, type RouteTable } from './route.ts';

/**
 * The one absolute address of a path, whichever host shows it: on the host of its page's remote where that has one, else
 * on the main site. What is no path stays as it is.
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
