import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { clientAddress } from './client-address.ts';
import { networkOf } from './network.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Whether the caller is signed in; absent if this process did not check. */
    isMember: boolean | undefined;
    /** Page or operation behind a wildcard route. */
    routeName: string | undefined;
    /** `remote@release` that renders the page; absent for everything but pages. */
    release: string | undefined;
  }
}

/** Same as in nginx: the caller left before the response began. */
const CALLER_LEFT = 499;

/**
 * Logs one line per request, once the response is complete or the caller has left. Paths, queries, headers and bodies
 * are never logged, because they may hold tokens, names and phone numbers. Probes are routes of level `warn`, so they
 * are not logged.
 */
export class AccessLog extends LogController {
  readonly #isOn: boolean;

  constructor(logLevel: string) {
    super({ requestIdLogLabel: 'requestId' });
    this.#isOn = ['info', 'debug', 'trace'].includes(logLevel);
  }

  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    if (!this.#isOn) return;
    const { socket } = request.raw;
    const bytesBefore = socket.bytesWritten;
    // A closed socket has no address any more.
    const address = networkOf(clientAddress(request));
    reply.raw.once('close', () =>
      request.log.info(
        {
          method: request.method,
          route: reply.routeName ?? request.routeOptions.url ?? 'unknown',
          status: reply.raw.headersSent ? reply.raw.statusCode : CALLER_LEFT,
          code: reply.envelopeCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          bytes: socket.bytesWritten - bytesBefore,
          aborted: reply.raw.writableFinished ? undefined : true,
          member: reply.isMember,
          composition: reply.getHeader('x-bee-composition'),
          release: reply.release,
          address,
        },
        'request',
      ),
    );
  }

  /** Fastify's own lines are replaced by the one above. */
  override requestCompleted(): void {}
  override routeNotFound(): void {}

  override defaultErrorLog(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (reply.statusCode >= 500) super.defaultErrorLog(error, request, reply);
  }

  override streamError(error: Error & { code?: string }, request: FastifyRequest, reply: FastifyReply): void {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') super.streamError(error, request, reply);
  }
}
