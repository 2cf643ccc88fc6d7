import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { isOutage } from '../db/database-error.ts';
import type { Logger } from '../http/logger.ts';
import { activityFields } from './activity.ts';

/** Logs an event of the process, in Chinese for its operators. The level is `error` by default; give the cause as `err`. */
export type Report = (
  line: string,
  details?: { level?: keyof Logger; err?: unknown; [field: string]: unknown },
) => void;

/** The log of a process, one JSON line per record. @param stream standard output by default */
export const createLog = (level: string, stream?: DestinationStream): FastifyBaseLogger =>
  pino({ level, serializers, mixin, hooks: { logMethod } }, stream);

export const reportTo =
  (log: Logger): Report =>
  (line, { level = 'error', ...fields } = {}) =>
    log[level](fields, line);

/** An outage of the database is logged once, by its health check, not by each call and job that fails. */
function logMethod(this: unknown, given: unknown[], method: (...given: never[]) => void) {
  const [details] = given as [{ err?: unknown } | undefined];
  if (!isOutage(details?.err)) method.apply(this, given as never[]);
}

/** Lines of code that does not know the request name it too; those of a request's own log do so anyway. */
const mixin = (_details: object, _level: number, log: pino.Logger): object => {
  const fields = activityFields();
  return fields && 'requestId' in log.bindings() ? { ...fields, requestId: undefined } : { ...fields };
};

/** Logs must not contain paths or queries (they may hold a token or a name), headers, or values quoted by database errors. */
const serializers = {
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
  err: ({ name, message, stack, code, cause, statement = statementOf(cause) }: StatementError) => ({
    type: name,
    message,
    code,
    statement,
    stack: stack ?? '',
  }),
};

type StatementError = Error & { code?: string; statement?: string };

const statementOf = (cause: unknown) => (cause as StatementError | undefined)?.statement;
