import { isIPv6 } from 'node:net';

const GROUPS_OF_A_NETWORK = 4;

/**
 * Key of an address in a limit. For IPv6 it is the /64 network of a household, since a machine may use any of its 2^64
 * addresses; IPv4 addresses are used unchanged, also when written as IPv6.
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
