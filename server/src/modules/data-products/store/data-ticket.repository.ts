import type { Kysely, Selectable } from 'kysely';
import type { Database, DataTicketTable } from '../../../db/schema.ts';
import { hashSecret, newSecret } from '../../../http/secrets.ts';
import { TICKET_SECONDS } from '../../files/index.ts';

export type DataTicket = Pick<Selectable<DataTicketTable>, 'uid' | 'product_id' | 'doc_id' | 'part'>;

/** @returns the secret, valid once; only its hash is stored */
export const issueDataTicket = async (db: Kysely<Database>, ticket: DataTicket, now: Date): Promise<string> => {
  const token = newSecret();
  await db
    .insertInto('data_ticket')
    .values({ ...ticket, token_hash: hashSecret(token), expires_at: new Date(now.getTime() + TICKET_SECONDS * 1000) })
    .execute();
  await db.deleteFrom('data_ticket').where('expires_at', '<=', now.toISOString()).execute();
  return token;
};

/**
 * Consumes the ticket; only one of several concurrent requests gets it. A member's ticket is not consumed by another
 * user.
 */
export const takeDataTicket = (
  db: Kysely<Database>,
  token: string,
  uid: number | null,
  now: Date,
): Promise<DataTicket | undefined> =>
  db
    .deleteFrom('data_ticket')
    .where('token_hash', '=', hashSecret(token))
    .where((eb) => eb.or([eb('uid', 'is', null), eb('uid', '=', uid)]))
    .where('expires_at', '>', now.toISOString())
    .returning(['uid', 'product_id', 'doc_id', 'part'])
    .executeTakeFirst();
