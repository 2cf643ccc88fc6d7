import type { FastifyReply, FastifyRequest } from 'fastify';
import { shanghaiDay } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from './client-address.ts';
import { CallCookies, type Cookies } from './cookies.ts';
import { EDGE_HEADER, INTERNAL_HEADER } from './internal-signature.ts';
import { isLocalRequest } from './local-request.ts';
import type { Logger } from './logger.ts';
import { readerSignal } from './reader-signal.ts';
import type { CallContext } from './route.ts';
import type { Viewer } from './viewer.ts';

/** @param streams whether the answer is a stream */
export const contextOf = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { clock, findViewer }: Pick<Deps, 'clock' | 'findViewer'>,
  streams = false,
): Promise<CallContext> => {
  const call = new Call(request, reply, clock.now(), streams);
  call.viewer = await findViewer(call);
  reply.isMember = call.viewer !== null;
  return call;
};

/**
 * A class because of its getters: an object literal with a getter keeps request and response in memory until a full
 * garbage collection. Request and response are private, so that no handler depends on HTTP.
 */
class Call implements CallContext {
  viewer: Viewer | null = null;
  readonly now: Date;
  readonly today: string;
  readonly ip: string;
  readonly log: Logger;
  readonly cookies: Cookies;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  #gone: AbortSignal | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply, now: Date, streams: boolean) {
    this.now = now;
    this.today = shanghaiDay(now);
    this.ip = clientAddress(request);
    this.log = request.log;
    this.cookies = new CallCookies(request, reply, streams);
    this.#request = request;
    this.#reply = reply;
  }

  get userAgent(): string | undefined {
    return this.#request.headers['user-agent'];
  }

  get isLocal(): boolean {
    return isLocalRequest(this.#request);
  }

  get token(): string | undefined {
    const { headers, method, cookies } = this.#request;
    if (typeof headers.token === 'string' && headers.token) return headers.token;
    return method === 'GET' ? cookies.token : undefined;
  }

  get internalSignature(): unknown {
    return this.#request.headers[INTERNAL_HEADER];
  }

  get edgeSignature(): unknown {
    return this.#request.headers[EDGE_HEADER];
  }

  /** Created on demand, because few handlers use it. */
  get signal(): AbortSignal {
    this.#gone ??= readerSignal(this.#reply);
    return this.#gone;
  }
}
