import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { groupsOf } from '../http/network.ts';

const GROUPS_OF_A_NETWORK = 4;

/**
 * Key of an address in a limit. For IPv6 it is the /64 network of a household, since a machine may use any of its 2^64
 * addresses; IPv4 addresses are used unchanged, also when written as IPv6.
 */
export const addressKey = (ip: string): string => {
  if (isIP(ip) === 0) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6
    ? `${groupsOf(address, GROUPS_OF_A_NETWORK).join(':')}::/64`
    : address.toString();
};
