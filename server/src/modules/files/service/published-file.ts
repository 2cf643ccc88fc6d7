import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Deps } from '../../../deps.ts';
import type { FileContent } from '../../../providers/storage/file-store.ts';
import { insertArriving } from '../store/file.repository.ts';

type Parts = Pick<Deps, 'db' | 'files'>;

/** A file created by the site, exempt from upload limits: public, or an invoice for its member. */
export type Publication = { name: string; content: FileContent } & (
  | { purpose: 'report' | 'picture' | 'data'; uid?: null }
  | { purpose: 'invoice'; uid: number }
);

export const contentOfBytes = (bytes: Buffer, type: string): FileContent => ({
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  type,
  open: () => Readable.from([bytes]),
});

/**
 * Stores the bytes of a file that is not visible yet. The transaction that publishes it makes it visible with
 * `showFiles`; otherwise the sweep deletes it after an hour.
 * @throws StoreFailed
 */
export const arrive = async ({ db, files }: Parts, file: Publication, now: Date): Promise<string> => {
  const fid = randomBytes(16).toString('base64url');
  const { sha256, size, type } = file.content;
  const key = `${sha256.slice(0, 2)}/${sha256}-${fid}`;
  const { purpose, name, uid = null } = file;
  await insertArriving(db, { fid, uid, purpose, name, type, size, sha256, sent_sha256: sha256, key }, now);
  await files.put(key, file.content);
  return fid;
};
