import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client';
import { queueRejections, queueSize } from '../limiter.ts';
import { cacheBytes, cacheEntries, cacheLoads, cacheRequests } from '../telemetry/cache-metrics.ts';
import { isMonitor } from './monitor-access.ts';
import { outgoingSeconds } from './outgoing.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Metrics that /metrics shows; modules add their own. */
    metrics: Registry;
    /** Measures an answer that was given before all hooks. */
    countAnswer(labels: { method: string; route: string; status: number }, seconds: number): void;
  }
  interface FastifyReply {
    /** `code` of the envelope; absent if this process only proxies the response or sends no envelope. */
    envelopeCode: number | undefined;
  }
}

/** `metricsToken` opens /metrics to other machines; `isBusy`: an import of this installation is still running. */
type Probes = { isReady(): boolean; isBusy(): boolean; metricsToken?: string | undefined };

/**
 * Adds processor, memory, event loop, queues, caches and outgoing calls to /metrics. Must be called once per process, not for
 * every application: prom-client measures until the process ends, and its registry keeps the application in memory.
 */
export const measureProcess = ({ metrics }: FastifyInstance): void => {
  collectDefaultMetrics({ register: metrics });
  const shared: Metric[] = [
    queueSize,
    queueRejections,
    cacheRequests,
    cacheLoads,
    cacheEntries,
    cacheBytes,
    outgoingSeconds as Metric,
  ];
  for (const metric of shared) metrics.registerMetric(metric);
};

/** Not measured: a process that is not ready answers them with 503, which is no failed call. */
const PROBES = ['/livez', '/healthz', '/readyz', '/metrics'];

/**
 * Registers probes and metrics. `/livez`: this process answers. `/healthz`: the same for pages, which read the
 * composition from its headers. `/readyz`: the process takes traffic. `/metrics`: figures for an operator's monitoring.
 */
export const addProbes = (app: FastifyInstance, { isReady, isBusy, metricsToken }: Probes): void => {
  const registry = new Registry();
  app.decorate('metrics', registry);
  app.decorateReply('envelopeCode', undefined);
  const seconds = new Histogram({
    name: 'bee_http_seconds',
    help: 'Time to answer by route',
    labelNames: ['method', 'route', 'status', 'code'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'bee_http_failures_total',
    help: 'Answers with 5xx, as HTTP status or as code of the envelope',
    registers: [registry],
  });
  new Gauge({
    name: 'bee_ready',
    help: '1 when the process takes traffic',
    registers: [registry],
    collect() {
      this.set(isReady() ? 1 : 0);
    },
  });
  app.decorate('countAnswer', (labels: { method: string; route: string; status: number }, time: number) =>
    seconds.observe({ ...labels, code: '' }, time),
  );
  app.addHook('onResponse', async (request, reply) => {
    if (PROBES.includes(request.routeOptions.url ?? '')) return;
    const { statusCode: status, envelopeCode: code } = reply;
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ method: request.method, route, status, code: code ?? '' }, reply.elapsedTime / 1000);
    if (Math.max(status, code ?? 0) >= 500) failures.inc();
  });
  const quiet = { logLevel: 'warn' } as const;
  for (const address of ['/livez', '/healthz']) app.get(address, quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (_request, reply) => {
    if (isReady()) return { status: isBusy() ? 'busy' : 'ready' };
    return reply.status(503).send({ status: 'not ready' });
  });
  app.get('/metrics', quiet, async (request, reply) => {
    if (!isMonitor(metricsToken, request)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
