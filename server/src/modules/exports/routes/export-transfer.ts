import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ExportKind } from '../../../db/schema/export.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { contextOf } from '../../../http/call-context.ts';
import { attachmentNamed, expiredLink, refuse } from '../../files/index.ts';
import { type ExportTicket, takeTicket } from '../store/export-ticket.repository.ts';

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** Writes the file of a ticket while it is sent; `filename` has no extension. */
export type WriteExport = (
  db: Kysely<Database>,
  ticket: ExportTicket,
  made: { now: Date; siteUrl: string },
) => Promise<{ filename: string; bytes: AsyncIterable<Buffer> }>;

/** Sends the file of a token issued by a tool's getOutExcelToken; each token is valid once. */
export const exportTransfer =
  (kind: ExportKind, write: WriteExport) => (deps: Deps) => async (app: FastifyInstance) => {
    app.route<{ Querystring: { token?: unknown } }>({
      method: 'GET',
      url: '/',
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        try {
          const { token } = request.query;
          const { viewer, now } = await contextOf(request, reply, deps);
          const ticket =
            viewer &&
            typeof token === 'string' &&
            (await takeTicket(deps.db, { kind, uid: Number(viewer.uid) }, token, now));
          if (!ticket) throw expiredLink();
          const { filename, bytes } = await write(deps.db, ticket, { now, siteUrl: deps.settings.publicUrl });
          return reply
            .type(TYPES[ticket.format])
            .headers({
              'content-disposition': attachmentNamed(`${filename}.${ticket.format}`),
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
