import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database, UploadTicketTable } from '../../../db/schema.ts';
import { hashSecret, newSecret } from '../../../http/secrets.ts';

/** Uploads and downloads must start within this time. */
export const TICKET_SECONDS = 120;

export type UploadTicket = Pick<Selectable<UploadTicketTable>, 'uid' | 'purpose' | 'name' | 'size' | 'sha256'>;

/** @returns the secret; only its hash is stored */
export const issueUpload = async (db: Kysely<Database>, ticket: UploadTicket, now: Date): Promise<string> => {
  const token = newSecret();
  await db
    .insertInto('upload_ticket')
    .values({ ...ticket, token_hash: hashSecret(token), expires_at: expiry(now) })
    .execute();
  await db.deleteFrom('upload_ticket').where('expires_at', '<=', now.toISOString()).execute();
  return token;
};

/** Consumes the ticket; only one of several concurrent requests gets it. Use by another member does not consume it. */
export const takeUpload = async (
  db: Kysely<Database>,
  token: string,
  uid: number,
  now: Date,
): Promise<UploadTicket | undefined> =>
  db
    .deleteFrom('upload_ticket')
    .where('token_hash', '=', hashSecret(token))
    .where('uid', '=', uid)
    .where('expires_at', '>', now.toISOString())
    .returning(['uid', 'purpose', 'name', 'size', 'sha256'])
    .executeTakeFirst();

export const issueDownload = async (db: Kysely<Database>, uid: number, fid: string, now: Date): Promise<string> => {
  const token = newSecret();
  await db
    .insertInto('download_ticket')
    .values({ uid, fid, token_hash: hashSecret(token), expires_at: expiry(now) })
    .execute();
  await db.deleteFrom('download_ticket').where('expires_at', '<=', now.toISOString()).execute();
  return token;
};

/**
 * Consumes the ticket.
 * @returns the fid
 */
export const takeDownload = async (
  db: Kysely<Database>,
  token: string,
  uid: number,
  now: Date,
): Promise<string | undefined> => {
  const row = await db
    .deleteFrom('download_ticket')
    .where('token_hash', '=', hashSecret(token))
    .where('uid', '=', uid)
    .where('expires_at', '>', now.toISOString())
    .returning('fid')
    .executeTakeFirst();
  return row?.fid;
};

export const countDownload = async (db: Kysely<Database>, uid: number): Promise<void> => {
  await db
    .updateTable('member')
    .set({ file_download: sql<number>`file_download + 1` })
    .where('uid', '=', uid)
    .execute();
};

const expiry = (now: Date): Date => new Date(now.getTime() + TICKET_SECONDS * 1000);
