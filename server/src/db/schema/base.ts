import type { Generated } from 'kysely';
import type { Instant, Json } from './columns.ts';

export type ActionLogTable = {
  id: Generated<number>;
  /** Null if the client sent none; repeats are then counted again. */
  record_id: string | null;
  action_id: string;
  client_id: string;
  stage: string;
  user_id: string | null;
  ip: string;
  page: string;
  dwell_ms: number;
  /** Remote, release and composition that ran; null if the record does not include them. */
  remote: string | null;
  release: string | null;
  composition: string | null;
  /** The visit that the edge issued; only records with a visit count as evidence about a release. */
  visit: string | null;
  /** Kind of failure, name of the error, or name of the web vital. */
  kind: string | null;
  /** Value of a web vital; number of attempts for a load failure. */
  value: number | null;
  record: Json<Record<string, unknown>>;
  created_at: Instant;
};

export type InstallationTable = { name: string; done_at: Instant };
