import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';

/** Larger requests are rejected without reading the body. */
const DRAIN_LIMIT = 16 * 1024 * 1024;

/**
 * Reads an oversized body to its end before rejecting it: a caller that is still sending when the connection closes
 * never sees the response.
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
