import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import { contextOf } from '../../../../http/call-context.ts';
import type { CallContext } from '../../../../http/route.ts';
import { noteUse } from '../../../../limits/member-use.repository.ts';
import {
  attachmentNamed,
  expiredLink,
  type FileRow,
  inlineNamed,
  refuse,
  type SentFile,
  sendFile,
} from '../../../files/index.ts';
import { findDocument, stillOpens } from '../service/document.service.ts';
import { findCut } from '../store/document.repository.ts';
import { findTicket } from '../store/document-ticket.repository.ts';

/** Sends documents while a ticket is valid: in ranges for the viewer, or as a download. */
export const documentTransfer = (deps: Deps) => async (app: FastifyInstance) => {
  app.route<{ Querystring: { token?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: '/read',
    handler: async (request, reply) => {
      try {
        const { file, pages } = await redeem(deps, request, await contextOf(request, reply, deps));
        reply.header('content-disposition', inlineNamed(file.name));
        return await sendFile(deps, await bytesOf(deps, file, pages), request, reply);
      } catch (error) {
        return refuse(reply, error);
      }
    },
  });

  app.route<{ Querystring: { token?: unknown } }>({
    method: 'GET',
    url: '/download',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      try {
        const who = await contextOf(request, reply, deps);
        const { file, pages, personal } = await redeem(deps, request, who);
        if (pages !== null) throw expiredLink();
        if (personal && who.viewer)
          await noteUse(deps.db, who.viewer.uid, { kind: 'downloads', what: file.fid }, who.today);
        reply.header('content-disposition', attachmentNamed(file.name));
        return await sendFile(deps, file, request, reply);
      } catch (error) {
        return refuse(reply, error);
      }
    },
  });
};

type Ticketed = FastifyRequest<{ Querystring: { token?: unknown } }>;

/** A member's ticket is only valid for that member, and only for as many pages as may be read now. */
const redeem = async (deps: Deps, { query }: Ticketed, { viewer, now }: CallContext) => {
  const ticket = typeof query.token === 'string' ? await findTicket(deps.db, query.token, now) : undefined;
  if (!ticket || (ticket.uid !== null && ticket.uid !== Number(viewer?.uid))) throw expiredLink();
  const found = await findDocument(deps, ticket.fid, { viewer });
  if (!(await stillOpens(deps, found, ticket.pages))) throw expiredLink();
  return { file: found.file, pages: ticket.pages, personal: ticket.uid !== null };
};

const bytesOf = async ({ db }: Deps, file: FileRow, pages: number | null): Promise<SentFile> => {
  if (pages === null) return file;
  const cut = await findCut(db, file.sha256, pages);
  if (!cut) throw expiredLink();
  return { key: cut.key, name: file.name, type: file.type, size: cut.size, sha256: cut.cut_sha256 };
};
