import type { PageMatch } from '../navigation/route-table.ts';
import type { Page } from './define-page.tsx';

type Loading = Pick<Page, 'loadKeys' | 'personal'>;

/**
 * Cache key of a page's data; contains only the query keys that `load` gets. `page` is undefined until its code is
 * loaded.
 */
export const pageKey = (match: PageMatch, query: Record<string, string>, page: Loading | undefined, token: string) =>
  ['page', match.page.id, match.params, loadQuery(match, query, page), page?.personal ? token : ''] as const;

export const loadQuery = (
  match: PageMatch,
  query: Record<string, string>,
  page: Pick<Loading, 'loadKeys'> | undefined,
): Record<string, string> => {
  const declared = declaredQuery(match, query);
  if (!page?.loadKeys) return declared;
  return Object.fromEntries(Object.entries(declared).filter(([key]) => page.loadKeys?.includes(key)));
};

export const declaredQuery = (match: PageMatch, query: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([key]) => match.page.query.includes(key))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
