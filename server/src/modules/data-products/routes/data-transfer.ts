import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { contextOf } from '../../../http/call-context.ts';
import { attachmentNamed, guarded, refuse, sendFile } from '../../files/index.ts';
import { redeemDataToken } from '../service/download-data.ts';

/** Sends the file or sample of a token issued by data/getFileToken; each token is valid once. */
export const dataTransfer = (deps: Deps) => async (app: FastifyInstance) => {
  app.route<{ Querystring: { token?: unknown } }>({
    method: 'GET',
    url: '/download',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      try {
        const { token } = request.query;
        const who = await contextOf(request, reply, deps);
        const found = await redeemDataToken(deps.db, typeof token === 'string' ? token : '', who);
        if (found.part === 'sample')
          return guarded(reply, { type: 'text/csv; charset=utf-8' })
            .headers({ 'content-disposition': attachmentNamed(found.name), 'cache-control': 'private, no-store' })
            .send(Readable.from(found.bytes, { objectMode: false }));
        reply.header('content-disposition', attachmentNamed(found.file.name));
        return await sendFile(deps, found.file, request, reply);
      } catch (error) {
        return refuse(reply, error);
      }
    },
  });
};
