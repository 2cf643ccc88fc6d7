import type { Instant, Json } from './columns.ts';

/** Query tools that export files. */
export type ExportKind = 'trade' | 'industry';

export type ExportTicketTable = {
  kind: ExportKind;
  token_hash: string;
  uid: number;
  query: Json<unknown>;
  format: 'xlsx' | 'csv';
  rows: number;
  expires_at: Instant;
};
