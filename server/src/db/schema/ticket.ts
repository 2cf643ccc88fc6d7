import type { GeneratedAlways } from 'kysely';
import type { Instant, Json } from './columns.ts';

export type TicketTable = {
  token_hash: string;
  kind: string;
  uid: number | null;
  payload: Json<unknown>;
  /** From the payload. */
  fid: GeneratedAlways<string | null>;
  expires_at: Instant;
};
