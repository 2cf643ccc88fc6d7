import { useStore } from 'zustand';
import { usePlatform } from '../platform-context.tsx';
import { navigate } from './navigate.ts';

type Patch = Record<string, string | undefined>;

/** The query of the address as state: `undefined` or '' removes a key. Replaces the history entry unless told otherwise. */
export const useLocationQuery = (): [
  Record<string, string>,
  (patch: Patch, options?: { replace?: boolean }) => void,
] => {
  const { location } = usePlatform();
  const query = useStore(location, (state) => state.query);
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
