import type { GeneratedAlways } from 'kysely';
import type { Defaulted, Instant, Json, NullableInstant } from './columns.ts';

export type ImportRunTable = {
  id: string;
  /** The number that operators know a run by; of two runs the later has the higher one. */
  no: GeneratedAlways<number>;
  kind: string;
  files: string[];
  state: 'running' | 'published' | 'dry' | 'failed' | 'undone';
  started_at: Instant;
  heartbeat_at: Instant;
  finished_at: NullableInstant;
  counts: Json<Record<string, number>>;
  /** Its journal is kept. */
  undoable: Defaulted<boolean>;
};

export type ImportLeaseTable = {
  name: string;
  run: number | null;
  expires_at: Instant;
};

/** One row that a run changed; written by triggers. */
export type ImportChangeTable = {
  run: number;
  no: GeneratedAlways<number>;
  table_name: string;
  /** Its key columns. */
  key: Record<string, unknown>;
  /** The row as it was, null where there was none. */
  before: Record<string, unknown> | null;
  /** The run stated the row as it was already. */
  same: boolean;
  /** The run said nothing of it, and changed only columns that are made from other rows. */
  derived: boolean;
};

export type JournaledTable = { name: string; key: string[] };
