import type { FastifyRequest } from 'fastify';

/** Headers that proxies add; a browser on this machine sends none of them. */
const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

type RequestOrigin = Pick<FastifyRequest, 'socket' | 'headers'>;

/**
 * Whether a request is from this machine and was addressed to it. A proxy on this machine also connects from a loopback
 * address, but names the caller or the requested site.
 */
export const isLocalRequest = ({ socket, headers }: RequestOrigin): boolean =>
  isLoopbackAddress(socket.remoteAddress ?? '') &&
  FORWARDING_HEADERS.every((name) => headers[name] === undefined) &&
  isLocalAuthority(headers.host ?? '') &&
  (headers.origin === undefined || isLocalUrl(headers.origin));

/** Accepts names and addresses, also in the form for listening sockets: ::1, 127.0.0.1, localhost. */
export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || isLoopbackAddress(host.replace(/^\[(.+)\]$/, '$1'));

export const isLocalUrl = (address: string): boolean =>
  URL.canParse(address) && isLoopbackHost(new URL(address).hostname);

const isLocalAuthority = (authority: string): boolean => isLocalUrl(`http://${authority}`);

const isLoopbackAddress = (address: string): boolean => /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
