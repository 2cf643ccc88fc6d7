import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';

/** Beyond this the connection is simply closed. */
const DRAIN_LIMIT = 16 * 1024 * 1024;

/**
 * Reads a body that is too large to its end before refusing it: a caller that is still sending when the connection
 * closes never sees the answer.
 */
export const drainOversizedBodies = (app: FastifyInstance, limit: number): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const length = Number(raw.headers['content-length'] ?? 0);
    if (length <= (routeOptions.bodyLimit ?? limit) || length > DRAIN_LIMIT) return;
    raw.resume();
    await finished(raw).catch(() => undefined);
    throw Object.assign(new Error('body too large'), { statusCode: 413 });
  });
};
