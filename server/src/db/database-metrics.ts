import { Gauge, type Registry } from 'prom-client';
import type { OpenDatabase } from './connect.ts';

/** Adds the connection pool and the reachability of the database to /metrics. */
export const measureDatabase = (
  metrics: Registry,
  { pool, health, replica }: Pick<OpenDatabase, 'pool' | 'health' | 'replica'>,
): void => {
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
  if (!replica) return;
  new Gauge({
    name: 'bee_replica_up',
    help: '1 while the replica answers public reads',
    registers,
    collect() {
      this.set(replica.state().up ? 1 : 0);
    },
  });
  new Gauge({
    name: 'bee_replica_lag_seconds',
    help: 'How far the replica was behind when it was last checked',
    registers,
    collect() {
      this.set(replica.state().lagSeconds);
    },
  });
};
