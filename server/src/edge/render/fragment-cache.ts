import type { CacheMeter } from '../../telemetry/cache-metrics.ts';

const TTL_MS = 60_000;
const MAX_ENTRIES = 1000;

type Fragment<Value> = { value: Value; madeAt: number; generation: string };

/**
 * Caches rendered fragments. After 60 s the stale fragment is served while a new one is rendered; after a change of the
 * content version (an import, a publication) the new one is awaited. Failures are not cached.
 */
export type FragmentCache<Value> = { get(key: string, make: () => Promise<Value>): Promise<Value>; clear(): void };

export const createFragmentCache = <Value>(
  generation: () => string,
  now: () => number,
  meter: CacheMeter,
): FragmentCache<Value> => {
  const fragments = new Map<string, Fragment<Value>>();
  const count = meter(() => fragments.size);
  const making = new Map<string, Promise<Value>>();

  const renew = (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = making.get(key);
    if (known) return known;
    const madeFor = generation();
    const work = make()
      .then((value) => {
        fragments.delete(key);
        fragments.set(key, { value, madeAt: now(), generation: madeFor });
        const oldest = fragments.size > MAX_ENTRIES ? fragments.keys().next().value : undefined;
        if (oldest !== undefined) fragments.delete(oldest);
        return value;
      })
      .finally(() => making.delete(key));
    making.set(key, work);
    return work;
  };

  return {
    get: async (key, make) => {
      const found = fragments.get(key);
      if (found?.generation !== generation()) {
        count('miss');
        return renew(key, make);
      }
      const isStale = now() - found.madeAt > TTL_MS;
      count(isStale ? 'stale' : 'hit');
      if (isStale) renew(key, make).catch(() => undefined);
      return found.value;
    },
    clear: () => fragments.clear(),
  };
};
