import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './db/schema.ts';
import type { Outgoing } from './http/outgoing.ts';
import type { Viewer } from './http/viewer.ts';
import type { PaymentProviders } from './providers/payment/payment-provider.ts';
import type { FileStore } from './providers/storage/file-store.ts';
import type { Settings } from './settings.ts';

/** What modules are built from. */
export type Deps = {
  settings: Settings;
  db: Kysely<Database>;
  clock: Clock;
  /** The way to the configured services on other machines; there is no other. */
  outgoing: Outgoing;
  files: FileStore;
  payments: PaymentProviders;
  /** Who is behind a request; null for visitors. */
  findViewer(request: FastifyRequest, reply: FastifyReply, now: Date): Promise<Viewer | null>;
  /** Names the composition that who asks is served, in a header of every answer; without a request, the active one. */
  composition(request?: FastifyRequest): string;
  /** Takes traffic: what it serves is there, and its database answers where it has one. */
  isReady(): boolean;
  /** Its embedded database works on an import and answers when that is done. */
  isBusy?(): boolean;
};
