import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { contextOf } from '../../../http/call-context.ts';
import type { CallContext } from '../../../http/route.ts';
import { expiredLink } from '../model/file.policy.ts';
import type { TicketKind } from '../model/ticket-kind.ts';
import { redeemTicket, type Ticket } from '../store/ticket.repository.ts';
import { type Exchange, refuse } from './send-file-transfer.ts';

type Link<Payload extends object> = { url: string; kind: TicketKind<Payload>; method?: HTTPMethods[] };

/** Adds a route that sends what the ticket in `?token=` grants. */
export const serveTicket = <Payload extends object>(
  app: FastifyInstance,
  deps: Deps,
  { url, kind, method = ['GET'] }: Link<Payload>,
  send: (ticket: Ticket<Payload>, who: CallContext, exchange: Exchange) => Promise<unknown>,
) =>
  app.route<{ Querystring: { token?: unknown } }>({
    method,
    url,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      try {
        const who = await contextOf(request, reply, deps);
        const { token } = request.query;
        const uid = who.viewer && Number(who.viewer.uid);
        const ticket =
          typeof token === 'string' ? await redeemTicket(deps.db, kind, { token, uid }, who.now) : undefined;
        if (!ticket) throw expiredLink();
        return await send(ticket, who, { request, reply });
      } catch (error) {
        return refuse(reply, error);
      }
    },
  });
