import type { Generated } from 'kysely';
import type { Instant, Json } from './columns.ts';

export type EdgeObservationTable = {
  edge: string;
  /** The edge's own name of the window of two seconds: milliseconds by its clock. */
  slot: number;
  /** Start of the window by the clock of the API. */
  at: Instant;
  remote: string;
  release: string;
  /** Documents of its pages. */
  documents: number;
  /** Visits that were served a composition with this release. */
  visits: number;
  /** Documents of its pages that the server was to render. */
  renders: number;
  render_failed: number;
  /** Milliseconds until the document stood. */
  render_p95: number | null;
  /** Files of it that the edge did not hand out, because they are not what its release says. */
  files_refused: number;
  /** `<visit>.<network>` of the visits, both hashed. */
  visit_hashes: string[];
  /** Networks, hashed, that documents without a rendered page went to. */
  render_networks: string[];
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
