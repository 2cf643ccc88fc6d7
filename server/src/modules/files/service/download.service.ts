import type { Readable } from 'node:stream';
import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { Db } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { NotFound, TooMany } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { memberOf, type Viewer } from '../../../http/viewer.ts';
import { consumeRateLimit } from '../../../limits/rate-limit.repository.ts';
import { type ByteRange, FileMissing } from '../../../providers/storage/file-store.ts';
import { allowFile } from '../model/file.policy.ts';
import { downloadTicket } from '../model/ticket-kind.ts';
import { countDownload, type FileRow, findFile, isOfAnOrder, isShownPicture } from '../store/file.repository.ts';
import { issueTicket } from '../store/ticket.repository.ts';
import { orUnavailable } from './stored-file.ts';

const PER_DAY = 300;

export const issueFileToken = async (
  { db }: Deps,
  { fid }: ParsedRequestFor<'file/getFileToken'>,
  context: Pick<CallContext, 'viewer' | 'now' | 'today'>,
): Promise<DataFor<'file/getFileToken'>> => {
  const viewer = memberOf(context);
  const uid = Number(viewer.uid);
  const file = await readableFile(db, fid, viewer);
  const { count } = await consumeRateLimit(db, `download:${uid}:${context.today}`, 86_400, context.now);
  if (count > PER_DAY) throw new TooMany(`今天已下载 ${PER_DAY} 次，请明天再下载“${file.name}”`);
  const token = await issueTicket(db, downloadTicket, { uid, fid }, context.now);
  const url = `/api/file/download?token=${token}`;
  return { token, url, filename: file.name, size: file.size, expires_in: downloadTicket.seconds };
};

/** Checks the access again, because it may have been revoked since the token was issued. */
export const countedDownload = async ({ db }: Deps, fid: string, viewer: Viewer): Promise<FileRow> => {
  const file = await readableFile(db, fid, viewer);
  await countDownload(db, Number(viewer.uid));
  return file;
};

/** The caller's own files; for operators also attachments of custom orders. */
const readableFile = async (db: Db, fid: string, viewer: Viewer): Promise<FileRow> => {
  const action = viewer.isOperator && (await isOfAnOrder(db, fid)) ? 'read with its order' : 'read';
  return allowFile(action, await findFile(db, fid), viewer);
};

/** Public pictures; a picture of an unpublished posting or quote is only visible to its owner and operators. */
export const findPicture = async (
  { db }: Deps,
  fid: string,
  findViewer: () => Promise<Viewer | null>,
): Promise<{ file: FileRow; keep: 'for good' | 'for a while' | 'never' }> => {
  const file = await findFile(db, fid);
  if (file?.purpose !== 'image') return { file: allowFile('show to everybody', file, null), keep: 'for good' };
  if (await isShownPicture(db, fid))
    return { file: allowFile('show with what it belongs to', file, null), keep: 'for a while' };
  return { file: allowFile('look over', file, await findViewer()), keep: 'never' };
};

export const openFile = async (
  { files }: Deps,
  { key, name }: Pick<FileRow, 'key' | 'name'>,
  range?: ByteRange,
): Promise<Readable> => {
  try {
    return await orUnavailable(files.get(key, range));
  } catch (error) {
    if (error instanceof FileMissing) throw new NotFound(`“${name}”已不在存储中，请联系客服`);
    throw error;
  }
};
