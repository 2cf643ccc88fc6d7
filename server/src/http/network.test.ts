import { networkHash, networkOf } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113'],
  ['2001:db8:1:2::7', '2001:0db8:0001'],
  ['2001:db8::7', '2001:0db8:0000'],
  ['::1', '0000:0000:0000'],
  ['fe80::1%eth0', 'fe80:0000:0000'],
  ['', ''],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

it('neighbours count as one, and the hash is of this installation', () => {
  expect(networkHash('a', '203.0.113.7')).toBe(networkHash('a', '203.0.113.99'));
  expect(networkHash('a', '203.0.113.7')).not.toBe(networkHash('a', '203.0.114.7'));
  expect(networkHash('a', '203.0.113.7')).not.toBe(networkHash('b', '203.0.113.7'));
  expect(networkHash('a', '203.0.113.7')).toMatch(/^[\w-]{8}$/);
});
