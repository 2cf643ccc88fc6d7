import type { FastifyInstance } from 'fastify';
import { createCache } from '../cache/cache.ts';
import { redisEntries } from '../cache/redis-entries.ts';
import type { TagVersions } from '../cache/tag-versions.ts';
import { openRedis } from '../http/redis.ts';
import type { Settings } from '../settings.ts';
import { InternalApiError } from './internal-api.ts';
import { ApiUnavailable, RenderRejected } from './render/render-pool.ts';
import { DrawingLimit } from './share/share-pictures.ts';

const MB = 1024 * 1024;

type Parts = { settings: Settings; tagVersions(): TagVersions; now(): number; report(problem: string): void };

/** Caches of an edge. Pages and files are shared with other edges through Redis where it is configured. */
export const createEdgeCaches = (app: FastifyInstance, { settings, tagVersions, now, report }: Parts) => {
  const redis = settings.redisUrl ? openRedis(app, settings.redisUrl) : null;
  const open = (name: string, megabytes: number, isShared: boolean) =>
    createCache({
      name,
      maxBytes: megabytes * MB,
      tagVersions,
      now,
      shared: redis && isShared ? redisEntries(redis, name) : null,
      isAnswer,
      onFailure: (error) => isOutage(error) || report(`${name}: ${(error as Error).message.split('\n')[0]}`),
    });
  return {
    pages: open('pages', 128, true),
    frames: open('frames', 16, false),
    files: open('files', 32, true),
    pictures: open('share pictures', 16, false),
  };
};

const isAnswer = (error: unknown): boolean =>
  error instanceof RenderRejected || error instanceof DrawingLimit || isCode(error, 404);

/** Shown by the probes of the API. */
const isOutage = (error: unknown): boolean => error instanceof ApiUnavailable || isCode(error, 503);

const isCode = (error: unknown, code: number): boolean => error instanceof InternalApiError && error.code === code;
