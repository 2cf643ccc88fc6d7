import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Address of the caller. Fastify reads X-Forwarded-For as far as proxies are trusted (TRUST_PROXY), but its content is
 * only text, so anything that is not an IP address is ignored. Ports and the IPv6 form of IPv4 addresses are removed.
 * A caller that has left before the request is read has no address, and Fastify then no `ip`.
 */
export const clientAddress = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  plain(ip) ?? plain(socket.remoteAddress) ?? '';

const plain = (text: string | undefined): string | null => {
  const address = (text ?? '')
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) ? address : null;
};
