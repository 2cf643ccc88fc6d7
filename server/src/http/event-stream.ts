import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import { BusinessError } from './errors.ts';
import type { StreamEvent } from './route.ts';

const HEARTBEAT_MS = 15_000;

/**
 * Writes events as text/event-stream, no faster than the caller reads. Errors before the first event are answered with
 * the envelope; later errors become an `error` event.
 */
export const sendEvents = async (
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
