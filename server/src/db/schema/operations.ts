import type { Generated } from 'kysely';
import type { Instant, Json } from './columns.ts';

export type EdgeObservationTable = {
  edge: string;
  /** The edge's key of a two-second window: milliseconds by the edge's clock. */
  slot: number;
  /** Start of the window by the API's clock. */
  at: Instant;
  remote: string;
  release: string;
  /** Number of documents served for the pages of this remote. */
  documents: number;
  /** Number of visits that were served a composition with this release. */
  visits: number;
  /** Number of documents that the server was expected to render. */
  renders: number;
  render_failed: number;
  /** Milliseconds until the document was rendered, 95th percentile. */
  render_p95: number | null;
  /** Number of files that the edge refused to serve because they do not match the release. */
  files_refused: number;
  /** `<visit>.<network>` of the visits, both hashed. */
  visit_hashes: string[];
  /** Hashed networks that received documents without a rendered page. */
  render_networks: string[];
};

export type EdgeSeenTable = {
  edge: string;
  /** Id of the composition served to visitors outside a canary. */
  composition: string;
  sequence: number;
  /** Why the edge does not follow a newer composition; empty when there is no problem. */
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
  /** Null after the message was sent or given up. */
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

export type JobPauseTable = {
  name: string;
  paused_at: Instant;
};
