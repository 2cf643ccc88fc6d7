import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLocalRequest } from './local-request.ts';

type MonitorRequest = Pick<FastifyRequest, 'socket' | 'headers'>;

/** Whether a caller may read operational data: this machine, or a monitor that sends METRICS_TOKEN. */
export const isMonitor = (token: string | undefined, request: MonitorRequest): boolean =>
  isLocalRequest(request) || (token !== undefined && isBearer(token, request.headers.authorization));

const isBearer = (token: string, header: string | undefined): boolean => {
  const given = Buffer.from(/^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? '');
  const expected = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
};
