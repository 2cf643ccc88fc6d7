import type { Envelope } from '@bee/contracts/envelope';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { BusinessError } from './errors.ts';
import { MalformedRequest } from './parse-request.ts';

/** The one place where an error becomes an answer. Internals go to the log only. */
export const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const { status, body } = describeFailure(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  reply.status(status).send(body);
};

export const failure = (code: number, msg: string): Envelope<null> => ({ code, success: false, msg, data: null });

/** Whether it is ours: not what the caller asked for, and not what the business refuses. */
export const isFault = (error: unknown): boolean => describeFailure(error).status >= 500;

const describeFailure = (error: unknown): { status: number; body: Envelope<null> } => {
  if (error instanceof BusinessError) return { status: 200, body: failure(error.code, error.message) };
  if (error instanceof MalformedRequest) return { status: 422, body: failure(422, error.message) };
  const status = statusOf(error);
  const known = TRANSPORT[status];
  if (known) return { status: known.status ?? status, body: failure(known.status ?? status, known.msg) };
  if (status >= 400 && status < 500) return { status, body: failure(status, '请求无法处理') };
  return { status: 500, body: failure(500, '服务器发生了一个错误，请稍后重试') };
};

const statusOf = (error: unknown): number => {
  const { statusCode } = (error ?? {}) as Partial<FastifyError>;
  return typeof statusCode === 'number' ? statusCode : 500;
};

const TRANSPORT: Partial<Record<number, { msg: string; status?: number }>> = {
  400: { msg: '请求格式有误，内容应是 JSON', status: 422 },
  413: { msg: '提交的内容过大，最多 1 MB' },
  415: { msg: '请求内容应是 JSON (application/json)' },
  429: { msg: '操作过于频繁，请稍后再试' },
  503: { msg: '服务暂时不可用，请稍后重试' },
};
