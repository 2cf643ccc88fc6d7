import { createHash } from 'node:crypto';
import { rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DeclaredFile } from './ticket-kind.ts';

type Sent = Pick<DeclaredFile, 'uid' | 'purpose' | 'size' | 'sha256'>;

/**
 * Path of the received part of an interrupted upload: one per member, purpose and file. Deleted by the hourly sweep.
 */
const partialOf = (folder: string, { uid, purpose, sha256 }: Sent): string =>
  path.join(folder, `part-${createHash('sha256').update(`${uid} ${purpose} ${sha256}`).digest('hex')}`);

/** Bytes received before the upload was interrupted. */
export const receivedBytes = async (folder: string, sent: Sent): Promise<number> => {
  const found = await stat(partialOf(folder, sent)).catch(() => null);
  return found && found.size < sent.size ? found.size : 0;
};

/**
 * Moves the received part to a draft. If the same file is resumed concurrently, only one upload gets it.
 * @returns false if the received part does not end exactly at `offset`
 */
export const takePartial = async (folder: string, sent: Sent, offset: number, draft: string): Promise<boolean> => {
  if ((await receivedBytes(folder, sent)) !== offset) return false;
  return rename(partialOf(folder, sent), draft).then(
    () => true,
    () => false,
  );
};

/** Saves the draft of an interrupted upload, unless the saved part is at least as large. */
export const keepPartial = async (folder: string, sent: Sent, draft: string): Promise<void> => {
  const size = (await stat(draft).catch(() => null))?.size ?? 0;
  if (size > (await receivedBytes(folder, sent))) await rename(draft, partialOf(folder, sent));
};
