import { useMemo, useSyncExternalStore } from 'react';
import { declaredQuery } from '../page/page-query-key.ts';
import { usePlatform } from '../platform-context.tsx';
import type { LocationStore } from './location.store.ts';
import { navigate } from './navigate.ts';

type Patch = Record<string, string | undefined>;

/**
 * The query of the address as state: `undefined` or '' removes a key. Replaces the history entry by default. The server
 * renders with the keys that the page declares, so the first render ignores all others.
 */
export const useLocationQuery = (): [
  Record<string, string>,
  (patch: Patch, options?: { replace?: boolean }) => void,
] => {
  const { location } = usePlatform();
  const rendered = useMemo(() => declaredOf(location), [location]);
  const query = useSyncExternalStore(
    location.subscribe,
    () => location.getState().query,
    () => rendered,
  );
  const setQuery = (patch: Patch, { replace = true }: { replace?: boolean } = {}) => {
    const { pathname, query: current } = location.getState();
    const entries = Object.entries({ ...current, ...patch }).filter((pair): pair is [string, string] =>
      Boolean(pair[1]),
    );
    const search = new URLSearchParams(entries).toString();
    navigate(search ? `${pathname}?${search}` : pathname, { replace });
  };
  return [query, setQuery];
};

const declaredOf = (location: LocationStore): Record<string, string> => {
  const { match, query } = location.getState();
  return match ? declaredQuery(match, query) : query;
};
