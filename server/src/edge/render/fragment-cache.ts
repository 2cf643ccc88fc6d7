import type { CacheMeter } from '../../telemetry/cache-metrics.ts';
import { RenderAbandoned } from './render-pool.ts';

const TTL_MS = 60_000;
const MAX_ENTRIES = 1000;

type Fragment<Value> = { value: Value; madeAt: number; generation: string };
type Making<Value> = { work: Promise<Value>; readers: number; abandoned: AbortController };

/**
 * Caches rendered fragments. After 60 s the stale fragment is served while a new one is rendered; after a change of the
 * content version (an import, a publication) the new one is awaited. Failures are not cached.
 */
export type FragmentCache<Value> = {
  /** @param reader when all who wait for a fragment have left, the signal of `make` is aborted */
  get(key: string, make: (signal: AbortSignal) => Promise<Value>, reader?: AbortSignal): Promise<Value>;
  clear(): void;
};

export const createFragmentCache = <Value>(
  generation: () => string,
  now: () => number,
  meter: CacheMeter,
): FragmentCache<Value> => {
  const fragments = new Map<string, Fragment<Value>>();
  const count = meter(() => fragments.size);
  const making = new Map<string, Making<Value>>();

  const begin = (key: string, make: (signal: AbortSignal) => Promise<Value>): Making<Value> => {
    const madeFor = generation();
    const abandoned = new AbortController();
    const work = make(abandoned.signal)
      .then((value) => {
        fragments.delete(key);
        fragments.set(key, { value, madeAt: now(), generation: madeFor });
        const oldest = fragments.size > MAX_ENTRIES ? fragments.keys().next().value : undefined;
        if (oldest !== undefined) fragments.delete(oldest);
        return value;
      })
      .finally(() => making.delete(key));
    const begun = { work, readers: 0, abandoned };
    making.set(key, begun);
    return begun;
  };

  /** Without a reader it is for the cache, and never abandoned. */
  const renew: FragmentCache<Value>['get'] = async (key, make, reader) => {
    if (reader?.aborted) throw new RenderAbandoned('its reader has left');
    const joined = making.get(key) ?? begin(key, make);
    joined.readers += 1;
    reader?.addEventListener('abort', () => {
      joined.readers -= 1;
      if (joined.readers === 0) joined.abandoned.abort();
    });
    return joined.work;
  };

  return {
    get: async (key, make, reader) => {
      const found = fragments.get(key);
      if (found?.generation !== generation()) {
        count('miss');
        return renew(key, make, reader);
      }
      const isStale = now() - found.madeAt > TTL_MS;
      count(isStale ? 'stale' : 'hit');
      if (isStale) renew(key, make).catch(() => undefined);
      return found.value;
    },
    clear: () => fragments.clear(),
  };
};
