import type { Db } from '../db/schema.ts';
import { type Cache, createCache } from './cache.ts';
import { readTagVersions } from './tag.repository.ts';

const MAX_BYTES = 32 * 1024 * 1024;

const caches = new WeakMap<Db, Cache>();

/**
 * Cache of what services compute from a database. Tags are compared with the database, so a change by any process is
 * seen at once; `waitForTags` keeps pages from being rendered again with old data.
 */
export const cacheOf = (db: Db, onFailure: (error: unknown) => void = () => undefined): Cache => {
  const known = caches.get(db);
  if (known) return known;
  const tagVersions = (names: readonly string[]) => readTagVersions(db, names);
  const cache = createCache({ name: 'data', maxBytes: MAX_BYTES, tagVersions, onFailure });
  caches.set(db, cache);
  return cache;
};
