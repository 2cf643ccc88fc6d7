import { isIPv6 } from 'node:net';
import { addressKey } from '../../../../limits/address-key.ts';

/** Enough to recognize the usual network: 203.0.*.* for IPv4, the first two groups for IPv6. */
export const maskAddress = (ip: string): string => {
  const key = addressKey(ip);
  if (isIPv6(ip) && key.includes('::')) return `${key.split(':').slice(0, 2).join(':')}:*`;
  return key.replace(/^(\d+\.\d+)\.\d+\.\d+$/, '$1.*.*');
};
