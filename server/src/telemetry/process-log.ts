import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Logger } from '../http/logger.ts';

/**
 * Reports an event of the process to people, as a line in Chinese, and to the log. The level is `error` by default; give
 * the cause as `err`.
 */
export type Report = (
  line: string,
  details?: { level?: keyof Logger; err?: unknown; [field: string]: unknown },
) => void;

/** The log of a process, one JSON line per record. @param stream standard output by default */
export const createLog = (level: string, stream?: DestinationStream): FastifyBaseLogger =>
  pino({ level, serializers }, stream);

export const reportTo =
  (log: Logger): Report =>
  (line, { level = 'error', ...fields } = {}) => {
    console.log(line);
    log[level](fields, line);
  };

/** Logs must not contain paths or queries (they may hold a token or a name), headers, or values quoted by database errors. */
const serializers = {
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
  err: ({ name, message, stack, code }: Error & { code?: string }) => ({
    type: name,
    message,
    code,
    stack: stack ?? '',
  }),
};
