import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { hashSecret, newSecret } from '../user/session-secret.ts';

/** As long as somebody sits over a report; the viewer asks for another when it is over. */
const VISIT_SECONDS = 2 * 3600;

/** `pages`: the first so many, null for all. `uid`: only this member, null for everybody. */
export type DocumentTicket = { fid: string; pages: number | null; uid: number | null };

/** @returns the secret, which opens the bytes any number of times until the visit ends; only its hash is kept. */
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
