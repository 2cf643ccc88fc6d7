import type { Generated } from 'kysely';
import type { Instant, Json } from './columns.ts';

export type ActionLogTable = {
  id: Generated<number>;
  action_id: string;
  client_id: string;
  stage: string;
  user_id: string | null;
  ip: string;
  page: string;
  dwell_ms: number;
  record: Json<Record<string, unknown>>;
  created_at: Instant;
};

export type InstallationTable = { name: string; done_at: Instant };
