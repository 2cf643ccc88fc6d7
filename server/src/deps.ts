import type { FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import type { DatabaseEvents } from './db/database-events.ts';
import type { Replica } from './db/replica.ts';
import type { Db } from './db/schema.ts';
import type { Outgoing } from './http/outgoing.ts';
import type { CallContext } from './http/route.ts';
import type { Viewer } from './http/viewer.ts';
import type { PaymentProviders } from './providers/payment/payment-provider.ts';
import type { FileStore } from './providers/storage/file-store.ts';
import type { Settings } from './settings.ts';

/** Dependencies of the modules. */
export type Deps = {
  settings: Settings;
  db: Db;
  /** Where `db` reads during public reads; null if there is none. */
  replica: Replica | null;
  events: DatabaseEvents;
  clock: Clock;
  /** The only way to the configured services on other machines. */
  outgoing: Outgoing;
  files: FileStore;
  payments: PaymentProviders;
  /** The member behind a call; null for visitors. */
  findViewer(call: Omit<CallContext, 'viewer'>): Promise<Viewer | null>;
  /** Id of the composition served to a request, for a response header; without a request, the active composition. */
  composition(request?: FastifyRequest): string;
  /** Ready for traffic: the served content is loaded, and the database answers if there is one. */
  isReady(): boolean;
  /** The embedded database is running an import and answers afterwards. */
  isBusy?(): boolean;
};
