import { maskAddress } from './mask-address.ts';

it.each([
  ['203.0.113.7', '203.0.*.*'],
  ['::ffff:203.0.113.7', '203.0.*.*'],
  ['2001:db8:1:2::9', '2001:db8:*'],
])('masks %s', (ip, masked) => {
  expect(maskAddress(ip)).toBe(masked);
});
