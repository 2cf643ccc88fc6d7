import { queryOf } from '@bee/domain/query-of';
import { createStore } from 'zustand/vanilla';
import { matchLocation, type PageMatch } from './route-table.ts';

export type PageLocation = {
  pathname: string;
  search: string;
  match: PageMatch | null;
  query: Record<string, string>;
};

export const locate = (pathname: string, search: string): PageLocation => ({
  pathname,
  search,
  match: matchLocation({ pathname, search }),
  query: queryOf(search),
});

export const createLocationStore = (pathname: string, search: string) =>
  createStore<PageLocation>()(() => locate(pathname, search));

export type LocationStore = ReturnType<typeof createLocationStore>;
