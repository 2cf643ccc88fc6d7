import type { Refused } from '@bee/contracts/envelope';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type DatabaseTrouble, DatabaseUnavailable } from '../db/database-error.ts';
import { BusinessError } from './errors.ts';
import { MalformedRequest } from './parse-request.ts';

/** The only place where errors are turned into responses. Internals are logged, never sent. */
export const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const { status, body } = describeFailure(error);
  if (error instanceof DatabaseUnavailable) reportTrouble(error, request);
  // A service that is unavailable is reported where that is noticed.
  else if (body.code >= FAULT && status !== 503)
    request.log.error({ err: error, code: body.code, route: request.routeOptions.url }, 'request failed');
  reply.header('cache-control', 'no-store');
  reply.envelopeCode = body.code;
  // Faults of the site are found by the request id, so the message shown to users contains it.
  const isFaulty = body.code >= FAULT && !(error instanceof BusinessError);
  reply.status(status).send(isFaulty ? { ...body, msg: withId(body.msg, request.id) } : body);
};

export const withId = (msg: string, requestId: string): string => `${msg}（请求编号 ${requestId}）`;

/**
 * An outage is logged once, by the database's health check; a limit that the database enforced, whose errors have a
 * code, is logged without a stack.
 */
const reportTrouble = ({ trouble, code, message }: DatabaseUnavailable, request: FastifyRequest): void => {
  if (trouble !== 'away' && code)
    request.log.warn({ trouble, path: request.routeOptions.url }, `database limit: ${message}`);
};

const TROUBLES: Record<DatabaseTrouble, string> = {
  away: '数据服务暂时不可用，请稍后再试',
  crowded: '数据服务正忙，请稍后再试',
  slow: '这次查询用时过长，已经停止；请缩小范围，或稍后再试',
  locked: '这些数据正在被别的操作修改，请稍后再试',
};

export const failure = (code: number, msg: string, field?: string): Refused => ({
  code,
  success: false,
  msg,
  data: null,
  ...(field && { field }),
});

/** Whether the site is at fault, regardless of the HTTP status: an unavailable service is, a business error is not. */
export const isFault = (error: unknown): boolean => describeFailure(error).body.code >= FAULT;

const FAULT = 500;
const UNEXPECTED = 500;

const describeFailure = (error: unknown): { status: number; body: Refused } => {
  if (error instanceof BusinessError) return { status: 200, body: failure(error.code, error.message, error.field) };
  if (error instanceof DatabaseUnavailable) return { status: 503, body: failure(503, TROUBLES[error.trouble]) };
  if (error instanceof MalformedRequest) return { status: 422, body: failure(422, error.message, error.field) };
  const status = statusOf(error);
  const known = TRANSPORT[status];
  if (known) return { status: known.status ?? status, body: failure(known.status ?? status, known.msg) };
  if (status >= 400 && status < 500) return { status, body: failure(status, '请求无法处理') };
  return { status: 500, body: failure(UNEXPECTED, '服务器发生了一个错误，请稍后重试') };
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
