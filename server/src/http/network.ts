import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';

/** The part of an address that belongs to one household, office or machine: /24 of IPv4, /48 of IPv6. */
export const networkOf = (address: string): string => {
  if (isIPv4(address)) return address.split('.').slice(0, 3).join('.');
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right];
  return groups
    .slice(0, 3)
    .map((group) => group.padStart(4, '0'))
    .join(':');
};

/** Counted instead of a network, so that no table of evidence contains addresses. */
export const networkHash = (secret: string, address: string): string =>
  createHmac('sha256', secret)
    .update(`network ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 8);
