import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { BusinessError, Forbidden, NotFound } from '../../http/errors.ts';
import { failure } from '../../http/failure.ts';
import { memberOf } from '../../http/viewer.ts';
import { findPublicPicture, openFile, redeemToken } from './download.service.ts';
import type { FileRow } from './file.repository.ts';
import { attachmentNamed, readRange } from './file-headers.ts';
import { upload } from './upload.service.ts';
import { uploadRules } from './upload-rules.ts';

/** Bytes in and out: what the JSON operations of this resource hand out addresses for. */
export const fileTransfer = (deps: Deps) => async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.route<{ Params: { token: string } }>({
    method: ['PUT', 'POST'],
    url: '/upload/:token',
    bodyLimit: 4 * Math.max(...Object.values(uploadRules).map(({ maxBytes }) => maxBytes)),
    handler: async (request, reply) => {
      const who = await whoAsks(deps, request, reply);
      memberOf(who);
      const body = (request.body as Readable | undefined) ?? request.raw;
      const data = await upload(deps, request.params.token, body, who);
      return reply.header('cache-control', 'no-store').send({ code: 1, success: true, msg: '上传完成', data });
    },
  });

  app.route<{ Querystring: { token?: unknown } }>({
    method: 'GET',
    url: '/download',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { token } = request.query;
      try {
        const file = await redeemToken(
          deps,
          typeof token === 'string' ? token : '',
          await whoAsks(deps, request, reply),
        );
        return await sendDownload(deps, file, request, reply);
      } catch (error) {
        return refuse(reply, error);
      }
    },
  });

  app.route<{ Params: { fid: string } }>({
    method: 'GET',
    url: '/avatar/:fid',
    handler: async (request, reply) => {
      try {
        const file = await findPublicPicture(deps, request.params.fid);
        const bytes = await openFile(deps, file);
        return guarded(reply, file).header('cache-control', 'public, max-age=31536000, immutable').send(bytes);
      } catch (error) {
        return refuse(reply, error);
      }
    },
  });
};

const sendDownload = async (deps: Deps, file: FileRow, { headers }: FastifyRequest, reply: FastifyReply) => {
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
  guarded(reply, file).header('content-disposition', attachmentNamed(file.name));
  if (range === 'whole') return reply.header('content-length', file.size).send(bytes);
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(bytes);
};

/** Nothing that members bring is ever run by a browser. */
const guarded = (reply: FastifyReply, { type }: FileRow): FastifyReply =>
  reply
    .type(type)
    .headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" });

/** A link is followed by a browser and no caller of ours, so the failure is in the status too. */
const refuse = (reply: FastifyReply, error: unknown) => {
  if (!(error instanceof BusinessError)) throw error;
  const status = error instanceof NotFound ? 404 : error instanceof Forbidden ? 403 : 503;
  return reply.status(status).header('cache-control', 'no-store').send(failure(error.code, error.message));
};

const whoAsks = async (deps: Deps, request: FastifyRequest, reply: FastifyReply) => {
  const now = deps.clock.now();
  return { viewer: await deps.findViewer(request, reply, now), now };
};
