import type { PageMatch } from '../navigation/route-table.ts';

/** Cache key of a page's data: only the query keys that its manifest declares count. */
export const pageKey = (match: PageMatch, query: Record<string, string>, token: string) =>
  ['page', match.page.id, match.params, declaredQuery(match, query), token] as const;

export const declaredQuery = (match: PageMatch, query: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([key]) => match.page.query.includes(key))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
