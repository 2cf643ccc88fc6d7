import { Counter, Gauge, type Registry } from 'prom-client';

/** `stale`: an old entry was returned while a new one is made. */
export type CacheOutcome = 'hit' | 'stale' | 'miss';

/** Reports a cache under its name. @returns counts a request by its outcome */
export type CacheMeter = (entries: () => number) => (outcome: CacheOutcome) => void;

/** Adds caches to /metrics. */
export const measureCaches = (metrics: Registry): ((cache: string) => CacheMeter) => {
  const registers = [metrics];
  const sizes = new Map<string, () => number>();
  const requests = new Counter({
    name: 'bee_cache_requests_total',
    help: 'Requests to a cache of this process by outcome',
    labelNames: ['cache', 'outcome'],
    registers,
  });
  new Gauge({
    name: 'bee_cache_entries',
    help: 'Entries of a cache of this process',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [cache, entries] of sizes) this.set({ cache }, entries());
    },
  });
  return (cache) => (entries) => {
    sizes.set(cache, entries);
    return (outcome) => requests.inc({ cache, outcome });
  };
};
