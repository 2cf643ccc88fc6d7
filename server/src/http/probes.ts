import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    /** What /metrics shows; modules add their own. */
    metrics: Registry;
  }
}

/**
 * Processor, memory and event loop in /metrics. Called once by a process, not by every application: prom-client measures
 * until the process ends, and what it measures into keeps the application in memory.
 */
export const measureProcess = ({ metrics }: FastifyInstance): void => collectDefaultMetrics({ register: metrics });

/** Alive, ready, and numbers for an operator's monitoring. */
export const addProbes = (app: FastifyInstance, isReady: () => boolean): void => {
  const registry = new Registry();
  app.decorate('metrics', registry);
  const seconds = new Histogram({
    name: 'bee_http_seconds',
    help: 'Time to answer by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  const failures = new Counter({ name: 'bee_http_failures_total', help: 'Answers with 5xx', registers: [registry] });
  new Gauge({
    name: 'bee_ready',
    help: '1 when the process takes traffic',
    registers: [registry],
    collect() {
      this.set(isReady() ? 1 : 0);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode };
    seconds.observe(labels, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) failures.inc();
  });
  const quiet = { logLevel: 'warn' } as const;
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (_request, reply) => {
    if (!isReady()) reply.status(503);
    return { status: isReady() ? 'ready' : 'starting' };
  });
  app.get('/metrics', quiet, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
};
