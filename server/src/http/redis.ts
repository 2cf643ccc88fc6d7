import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';

/** After this a call continues without Redis; counters do not justify a longer wait. */
const COMMAND_TIMEOUT_MS = 100;
const CONNECT_TIMEOUT_MS = 500;
const RECONNECT_MS = 1000;

/**
 * A connection whose commands fail immediately while Redis is unavailable; nothing is queued. The loss and the return
 * of the connection are each logged once.
 */
export const openRedis = (app: FastifyInstance, url: string): Redis => {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: () => RECONNECT_MS,
  });
  let isLost = false;
  redis.on('error', (error) => {
    if (!isLost) app.log.warn({ err: error }, 'Redis lost: calls are not counted until it is back');
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) app.log.warn('Redis is back');
    isLost = false;
  });
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
};
