import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { BusinessError, Forbidden, NotFound } from '../../../http/errors.ts';
import { failure } from '../../../http/failure.ts';
import { attachmentNamed, readRange } from '../model/file-headers.ts';
import { openFile } from '../service/download.service.ts';
import type { FileRow } from '../store/file.repository.ts';

export type SentFile = Pick<FileRow, 'key' | 'name' | 'type' | 'size' | 'sha256'>;

export type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Sends the file or the requested range. */
export const sendFile = async (
  deps: Deps,
  file: SentFile,
  { request: { headers }, reply }: Exchange,
  dispositionOf = attachmentNamed,
) => {
  const etag = `"${file.sha256}"`;
  const unchanged = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = unchanged ? readRange(headers.range, file.size) : 'whole';
  reply.headers({ 'accept-ranges': 'bytes', etag, 'cache-control': 'private, no-store' });
  if (range === 'beyond')
    return reply
      .status(416)
      .header('content-range', `bytes */${file.size}`)
      .send(failure(416, '请求的范围超出文件大小，请重新下载'));
  const bytes = await openFile(deps, file, range === 'whole' ? undefined : range);
  guarded(reply, file).header('content-disposition', dispositionOf(file.name));
  if (range === 'whole') return reply.header('content-length', file.size).send(bytes);
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(bytes);
};

/** Sends a file while it is made. */
export const sendStream = (
  reply: FastifyReply,
  { name, type, bytes }: Pick<SentFile, 'name' | 'type'> & { bytes: AsyncIterable<Buffer> },
) =>
  guarded(reply, { type })
    .headers({ 'content-disposition': attachmentNamed(name), 'cache-control': 'private, no-store' })
    .send(Readable.from(bytes, { objectMode: false }));

/** Prevents browsers from executing uploaded content. */
export const guarded = (reply: FastifyReply, { type }: Pick<SentFile, 'type'>): FastifyReply =>
  reply
    .type(type)
    .headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" });

/** Links are opened directly by the browser, not by the API client, so the HTTP status reports the failure as well. */
export const refuse = (reply: FastifyReply, error: unknown) => {
  if (!(error instanceof BusinessError)) throw error;
  const status = error instanceof NotFound ? 404 : error instanceof Forbidden ? 403 : 503;
  return reply.status(status).header('cache-control', 'no-store').send(failure(error.code, error.message));
};
