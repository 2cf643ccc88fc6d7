import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { shanghaiDay } from '../../../clock.ts';
import type { Deps } from '../../../deps.ts';
import { expiredLink } from '../../file/file.policy.ts';
import { attachmentNamed } from '../../file/file-headers.ts';
import { refuse, whoAsks } from '../../file/send-file.ts';
import { writeExport } from './export.service.ts';
import { takeTicket } from './export-ticket.repository.ts';

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** The file that a token of getOutExcelToken stands for, once. */
export const exportTransfer = (deps: Deps) => async (app: FastifyInstance) => {
  app.route<{ Querystring: { token?: unknown } }>({
    method: 'GET',
    url: '/',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      try {
        const { token } = request.query;
        const { viewer, now } = await whoAsks(deps, request, reply);
        const ticket =
          viewer && typeof token === 'string' && (await takeTicket(deps.db, token, Number(viewer.uid), now));
        if (!ticket) throw expiredLink();
        const bytes = await writeExport(deps.db, ticket, { now, siteUrl: deps.settings.publicUrl });
        return reply
          .type(TYPES[ticket.format])
          .headers({
            'content-disposition': attachmentNamed(`农小蜂外贸数据-${shanghaiDay(now)}.${ticket.format}`),
            'cache-control': 'private, no-store',
            'x-content-type-options': 'nosniff',
          })
          .send(Readable.from(bytes, { objectMode: false }));
      } catch (error) {
        return refuse(reply, error);
      }
    },
  });
};
