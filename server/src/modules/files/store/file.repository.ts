import type { UploadPurpose } from '@bee/contracts/resource/file';
import { type Selectable, sql } from 'kysely';
import { isUniqueViolation } from '../../../db/database-error.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';

export type FileRow = Selectable<Database['file']>;

/** Finds a stored, hence visible, file. */
export const findFile = (db: Db, fid: string): Promise<FileRow | undefined> =>
  db.selectFrom('file').selectAll().where('fid', '=', fid).where('state', '=', 'stored').executeTakeFirst();

export const isOfAnOrder = async (db: Db, fid: string): Promise<boolean> => {
  const row = await db.selectFrom('custom_order_file').select('fid').where('fid', '=', fid).limit(1).executeTakeFirst();
  return row !== undefined;
};

/** Whether the picture belongs to a published posting or an approved quote. */
export const isShownPicture = async (db: Db, fid: string): Promise<boolean> => {
  const { rows } = await sql<{ shown: boolean }>`
    select exists (
      select from supply_image i join supply_posting p on p.id = i.posting_id where i.fid = ${fid} and p.status = 'online'
    ) or exists (select from price_report where photo = ${fid} and status = 'approved') as shown`.execute(db);
  return rows[0]?.shown ?? false;
};

/** Number of the given files that the member uploaded for a purpose. */
export const countOwnFiles = async (
  db: Db,
  uid: number,
  purpose: 'image' | 'attachment',
  fids: readonly string[],
): Promise<number> => {
  if (fids.length === 0) return 0;
  const { count } = await db
    .selectFrom('file')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('fid', 'in', fids)
    .where('uid', '=', uid)
    .where('purpose', '=', purpose)
    .where('state', '=', 'stored')
    .executeTakeFirstOrThrow();
  return count;
};

export type SameFile = { uid: number; purpose: UploadPurpose; sentSha256: string };

/** A file with the same bytes that this member has already uploaded for this purpose. */
export const findSame = (db: Db, same: SameFile): Promise<FileRow | undefined> =>
  db
    .selectFrom('file')
    .selectAll()
    .where('uid', '=', same.uid)
    .where('purpose', '=', same.purpose)
    .where('sent_sha256', '=', same.sentSha256)
    .where('state', '=', 'stored')
    .executeTakeFirst();

type Arriving = Omit<FileRow, 'state' | 'created_at' | 'changed_at'>;

/** Inserted before the bytes are stored, so that a crash in between leaves a row for the sweep. */
export const insertArriving = async (db: Db, file: Arriving, now: Date): Promise<void> => {
  await db
    .insertInto('file')
    .values({ ...file, state: 'arriving', created_at: now, changed_at: now })
    .execute();
};

/** @returns false if the same file of this member was stored in the meantime */
export const markStored = async (db: Db, fid: string, now: Date): Promise<boolean> => {
  try {
    await db.updateTable('file').set({ state: 'stored', changed_at: now }).where('fid', '=', fid).execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
};

/**
 * Hides the file immediately.
 * @returns its key, or undefined if it was already being deleted
 */
export const markLeaving = async (db: Db, fid: string, now: Date): Promise<string | undefined> => {
  const row = await db
    .updateTable('file')
    .set({ state: 'leaving', changed_at: now })
    .where('fid', '=', fid)
    .where('state', '<>', 'leaving')
    .returning('key')
    .executeTakeFirst();
  return row?.key;
};

export const showFiles = async (db: Db, fids: readonly string[], now: Date): Promise<void> => {
  if (fids.length === 0) return;
  const { numUpdatedRows } = await db
    .updateTable('file')
    .set({ state: 'stored', changed_at: now })
    .where('fid', 'in', fids)
    .where('state', '=', 'arriving')
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== fids.length) throw new Error('published files were swept before they were shown');
};

/** Hides the files of reports that are about to be deleted; the sweep deletes their bytes after an hour. */
export const leaveReportFiles = async (db: Db, articleIds: readonly string[], now: Date): Promise<void> => {
  await sql`
    update file f set state = 'leaving', changed_at = ${now.toISOString()}
    from report_file r where r.fid = f.fid and r.article_id = any(${articleIds})`.execute(db);
  await sql`delete from report_file where article_id = any(${articleIds})`.execute(db);
};

export const countDownload = async (db: Db, uid: number): Promise<void> => {
  await db
    .updateTable('member')
    .set({ file_download: sql<number>`file_download + 1` })
    .where('uid', '=', uid)
    .execute();
};

export const deleteRow = async (db: Db, fid: string): Promise<void> => {
  await db.deleteFrom('file').where('fid', '=', fid).execute();
};

/** Excludes files that undoing an import would restore. */
export const listUnfinished = (db: Db, before: Date): Promise<Pick<FileRow, 'fid' | 'key'>[]> =>
  db
    .selectFrom('file')
    .select(['fid', 'key'])
    .where('state', '<>', 'stored')
    .where('changed_at', '<', before.toISOString())
    .where(
      sql<boolean>`not exists (
        select from import_change c
        where c.table_name = 'file' and c.key ->> 'fid' = file.fid and c.before ->> 'state' = 'stored')`,
    )
    .limit(1000)
    .execute();

/**
 * Locks the row, so that concurrent changes delete each other's picture but never the current one.
 * @returns the previous picture
 */
export const swapAvatar = (db: Db, uid: number, next: string | null): Promise<string | null> =>
  transact(db, async (tx) => {
    const { avatar_fid } = await tx
      .selectFrom('member')
      .select('avatar_fid')
      .where('uid', '=', uid)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx.updateTable('member').set({ avatar_fid: next }).where('uid', '=', uid).execute();
    return avatar_fid;
  });
