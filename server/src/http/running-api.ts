import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Logger } from './logger.ts';

/** The API of this process, for parts of modules that live as long as it does. */
export type RunningApi = {
  log: Logger;
  /** Shown by /metrics. */
  metrics: Registry;
  /** Before the port closes, so that running calls can still be answered. */
  beforeClose(stop: () => Promise<void>): void;
  /** After the last call. */
  onClose(stop: () => Promise<void>): void;
};

export const runningApi = (api: FastifyInstance): RunningApi => ({
  log: api.log,
  metrics: api.metrics,
  beforeClose: (stop) => void api.addHook('preClose', stop),
  onClose: (stop) => void api.addHook('onClose', stop),
});
