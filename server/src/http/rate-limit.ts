import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { INTERNAL_HEADER, isSignedInternally } from './internal-signature.ts';
import { openRedis } from './redis.ts';

/** Limits calls per minute and address. Counts in Redis if configured, so that all processes share the limit. */
export const limitRate = async (app: FastifyInstance, { settings }: Deps): Promise<void> => {
  const redis = settings.redisUrl ? openRedis(app, settings.redisUrl) : undefined;
  await app.register(rateLimit, {
    max: settings.rateLimit,
    timeWindow: 60_000,
    skipOnError: true,
    ...(redis && { redis }),
    allowList: (request) => isSignedInternally(settings.internalSecret, request.headers[INTERNAL_HEADER], Date.now()),
  });
};
