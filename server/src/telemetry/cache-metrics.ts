import { Counter, Gauge } from 'prom-client';

/** `stale`: an old value was returned while a new one is loaded. `miss`: the caller waited. */
export type CacheOutcome = 'hit' | 'stale' | 'miss';

type CacheSize = { entries(): number; bytes(): number };

const sizes = new Map<string, CacheSize>();

export const cacheRequests = new Counter({
  name: 'bee_cache_requests_total',
  help: 'Requests to a cache of this process by outcome',
  labelNames: ['cache', 'outcome'],
  registers: [],
});

export const cacheLoads = new Counter({
  name: 'bee_cache_loads_total',
  help: 'Values that a cache of this process loaded or renewed, by outcome; `shared`: another process had renewed it',
  labelNames: ['cache', 'outcome'],
  registers: [],
});

export const cacheEntries = new Gauge({
  name: 'bee_cache_entries',
  help: 'Entries of a cache of this process',
  labelNames: ['cache'],
  registers: [],
  collect() {
    for (const [cache, size] of sizes) this.set({ cache }, size.entries());
  },
});

export const cacheBytes = new Gauge({
  name: 'bee_cache_bytes',
  help: 'Bytes of a cache of this process',
  labelNames: ['cache'],
  registers: [],
  collect() {
    for (const [cache, size] of sizes) this.set({ cache }, size.bytes());
  },
});

/** Reports a cache under its name. */
export const measureCache = (cache: string, size: CacheSize) => {
  sizes.set(cache, size);
  return {
    requested: (outcome: CacheOutcome) => cacheRequests.inc({ cache, outcome }),
    loaded: (outcome: 'loaded' | 'shared' | 'failed') => cacheLoads.inc({ cache, outcome }),
  };
};
