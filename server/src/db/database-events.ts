import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from './schema.ts';

const CHANNEL = 'bee';

export const topics = ['cache-tags', 'change-request'] as const;
export type Topic = (typeof topics)[number];

/** Sent to all processes when the transaction commits. */
export const publish = async (db: Db, topic: Topic): Promise<void> => {
  await sql`select pg_notify(${CHANNEL}, ${topic})`.execute(db);
};

/**
 * What other processes publish. Events are hints: they are lost with the connection and behind a pooler in transaction
 * mode, so subscribers poll as well, every `SAFETY_POLL_MS`.
 */
export type DatabaseEvents = {
  /** @returns ends the subscription */
  subscribe(topic: Topic, listener: () => void): () => void;
  /** Whether this process receives events now. */
  isListening(): boolean;
};

export const SAFETY_POLL_MS = 5_000;

const MAX_LISTENERS = 50;

export const createDatabaseEvents = () => {
  const emitter = new EventEmitter();
  // Each module with public reads subscribes: more listeners are no leak.
  emitter.setMaxListeners(MAX_LISTENERS);
  let listening: pg.PoolClient | null = null;
  return {
    subscribe: (topic: Topic, listener: () => void) => {
      emitter.on(topic, listener);
      return () => void emitter.off(topic, listener);
    },
    isListening: () => listening !== null,
    /** The embedded database has one session: each connection receives the events of its own commits. */
    receive: (client: pg.PoolClient): void => {
      client.on('notification', ({ channel, payload }) => channel === CHANNEL && payload && emitter.emit(payload));
      client.on('end', () => {
        if (listening === client) listening = null;
      });
    },
    /** Listens on this connection, unless it does; events published before may have been missed. */
    listen: async (client: pg.PoolClient): Promise<void> => {
      if (listening === client) return;
      await client.query(`listen ${CHANNEL}`);
      listening = client;
      for (const topic of topics) emitter.emit(topic);
    },
  };
};
