import type { FastifyInstance } from 'fastify';
import { createCache } from '../cache/cache.ts';
import { redisEntries } from '../cache/redis-entries.ts';
import type { TagVersions } from '../cache/tag-versions.ts';
import { openRedis } from '../http/redis.ts';
import type { Settings } from '../settings.ts';
import { NotKept } from './document/finished-document.ts';
import { InternalApiError } from './internal-api.ts';
import { ApiUnavailable } from './render/render-pool.ts';
import { DrawingLimit } from './share/share-pictures.ts';

const MB = 1024 * 1024;

type Parts = { settings: Settings; tagVersions(): TagVersions; now(): number; report(problem: string): void };

/** Caches of an edge. Documents and files are shared with other edges through Redis where it is configured. */
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
      onFailure: (error) => isReported(error) || report(`${name}: ${(error as Error).message.split('\n')[0]}`),
    });
  return {
    documents: open('documents', 128, true),
    frames: open('frames', 16, false),
    files: open('files', 32, true),
    pictures: open('share pictures', 16, false),
  };
};

const isAnswer = (error: unknown): boolean =>
  (error instanceof NotKept && error.replaces) || error instanceof DrawingLimit || isCode(error, 404);

/** Reported where the document was rendered, or by the probes of the API. */
const isReported = (error: unknown): boolean =>
  error instanceof NotKept || error instanceof ApiUnavailable || isCode(error, 503);

const isCode = (error: unknown, code: number): boolean => error instanceof InternalApiError && error.code === code;
