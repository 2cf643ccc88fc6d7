import type { Generated } from 'kysely';
import type { Instant, Json } from './columns.ts';

export type ActionLogTable = {
  id: Generated<number>;
  /** Null where the client gave none; then a repeat counts again. */
  record_id: string | null;
  action_id: string;
  client_id: string;
  stage: string;
  user_id: string | null;
  ip: string;
  page: string;
  dwell_ms: number;
  /** What ran: null in records that do not say it. */
  remote: string | null;
  release: string | null;
  composition: string | null;
  /** The visit that the edge issued; only records with one are evidence about a release. */
  visit: string | null;
  /** Kind of failure, name of the error, name of the vital. */
  kind: string | null;
  /** Of a vital; of a load failure how often it was tried. */
  value: number | null;
  record: Json<Record<string, unknown>>;
  created_at: Instant;
};

export type InstallationTable = { name: string; done_at: Instant };
