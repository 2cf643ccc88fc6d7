import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { macOf } from './mac.ts';

/** The part of an address that belongs to one household, office or machine: /24 of IPv4, /48 of IPv6; '' if invalid. */
export const networkOf = (address: string): string => {
  const family = isIP(address);
  if (family === 0) return '';
  // Without parsing, because every request is logged with its network.
  if (family === 4) return address.slice(0, address.lastIndexOf('.'));
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? groupsOf(parsed, 3)
        .map((group) => group.padStart(4, '0'))
        .join(':')
    : parsed.octets.slice(0, 3).join('.');
};

/** The first groups of an IPv6 address, hexadecimal without leading zeros. */
export const groupsOf = (address: ipaddr.IPv6, count: number): string[] =>
  address.parts.slice(0, count).map((part) => part.toString(16));

/** Counted instead of a network, so that no table of evidence contains addresses. */
export const networkHash = (secret: string, address: string): string =>
  macOf(secret, `network ${networkOf(address)}`).slice(0, 8);
