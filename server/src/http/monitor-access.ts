import type { FastifyRequest } from 'fastify';
import { isLocalRequest } from './local-request.ts';
import { isSameText } from './mac.ts';

type MonitorRequest = Pick<FastifyRequest, 'socket' | 'headers'>;

/** Whether a caller may read operational data: this machine, or a monitor that sends METRICS_TOKEN. */
export const isMonitor = (token: string | undefined, request: MonitorRequest): boolean =>
  isLocalRequest(request) || (token !== undefined && isBearer(token, request.headers.authorization));

const isBearer = (token: string, header: string | undefined): boolean =>
  isSameText(/^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? '', token);
