import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Redis } from 'ioredis';
import type { CacheEntry, SharedEntries } from './cache.ts';

/** Raise the number when the shape of an entry changes: older processes may run at the same time. */
const PREFIX = 'bee:cache:2';

/** Entries in Redis, so that one process uses what another has loaded. Keys are hashed: they may hold a search word. */
export const redisEntries = (redis: Redis, cache: string): SharedEntries => {
  const keyOf = (key: string) => `${PREFIX}:${cache}:${createHash('sha256').update(key).digest('base64url')}`;
  return {
    read: async (key) => {
      try {
        const stored = await redis.getBuffer(keyOf(key));
        return stored && (deserialize(stored) as CacheEntry);
      } catch {
        return null;
      }
    },
    write: async (key, entry, keepSeconds) => {
      await redis.set(keyOf(key), serialize(entry), 'EX', keepSeconds).catch(() => undefined);
    },
  };
};
