import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { sendFile, sendStream, serveTicket } from '../../files/index.ts';
import { dataTicket } from '../model/data-ticket.ts';
import { openDataTicket } from '../service/download-data.ts';

/** Sends the file or sample of a token issued by data/getFileToken. */
export const dataTransfer = (deps: Deps) => async (app: FastifyInstance) => {
  serveTicket(app, deps, { url: '/download', kind: dataTicket }, async (ticket, who, exchange) => {
    const found = await openDataTicket(deps.db, ticket, who);
    return 'bytes' in found ? sendStream(exchange.reply, found) : sendFile(deps, found, exchange);
  });
};
