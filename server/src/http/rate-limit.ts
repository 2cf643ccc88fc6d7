import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { Deps } from '../deps.ts';
import { INTERNAL_HEADER, isSignedInternally } from './internal-signature.ts';

/** Calls per minute and address; counted in Redis when there is one, so that all processes count together. */
export const limitRate = async (app: FastifyInstance, { settings }: Deps): Promise<void> => {
  const redis = settings.redisUrl
    ? new Redis(settings.redisUrl, { maxRetriesPerRequest: 1, connectTimeout: 500 })
    : undefined;
  redis?.on('error', (error) => app.log.warn({ err: error }, 'redis'));
  app.addHook('onClose', async () => redis?.disconnect());
  await app.register(rateLimit, {
    max: settings.rateLimit,
    timeWindow: 60_000,
    skipOnError: true,
    ...(redis && { redis }),
    allowList: (request) => isSignedInternally(settings.internalSecret, request.headers[INTERNAL_HEADER], Date.now()),
  });
};
