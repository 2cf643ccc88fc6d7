import { type Cache, createCache } from '../../../../server/src/cache/cache.ts';

/** A cache whose tags are never touched. */
export const openTestCache = (): Cache =>
  createCache({ name: 'test', maxBytes: 1e8, tagVersions: () => new Map(), onFailure: () => undefined });
