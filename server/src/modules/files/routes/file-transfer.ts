import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { contextOf } from '../../../http/call-context.ts';
import { memberOf } from '../../../http/viewer.ts';
import { downloadTicket } from '../model/ticket-kind.ts';
import { uploadRules } from '../model/upload-rules.ts';
import { countedDownload, findPicture, openFile } from '../service/download.service.ts';
import { upload } from '../service/upload.service.ts';
import { guarded, refuse, sendFile } from './send-file-transfer.ts';
import { serveTicket } from './ticket-transfer.ts';

/** Offset of the request body within the file; 0 if missing or malformed. */
const offsetOf = ({ 'upload-offset': given }: IncomingHttpHeaders): number =>
  typeof given === 'string' && /^\d{1,12}$/.test(given) ? Number(given) : 0;

const KEPT = {
  'for good': 'public, max-age=31536000, immutable',
  'for a while': 'public, max-age=300',
  never: 'private, no-store',
} as const;

/** Upload and download endpoints. Their URLs are issued by the JSON operations of this resource. */
export const fileTransfer = (deps: Deps) => async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.route<{ Params: { token: string } }>({
    method: ['PUT', 'POST'],
    url: '/upload/:token',
    bodyLimit: 4 * Math.max(...Object.values(uploadRules).map(({ maxBytes }) => maxBytes)),
    handler: async (request, reply) => {
      const who = await contextOf(request, reply, deps);
      memberOf(who);
      const body = (request.body as Readable | undefined) ?? request.raw;
      const data = await upload(deps, request.params.token, { body, offset: offsetOf(request.headers) }, who);
      return reply.header('cache-control', 'no-store').send({ code: 1, success: true, msg: '上传完成', data });
    },
  });

  serveTicket(app, deps, { url: '/download', kind: downloadTicket }, async ({ fid }, who, exchange) =>
    sendFile(deps, await countedDownload(deps, fid, memberOf(who)), exchange),
  );

  for (const url of ['/avatar/:fid', '/picture/:fid'])
    app.route<{ Params: { fid: string } }>({
      method: 'GET',
      url,
      handler: async (request, reply) => {
        try {
          const who = async () => (await contextOf(request, reply, deps)).viewer;
          const { file, keep } = await findPicture(deps, request.params.fid, who);
          const bytes = await openFile(deps, file);
          return guarded(reply, file).header('cache-control', KEPT[keep]).send(bytes);
        } catch (error) {
          return refuse(reply, error);
        }
      },
    });
};
