import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { CacheEntry, SharedEntries } from './cache.ts';

/** Raise the number when the shape of an entry changes: older processes may run at the same time. */
const PREFIX = 'bee:cache:1';

/** Entries in Redis, so that one process uses what another has loaded. Keys are hashed: they may hold a search word. */
export const redisEntries = (redis: Redis, cache: string): SharedEntries => {
  const keyOf = (key: string) => `${PREFIX}:${cache}:${createHash('sha256').update(key).digest('base64url')}`;
  return {
    read: async (key) => {
      try {
        return JSON.parse((await redis.get(keyOf(key))) ?? 'null') as CacheEntry | null;
      } catch {
        return null;
      }
    },
    write: async (key, entry, keepSeconds) => {
      await redis.set(keyOf(key), JSON.stringify(entry), 'EX', keepSeconds).catch(() => undefined);
    },
  };
};
