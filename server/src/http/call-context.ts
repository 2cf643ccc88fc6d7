import type { FastifyReply, FastifyRequest } from 'fastify';
import { shanghaiDay } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from './client-address.ts';
import type { CallContext } from './route.ts';
import type { Viewer } from './viewer.ts';

export const contextOf = async (request: FastifyRequest, reply: FastifyReply, deps: Deps): Promise<CallContext> => {
  const now = deps.clock.now();
  return new Call(request, reply, now, await deps.findViewer(request, reply, now));
};

/**
 * A class because of its getter: an object literal with a getter keeps request and response in memory until a full
 * garbage collection.
 */
class Call implements CallContext {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: Date;
  readonly viewer: Viewer | null;
  readonly ip: string;
  readonly today: string;
  #gone: AbortSignal | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply, now: Date, viewer: Viewer | null) {
    this.request = request;
    this.reply = reply;
    this.now = now;
    this.viewer = viewer;
    this.ip = clientAddress(request);
    this.today = shanghaiDay(now);
  }

  /** Created on demand, because few handlers use it. */
  get signal(): AbortSignal {
    this.#gone ??= signalOf(this.reply);
    return this.#gone;
  }
}

/** Aborted if the caller disconnects before the response is complete. */
const signalOf = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  const leave = () => raw.writableFinished || gone.abort();
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return gone.signal;
};
