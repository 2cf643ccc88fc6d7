import { randomBytes } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { Unavailable } from '../../../http/errors.ts';
import { type FileContent, StoreFailed } from '../../../providers/storage/file-store.ts';
import type { DeclaredFile } from '../model/ticket-kind.ts';
import {
  deleteRow,
  type FileRow,
  findSame,
  insertArriving,
  markLeaving,
  markStored,
} from '../store/file.repository.ts';

type Parts = Pick<Deps, 'db' | 'files'>;

/**
 * Inserts the row, stores the bytes, then makes the file visible: in this order the sweep finds interrupted uploads.
 */
export const keepFile = async (
  { db, files }: Parts,
  { uid, purpose, name, sha256: sentSha256, content }: DeclaredFile & { content: FileContent },
  now: Date,
): Promise<Pick<FileRow, 'fid' | 'type' | 'size'>> => {
  const fid = randomBytes(16).toString('base64url');
  const { sha256, size, type } = content;
  const key = `${sha256.slice(0, 2)}/${sha256}-${fid}`;
  await insertArriving(db, { fid, uid, purpose, name, type, size, sha256, sent_sha256: sentSha256, key }, now);
  try {
    await orUnavailable(files.put(key, content));
    if (await markStored(db, fid, now)) return { fid, type, size };
  } catch (error) {
    await dropFile({ db, files }, fid, now).catch(() => undefined);
    throw error;
  }
  await dropFile({ db, files }, fid, now);
  const same = await findSame(db, { uid, purpose, sentSha256 });
  if (!same) throw new Unavailable('同一文件刚刚被删除，请重新上传');
  return same;
};

/** Hides the file immediately; if its bytes cannot be deleted now, the sweep deletes them later. */
export const dropFile = async ({ db, files }: Parts, fid: string, now: Date): Promise<void> => {
  const key = await markLeaving(db, fid, now);
  if (!key) return;
  await files.delete(key);
  await deleteRow(db, fid);
};

/** Logs the store's error and reports the store as unavailable to the user. */
export const orUnavailable = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof StoreFailed)) throw error;
    console.error(error.message);
    throw new Unavailable('文件存储暂时不可用，请稍后重试');
  }
};
