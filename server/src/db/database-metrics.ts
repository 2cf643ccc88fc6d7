import { Gauge, type Registry } from 'prom-client';
import type { OpenDatabase } from './connect.ts';

/** Adds the connection pool and the reachability of the database to /metrics. */
export const measureDatabase = (metrics: Registry, { pool, health }: Pick<OpenDatabase, 'pool' | 'health'>): void => {
  const registers = [metrics];
  new Gauge({
    name: 'bee_database_up',
    help: '1 while the database answers',
    registers,
    collect() {
      this.set(health.state() === 'away' ? 0 : 1);
    },
  });
  new Gauge({
    name: 'bee_database_connections',
    help: 'Connections of the pool by state; `waiting` counts callers that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
};
