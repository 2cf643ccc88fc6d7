import type { Kysely } from 'kysely';
import type { ExportKind } from '../../db/schema/export.ts';
import type { Database } from '../../db/schema.ts';
import { TICKET_SECONDS } from '../file/ticket.repository.ts';
import { hashSecret, newSecret } from '../user/session-secret.ts';

/** What a token stands for: a query of a tool, and how many of its rows the member may take. */
export type ExportTicket<Query = unknown> = { query: Query; format: 'xlsx' | 'csv'; rows: number };

/** @returns the secret, good once; only its hash is kept. */
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

/** Takes the ticket out: of many who bring it at once, one gets it. Whoever is not its member leaves it where it is. */
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
