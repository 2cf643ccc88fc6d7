import type { GeneratedAlways } from 'kysely';
import type { Instant, Json, NullableInstant } from './columns.ts';

export type ImportRunTable = {
  id: string;
  /** The number that operators know a run by; of two runs the later has the higher one. */
  no: GeneratedAlways<number>;
  kind: string;
  files: string[];
  state: 'running' | 'published' | 'dry' | 'failed';
  started_at: Instant;
  heartbeat_at: Instant;
  finished_at: NullableInstant;
  counts: Json<Record<string, number>>;
};

export type ImportLeaseTable = {
  name: string;
  run: number | null;
  expires_at: Instant;
};
