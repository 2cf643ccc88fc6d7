import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { noteUse } from '../../../../limits/member-use.repository.ts';
import { expiredLink, type FileRow, inlineNamed, type SentFile, sendFile, serveTicket } from '../../../files/index.ts';
import { type DocumentTicket, documentTicket } from '../model/document-ticket.ts';
import { findDocument, stillOpens } from '../service/document.service.ts';
import { findCut } from '../store/document.repository.ts';

/** Sends documents while a ticket is valid: in ranges for the viewer, or as a download. */
export const documentTransfer = (deps: Deps) => async (app: FastifyInstance) => {
  const read = { url: '/read', kind: documentTicket, method: ['GET' as const, 'HEAD' as const] };
  serveTicket(app, deps, read, async (ticket, { viewer }, exchange) =>
    sendFile(deps, await bytesOf(deps, await openTicket(deps, ticket, viewer), ticket.pages), exchange, inlineNamed),
  );

  serveTicket(app, deps, { url: '/download', kind: documentTicket }, async (ticket, { viewer, today }, exchange) => {
    const file = await openTicket(deps, ticket, viewer);
    if (ticket.pages !== null) throw expiredLink();
    if (ticket.uid !== null && viewer) await noteUse(deps.db, viewer.uid, { kind: 'downloads', what: file.fid }, today);
    return sendFile(deps, file, exchange);
  });
};

/** A ticket is only valid for as many pages as may be read now. */
const openTicket = async (deps: Deps, { fid, pages }: DocumentTicket, viewer: Viewer | null): Promise<FileRow> => {
  const found = await findDocument(deps, fid, { viewer });
  if (!(await stillOpens(deps, found, pages))) throw expiredLink();
  return found.file;
};

const bytesOf = async ({ db }: Deps, file: FileRow, pages: number | null): Promise<SentFile> => {
  if (pages === null) return file;
  const cut = await findCut(db, file.sha256, pages);
  if (!cut) throw expiredLink();
  return { key: cut.key, name: file.name, type: file.type, size: cut.size, sha256: cut.cut_sha256 };
};
