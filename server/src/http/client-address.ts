import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Who calls. Fastify has read X-Forwarded-For as far as proxies are trusted (TRUST_PROXY); what stands there is still
 * only a text, so anything that is no address is not believed. Ports and the IPv6 form of an IPv4 address are taken off.
 */
export const clientAddress = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  plain(ip) ?? plain(socket.remoteAddress ?? '') ?? '';

const plain = (text: string): string | null => {
  const address = text
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) ? address : null;
};
