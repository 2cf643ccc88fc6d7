import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { UploadedFile } from '@bee/contracts/resource/file';
import type { Deps } from '../../../deps.ts';
import { Forbidden, TooMany } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { uidOf } from '../../../http/viewer.ts';
import { consumeRateLimit } from '../../../limits/rate-limit.repository.ts';
import type { FileContent } from '../../../providers/storage/file-store.ts';
import { arrivingFolder } from '../../../providers/storage/folder-store.ts';
import { isPicture, kindTypes, recognize } from '../model/file-kind.ts';
import { fitName } from '../model/file-name.ts';
import { receivedBytes } from '../model/partial-upload.ts';
import { receiveDraft } from '../model/receive-draft.ts';
import { redrawPicture } from '../model/redraw-picture.ts';
import { type DeclaredFile, uploadTicket } from '../model/ticket-kind.ts';
import { checkDeclared, checkKind, uploadRules } from '../model/upload-rules.ts';
import { findSame } from '../store/file.repository.ts';
import { issueTicket, redeemTicket } from '../store/ticket.repository.ts';
import { keepFile } from './stored-file.ts';

/** A file that the member has already uploaded does not have to be sent again. */
export const beforeUpload = async (
  { db, settings }: Deps,
  input: ParsedRequestFor<'file/beforeUpload'>,
  context: Pick<CallContext, 'viewer' | 'now' | 'today'>,
): Promise<DataFor<'file/beforeUpload'>> => {
  const uid = uidOf(context);
  const { purpose, sha256 } = input;
  checkDeclared(input);
  const same = await findSame(db, { uid, purpose, sentSha256: sha256 });
  if (same) return { fid: same.fid, upload_url: null, expires_in: 0, received: 0 };
  const { label, perDay } = uploadRules[purpose];
  const { count } = await consumeRateLimit(db, `upload:${purpose}:${uid}:${context.today}`, 86_400, context.now);
  if (count > perDay) throw new TooMany(`今天上传的${label}已达 ${perDay} 个，请明天再上传“${input.name}”`);
  const token = await issueTicket(db, uploadTicket, { uid, ...input }, context.now);
  const received = await receivedBytes(arrivingFolder(settings.filesDir), { uid, ...input });
  return { fid: null, upload_url: `/api/file/upload/${token}`, expires_in: uploadTicket.seconds, received };
};

/** Receives, validates and stores an upload. A used, expired or foreign URL is rejected before the body is read. */
export const upload = async (
  deps: Deps,
  token: string,
  arriving: { body: Readable; offset: number },
  context: Caller,
): Promise<UploadedFile> => {
  const uid = uidOf(context);
  const ticket = await redeemTicket(deps.db, uploadTicket, { token, uid }, context.now);
  if (!ticket) throw new Forbidden('上传地址已失效，请重新选择文件');
  const declared = { ...ticket, uid };
  const folder = arrivingFolder(deps.settings.filesDir);
  return receiveDraft(folder, arriving, declared, async (draft) => {
    const { extension, ...content } = await contentOf(draft, declared);
    const name = fitName(declared.name, extension);
    const { fid, type, size } = await keepFile(deps, { ...declared, name, content }, context.now);
    return { fid, filename: name, type, size };
  });
};

type Caller = Pick<CallContext, 'viewer' | 'now'>;

const contentOf = async (
  draft: string,
  { name, purpose, sha256 }: DeclaredFile,
): Promise<FileContent & { extension: string }> => {
  const kind = checkKind(name, await recognize(draft), purpose);
  if (!isPicture(kind)) {
    const { size } = await stat(draft);
    return { size, sha256, type: kindTypes[kind], extension: kind, open: () => createReadStream(draft) };
  }
  const { bytes, type, extension } = await redrawPicture(draft, name, purpose);
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { size: bytes.length, sha256: digest, type, extension, open: () => Readable.from([bytes]) };
};
