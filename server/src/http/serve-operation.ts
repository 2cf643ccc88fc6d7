import { once } from 'node:events';
import { succeeded } from '@bee/contracts/envelope';
import type { Operation } from '@bee/contracts/operation';
import { findOperation } from '@bee/contracts/operations';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { TAGS_HEADER, writeTags } from '../cache/answer-tags.ts';
import type { CacheTag } from '../cache/cache-tag.ts';
import type { Deps } from '../deps.ts';
import { contextOf } from './call-context.ts';
import type { CallTimes } from './call-times.ts';
import { checkAnswer } from './check-answer.ts';
import { BusinessError, Forbidden } from './errors.ts';
import { isFault } from './failure.ts';
import { parseRequest } from './parse-request.ts';
import type { ServePublicRead } from './public-read.ts';
import { runOnDatabase } from './replica-read.ts';
import { Binary, type CallContext, EnvelopeExtras, type Route, type StreamEvent } from './route.ts';
import { memberOf } from './viewer.ts';

/** A route with the tags of its answers. */
export type TaggedRoute = Route & { tagsOf(input: unknown): readonly CacheTag[] };

/**
 * Registers one operation under /api: identifies the caller, parses the request, calls the handler, checks the answer
 * and records the time. Calls of the site itself get the tags of the answer. A GET with `q` is answered by `publicRead`.
 */
export const serveOperation = (
  app: FastifyInstance,
  { id, handle, tagsOf }: TaggedRoute,
  deps: Deps,
  times: Pick<CallTimes, 'add'>,
  publicRead: ServePublicRead | null = null,
): void => {
  const operation = findOperation(id);
  if (publicRead && operation.method === 'POST')
    app.get(`/${id}`, { exposeHeadRoute: false }, (request, reply) => publicRead(request, reply));
  app.route({
    method: operation.method,
    url: `/${id}`,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      if (publicRead && operation.method === 'GET' && Object.hasOwn(request.query as object, 'q'))
        return publicRead(request, reply);
      const startedAt = performance.now();
      let failed = false;
      try {
        const context = await contextOf(request, reply, deps, operation.kind === 'stream');
        admit(operation, context);
        const input = parseRequest(operation.request, operation.method === 'GET' ? request.query : request.body);
        // Before the call, because a refusal such as 404 depends on the same tags.
        if (context.internalSignature) reply.header(TAGS_HEADER, writeTags(tagsOf(input)));
        const result = await runOnDatabase(deps, id, context, async () => handle(input, context));
        if (operation.kind === 'stream') return sendEvents(reply, result as AsyncIterable<never>, context.signal);
        return answer(operation, result, reply);
      } catch (error) {
        failed = isFault(error);
        throw error;
      } finally {
        times.add(id, performance.now() - startedAt, failed);
      }
    },
  });
};

const admit = (operation: Operation, context: CallContext): void => {
  if (operation.access === 'public') return;
  const viewer = memberOf(context);
  if (operation.access === 'operator' && !viewer.isOperator) throw new Forbidden('此操作仅限运营人员');
};

const answer = (operation: Operation, result: unknown, reply: FastifyReply): unknown => {
  if (result instanceof Binary)
    return reply
      .headers({ 'cache-control': 'no-store', ...result.headers })
      .type(result.contentType)
      .send(result.bytes);
  reply.header('cache-control', 'no-store');
  const body = envelopeOf(operation, result);
  reply.envelopeCode = body.code;
  return body;
};

/** The answer with the declared fields only. */
export const envelopeOf = (operation: Operation, result: unknown) => {
  if (!(result instanceof EnvelopeExtras)) return envelope(1, checkAnswer(operation.data, result), '', {});
  const { code = 1, msg = '', ...fields } = result.fields;
  return envelope(code, checkAnswer(operation.data, result.data), msg, operation.extras?.parse(fields) ?? {});
};

const envelope = (code: number, data: unknown, msg: string, extras: object) => ({
  code,
  success: succeeded({ code }),
  msg,
  data,
  ...extras,
});

const HEARTBEAT_MS = 15_000;

/**
 * Writes events as text/event-stream, no faster than the caller reads. Errors before the first event are answered with
 * the envelope; later errors become an `error` event.
 */
const sendEvents = async (
  reply: FastifyReply,
  events: AsyncIterable<StreamEvent>,
  signal: AbortSignal,
): Promise<FastifyReply> => {
  const iterator = events[Symbol.asyncIterator]();
  let next = await iterator.next();
  reply.hijack();
  const stream = reply.raw;
  stream.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const heartbeat = setInterval(() => stream.write(': \n\n'), HEARTBEAT_MS);
  try {
    while (!next.done && !signal.aborted) {
      if (!stream.write(frame(next.value)) && !signal.aborted)
        await Promise.race([once(stream, 'drain'), once(stream, 'close')]);
      next = await iterator.next();
    }
  } catch (error) {
    if (!(error instanceof BusinessError)) reply.log.error({ err: error }, 'stream failed');
    const msg = error instanceof BusinessError ? error.message : '回答中断，请重试';
    stream.write(frame({ event: 'error', data: { code: 0, msg, retryable: true } }));
  } finally {
    clearInterval(heartbeat);
    await iterator.return?.();
    stream.end();
  }
  return reply;
};

const frame = ({ event, data, id }: StreamEvent): string =>
  `${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
