import type { Kysely, Selectable } from 'kysely';
import type { DataTicketTable } from '../../db/schema/data-product.ts';
import type { Database } from '../../db/schema.ts';
import { TICKET_SECONDS } from '../file/ticket.repository.ts';
import { hashSecret, newSecret } from '../user/session-secret.ts';

export type DataTicket = Pick<Selectable<DataTicketTable>, 'uid' | 'product_id' | 'doc_id' | 'part'>;

/** @returns the secret, good once; only its hash is kept. */
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
 * Takes the ticket out: of many who bring it at once, one gets it. That of a member is left where it is by anybody else.
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
