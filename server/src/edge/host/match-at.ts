import type { ManifestPage } from '@bee/contracts/manifest';
import { queryOf } from '@bee/domain/query-of';
import { matchRoute, type RouteMatch } from '@bee/domain/route';
import type { Site } from './sites.ts';

type PageRequest = { url: URL; match: RouteMatch<ManifestPage> | null };

/** The page at an address of a site; on a remote's own host `/` is its start page. */
export const matchAt = ({ active, own, url: base }: Site, requested: string): PageRequest => {
  const url = new URL(requested, base);
  const pathname = own && url.pathname === '/' ? own.start : url.pathname;
  return { url, match: matchRoute(active.routes, pathname, queryOf(url.searchParams)) };
};

/** Path and query of a page of another remote, which this remote's own host does not show; null otherwise. */
export const foreignPath = (place: Site, requested: string): string | null => {
  if (!place.own) return null;
  const { url, match } = matchAt(place, requested);
  return match && match.remote !== place.own.remote ? url.pathname + url.search : null;
};
