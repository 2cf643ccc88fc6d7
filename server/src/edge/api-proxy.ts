import { AsyncLocalStorage } from 'node:async_hooks';
import { operations } from '@bee/contracts/operations';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import { failure, withId } from '../http/failure.ts';
import { readerSignal } from '../http/reader-signal.ts';
import { REQUEST_ID_HEADER } from '../http/request-id.ts';
import { traceHeaders } from '../telemetry/activity.ts';

/** Event streams send a heartbeat every 15 s; a connection that is silent for longer than this is dead. */
const SILENCE_LIMIT_MS = 60_000;

/** Headers for this hop only, or rejected by Node's client; all remaining headers are forwarded unchanged. */
const NOT_FORWARDED =
  'expect keep-alive te upgrade x-forwarded-for x-forwarded-host x-real-ip traceparent tracestate'.split(' ');

/**
 * Proxies /api/* to an API that runs elsewhere. Bodies and answers are streamed unread and unbuffered, so that events
 * arrive as they are sent, and a call whose reader leaves is aborted. The API trusts exactly one proxy, this one, to
 * name the caller's address.
 */
export const proxyApi = (apiUrl: string) => async (api: FastifyInstance) => {
  await api.register(replyFrom, {
    base: apiUrl,
    disableRequestLogging: true,
    destroyAgent: true,
    undici: openClient(),
  });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  api.all<{ Params: { '*': string } }>('/*', (request, reply) => {
    const operation = request.params['*'];
    if (Object.hasOwn(operations, operation)) reply.routeName = `/api/${operation}`;
    const forward = () =>
      reply.from(request.url, {
        rewriteRequestHeaders: (_request, headers) => requestHeaders(request, headers),
        // The edge sets its own values for both headers; it has already sent this request id to the API.
        rewriteHeaders: ({ 'x-bee-composition': _, [REQUEST_ID_HEADER]: __, ...headers }) => headers,
        // An answer for shared caches does not name the composition of one visitor.
        onResponse: (_request, answered, { stream }) => {
          if (answered.hasHeader('surrogate-key')) answered.removeHeader('x-bee-composition');
          (answered as FastifyReply).send(stream);
        },
        retryDelay: () => null,
        onError: (failed, { error }) => answerUnreachable(failed as FastifyReply, error),
      });
    return readers.run(readerSignal(reply), forward);
  });
};

const readers = new AsyncLocalStorage<AbortSignal>();

/** An HTTP client that aborts a call when its reader leaves. reply-from has no option to pass a signal to its own. */
const openClient = () => {
  const agent = new Agent({ headersTimeout: SILENCE_LIMIT_MS, bodyTimeout: SILENCE_LIMIT_MS });
  type Done = (error: Error | null, answer: Dispatcher.ResponseData) => void;
  const request = (options: Dispatcher.RequestOptions, done: Done): void => {
    const signal = readers.getStore();
    // Without a reader there is no answer to send, so the proxy is not called back.
    agent.request({ ...options, signal }, (error, answer) => (error && signal?.aborted) || done(error, answer));
  };
  return { request: request as Dispatcher['request'], destroy: () => agent.destroy() };
};

const requestHeaders = <Headers extends object>(request: FastifyRequest, headers: Headers) => ({
  ...Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !NOT_FORWARDED.includes(name) && (name !== 'content-length' || request.body !== undefined),
    ),
  ),
  'x-forwarded-for': request.ip,
  ...traceHeaders(),
});

const answerUnreachable = (reply: FastifyReply, error: Error) => {
  const isSlow = (error as { statusCode?: number }).statusCode === 504;
  const status = isSlow ? 504 : 503;
  reply.envelopeCode = status;
  const msg = isSlow ? '服务响应超时，请稍后重试' : '服务暂时不可用，请稍后重试';
  reply.status(status).send(failure(status, withId(msg, reply.request.id)));
};
