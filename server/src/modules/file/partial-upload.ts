import { createHash } from 'node:crypto';
import { rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { UploadTicket } from './ticket.repository.ts';

type Sent = Pick<UploadTicket, 'uid' | 'purpose' | 'size' | 'sha256'>;

/** Where what came of a broken upload waits: one place per member, purpose and file. The hourly sweep takes it away. */
const partialOf = (folder: string, { uid, purpose, sha256 }: Sent): string =>
  path.join(folder, `part-${createHash('sha256').update(`${uid} ${purpose} ${sha256}`).digest('hex')}`);

/** How much of a file came before its upload broke off. */
export const receivedBytes = async (folder: string, sent: Sent): Promise<number> => {
  const found = await stat(partialOf(folder, sent)).catch(() => null);
  return found && found.size < sent.size ? found.size : 0;
};

/**
 * Makes what came before the beginning of a draft. Of many who go on with the same file at once, one gets it.
 * @returns false when there is not exactly as much as the sender believes
 */
export const takePartial = async (folder: string, sent: Sent, offset: number, draft: string): Promise<boolean> => {
  if ((await receivedBytes(folder, sent)) !== offset) return false;
  return rename(partialOf(folder, sent), draft).then(
    () => true,
    () => false,
  );
};

/** Keeps a draft that broke off; more takes the place of less. */
export const keepPartial = async (folder: string, sent: Sent, draft: string): Promise<void> => {
  const size = (await stat(draft).catch(() => null))?.size ?? 0;
  if (size > (await receivedBytes(folder, sent))) await rename(draft, partialOf(folder, sent));
};
