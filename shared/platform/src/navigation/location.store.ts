import { queryOf } from '@bee/domain/query-of';
import { createStore } from 'zustand/vanilla';
import { matchLocation, type PageMatch } from './route-table.ts';

export type PageLocation = {
  pathname: string;
  search: string;
  match: PageMatch | null;
  query: Record<string, string>;
  /** Address of the navigation entry under which the page appears. */
  section?: string | undefined;
};

export const locate = (pathname: string, search: string, section?: string): PageLocation => ({
  pathname,
  search,
  match: matchLocation({ pathname, search }),
  query: queryOf(search),
  section,
});

export const createLocationStore = (pathname: string, search: string, section?: string) =>
  createStore<PageLocation>()(() => locate(pathname, search, section));

export type LocationStore = ReturnType<typeof createLocationStore>;
