import type { Instant, Json, NullableInstant } from './columns.ts';

export type ImportRunTable = {
  id: string;
  kind: string;
  files: string[];
  state: 'running' | 'published' | 'dry' | 'failed';
  started_at: Instant;
  heartbeat_at: Instant;
  finished_at: NullableInstant;
  counts: Json<Record<string, number>>;
};
