import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import { hashSecret, newSecret } from '../../../../http/secrets.ts';

/** Long enough to read a report; the viewer requests a new ticket when it expires. */
const VISIT_SECONDS = 2 * 3600;

/** `pages`: number of first pages, null for all. `uid`: only for this member, null for any caller. */
export type DocumentTicket = { fid: string; pages: number | null; uid: number | null };

/** @returns the secret, which can be used repeatedly until it expires; only its hash is stored */
export const issueTicket = async (
  db: Kysely<Database>,
  ticket: DocumentTicket,
  now: Date,
): Promise<{ token: string; expires_at: string }> => {
  const token = newSecret();
  const expires = new Date(now.getTime() + VISIT_SECONDS * 1000);
  await db
    .insertInto('document_ticket')
    .values({ ...ticket, token_hash: hashSecret(token), expires_at: expires })
    .execute();
  await db.deleteFrom('document_ticket').where('expires_at', '<=', now.toISOString()).execute();
  return { token, expires_at: expires.toISOString() };
};

export const findTicket = (db: Kysely<Database>, token: string, now: Date): Promise<DocumentTicket | undefined> =>
  db
    .selectFrom('document_ticket')
    .select(['fid', 'pages', 'uid'])
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
