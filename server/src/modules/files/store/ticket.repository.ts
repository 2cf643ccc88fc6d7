import type { ExpressionBuilder } from 'kysely';
import type { Database, Db } from '../../../db/schema.ts';
import { hashSecret, newSecret } from '../../../http/secrets.ts';
import type { TicketKind } from '../model/ticket-kind.ts';

/** `uid`: only for this member; null for any caller. */
export type Ticket<Payload> = Payload & { uid: number | null };

/** @returns the secret; only its hash is stored */
export const issueTicket = async <Payload extends object>(
  db: Db,
  kind: TicketKind<Payload>,
  { uid, ...payload }: Ticket<Payload>,
  now: Date,
): Promise<string> => {
  const token = newSecret();
  const expires = new Date(now.getTime() + kind.seconds * 1000);
  await db
    .insertInto('ticket')
    .values({
      token_hash: hashSecret(token),
      kind: kind.name,
      uid,
      payload: JSON.stringify(payload),
      expires_at: expires,
    })
    .execute();
  return token;
};

/**
 * Consumes the ticket if its kind is valid once: then only one of several concurrent requests gets it. A member's ticket
 * is neither valid for nor consumed by other callers.
 */
export const redeemTicket = async <Payload extends object>(
  db: Db,
  kind: TicketKind<Payload>,
  { token, uid }: { token: string; uid: number | null },
  now: Date,
): Promise<Ticket<Payload> | undefined> => {
  const isValid = (eb: ExpressionBuilder<Database, 'ticket'>) =>
    eb.and([
      eb('token_hash', '=', hashSecret(token)),
      eb('kind', '=', kind.name),
      eb.or([eb('uid', 'is', null), eb('uid', '=', uid)]),
      eb('expires_at', '>', now.toISOString()),
    ]);
  const query = kind.once
    ? db.deleteFrom('ticket').where(isValid).returning(['uid', 'payload'])
    : db.selectFrom('ticket').where(isValid).select(['uid', 'payload']);
  const row = await query.executeTakeFirst();
  const payload = kind.payload.safeParse(row?.payload);
  return row && payload.success ? { ...payload.data, uid: row.uid } : undefined;
};

/** @returns the number deleted */
export const deleteExpiredTickets = async (db: Db, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('ticket')
    .where('expires_at', '<=', now.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
};
