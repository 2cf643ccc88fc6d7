import type { Generated } from 'kysely';
import type { Instant, Json } from './columns.ts';

export type EdgeObservationTable = {
  edge: string;
  /** Start of the window of two seconds. */
  at: Instant;
  remote: string;
  release: string;
  documents: number;
  /** Visits that these documents went to. */
  visits: number;
  renders: number;
  render_failed: number;
  /** Milliseconds. */
  render_p95: number | null;
  files_refused: number;
  visit_hashes: string[];
};

export type EdgeSeenTable = {
  edge: string;
  /** Id of what it serves to visitors without a canary. */
  composition: string;
  sequence: number;
  /** Why it does not follow a newer one; empty when nothing is wrong. */
  problem: Generated<string>;
  seen_at: Instant;
};

export type CompositionFloorTable = { one: Generated<boolean>; sequence: number; raised_at: Instant };

export type ComposeRequestTable = {
  id: Generated<number>;
  change: Json<Record<string, unknown>>;
  uid: number;
  /** Nickname of the operator, for the history. */
  name: string;
  state: Generated<'waiting' | 'done' | 'refused'>;
  answer: Generated<string>;
  created_at: Instant;
  done_at: Instant | null;
};

export type ComposerLeaseTable = { name: string; holder: string; until: Instant };

export type OpsMessageTable = {
  id: Generated<number>;
  kind: string;
  title: string;
  body: Json<Record<string, unknown>>;
  created_at: Instant;
  sent_at: Instant | null;
  tries: Generated<number>;
  /** Null when it was sent or given up. */
  next_try_at: Instant | null;
  failure: Generated<string>;
};

export type CallMinuteTable = {
  process: string;
  at: Instant;
  operation: string;
  calls: number;
  failures: number;
  p50: number;
  p95: number;
  slowest: number;
};
