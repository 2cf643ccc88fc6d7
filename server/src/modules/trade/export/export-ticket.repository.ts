import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { TICKET_SECONDS } from '../../file/ticket.repository.ts';
import { hashSecret, newSecret } from '../../user/session-secret.ts';
import type { Query } from '../query-plan.ts';

export type ExportTicket = { query: Query; format: 'xlsx' | 'csv'; rows: number };

/** @returns the secret, good once; only its hash is kept. */
export const issueExport = async (
  db: Kysely<Database>,
  uid: number,
  { query, format, rows }: ExportTicket,
  now: Date,
): Promise<string> => {
  const token = newSecret();
  const expires = new Date(now.getTime() + TICKET_SECONDS * 1000);
  await db
    .insertInto('trade_export_ticket')
    .values({ token_hash: hashSecret(token), uid, query: JSON.stringify(query), format, rows, expires_at: expires })
    .execute();
  await db.deleteFrom('trade_export_ticket').where('expires_at', '<=', now.toISOString()).execute();
  return token;
};

/** Takes the ticket out: of many who bring it at once, one gets it. Whoever is not its member leaves it where it is. */
export const takeTicket = async (
  db: Kysely<Database>,
  token: string,
  uid: number,
  now: Date,
): Promise<ExportTicket | undefined> => {
  const row = await db
    .deleteFrom('trade_export_ticket')
    .where('token_hash', '=', hashSecret(token))
    .where('uid', '=', uid)
    .where('expires_at', '>', now.toISOString())
    .returning(['query', 'format', 'rows'])
    .executeTakeFirst();
  return row && { ...row, query: row.query as Query };
};
