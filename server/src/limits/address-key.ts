import { isIPv6 } from 'node:net';

const GROUPS_OF_A_NETWORK = 4;

/**
 * What counts as one address in a limit: of IPv6 the network of 64 bits that a household gets, since a machine may take
 * any of its 2^64 addresses; IPv4 as it is, also where it is written as IPv6.
 */
export const addressKey = (ip: string): string => {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  return mapped?.[1] ?? `${networkOf(ip)}::/64`;
};

const networkOf = (ip: string): string => {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const groups = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...after]
    .slice(0, GROUPS_OF_A_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};
