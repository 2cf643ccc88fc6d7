import type { Kysely } from 'kysely';
import type { ExportKind } from '../../../db/schema/export.ts';
import type { Database } from '../../../db/schema.ts';
import { hashSecret, newSecret } from '../../../http/secrets.ts';
import { TICKET_SECONDS } from '../../files/index.ts';

/** The export granted by a token: a query of a tool, and the number of rows the member may export. */
export type ExportTicket<Query = unknown> = { query: Query; format: 'xlsx' | 'csv'; rows: number };

/** @returns the secret, valid once; only its hash is stored */
export const issueTicket = async (
  db: Kysely<Database>,
  { kind, uid }: { kind: ExportKind; uid: number },
  { query, format, rows }: ExportTicket,
  now: Date,
): Promise<string> => {
  const token = newSecret();
  const expires = new Date(now.getTime() + TICKET_SECONDS * 1000);
  await db
    .insertInto('export_ticket')
    .values({
      kind,
      token_hash: hashSecret(token),
      uid,
      query: JSON.stringify(query),
      format,
      rows,
      expires_at: expires,
    })
    .execute();
  await db.deleteFrom('export_ticket').where('expires_at', '<=', now.toISOString()).execute();
  return token;
};

/** Consumes the ticket; only one of several concurrent requests gets it. Use by another member does not consume it. */
export const takeTicket = (
  db: Kysely<Database>,
  { kind, uid }: { kind: ExportKind; uid: number },
  token: string,
  now: Date,
): Promise<ExportTicket | undefined> =>
  db
    .deleteFrom('export_ticket')
    .where('token_hash', '=', hashSecret(token))
    .where('kind', '=', kind)
    .where('uid', '=', uid)
    .where('expires_at', '>', now.toISOString())
    .returning(['query', 'format', 'rows'])
    .executeTakeFirst();
