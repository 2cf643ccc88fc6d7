import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { kindTypes, sendStream, serveTicket } from '../../files/index.ts';
import { type ExportKind, type ExportTicket, exportTicket } from '../model/export-ticket.ts';

/** Writes the file of a ticket while it is sent; `filename` has no extension. */
export type WriteExport = (
  db: Db,
  ticket: ExportTicket,
  made: { now: Date; siteUrl: string },
) => Promise<{ filename: string; bytes: AsyncIterable<Buffer> }>;

/** Sends the file of a token issued by a tool's getOutExcelToken. */
export const exportTransfer =
  (kind: ExportKind, write: WriteExport) => (deps: Deps) => async (app: FastifyInstance) => {
    serveTicket(app, deps, { url: '/', kind: exportTicket(kind) }, async (ticket, { now }, { reply }) => {
      const { filename, bytes } = await write(deps.db, ticket, { now, siteUrl: deps.settings.publicUrl });
      const { format } = ticket;
      return sendStream(reply, { name: `${filename}.${format}`, type: kindTypes[format], bytes });
    });
  };
