import type { GeneratedAlways } from 'kysely';
import type { Defaulted, Instant, Json, NullableInstant } from './columns.ts';

export type ImportRunTable = {
  id: string;
  /** Run number shown to operators; later runs have higher numbers. */
  no: GeneratedAlways<number>;
  kind: string;
  files: string[];
  state: 'running' | 'published' | 'dry' | 'failed' | 'undone';
  started_at: Instant;
  heartbeat_at: Instant;
  finished_at: NullableInstant;
  counts: Json<Record<string, number>>;
  /** True while the journal of the run is retained. */
  undoable: Defaulted<boolean>;
};

export type ImportLeaseTable = {
  name: string;
  run: number | null;
  expires_at: Instant;
};

/** A row that a run changed; written by triggers. */
export type ImportChangeTable = {
  run: number;
  no: GeneratedAlways<number>;
  table_name: string;
  /** Key columns of the row. */
  key: Record<string, unknown>;
  /** The row before the change; null if it did not exist. */
  before: Record<string, unknown> | null;
  /** True if the run wrote the values that the row already had. */
  same: boolean;
  /** True if the run did not write this row itself and only changed columns derived from other rows. */
  derived: boolean;
};

export type JournaledTable = { name: string; key: string[] };
