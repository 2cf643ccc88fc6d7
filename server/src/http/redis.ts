import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { Gauge, type Registry } from 'prom-client';

/** After this a call continues without Redis; counters do not justify a longer wait. */
const COMMAND_TIMEOUT_MS = 100;
const CONNECT_TIMEOUT_MS = 500;
const RECONNECT_MS = 1000;

/**
 * Drops a connection on which a command was not answered in time, so that only the calls of that moment wait: later
 * ones fail at once until Redis answers on a new connection.
 */
class FailFastRedis extends Redis {
  override sendCommand(...given: Parameters<Redis['sendCommand']>): unknown {
    given[0].promise.catch((error: Error) => {
      const { stream, status } = this;
      if (status !== 'ready' || error.message !== 'Command timed out') return;
      // If it was this process that was late, the answer is read before the immediate runs.
      const { bytesRead } = stream;
      setImmediate(() => stream.bytesRead === bytesRead && stream.destroy(error));
    });
    return super.sendCommand(...given);
  }
}

const opened = new WeakMap<Registry, Redis>();
/** A process has one connection. */
let latest: Redis | null = null;

/** Null if this process uses no Redis. */
export const isRedisReady = (): boolean | null => latest && latest.status === 'ready';

/**
 * The connection of this process. Its commands fail immediately while Redis is unavailable; nothing is queued. The loss and the return
 * of the connection are each logged once.
 */
export const openRedis = (app: FastifyInstance, url: string): Redis => {
  const known = opened.get(app.metrics);
  if (known) return known;
  const redis = new FailFastRedis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: () => RECONNECT_MS,
  });
  opened.set(app.metrics, redis);
  latest = redis;
  new Gauge({
    name: 'bee_redis_up',
    help: '1 while Redis answers',
    registers: [app.metrics],
    collect() {
      this.set(redis.status === 'ready' ? 1 : 0);
    },
  });
  let isLost = false;
  redis.on('error', (error) => {
    if (!isLost)
      app.log.warn({ err: error }, 'Redis lost: calls are not counted and caches not shared until it is back');
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) app.log.warn('Redis is back');
    isLost = false;
  });
  app.addHook('onClose', async () => {
    redis.disconnect();
    latest = null;
  });
  return redis;
};
