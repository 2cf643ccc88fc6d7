import { browserName } from './browser-name.ts';
import { maskAddress } from './mask-address.ts';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36';

it.each([
  [WINDOWS, 'Chrome · Windows'],
  [`${WINDOWS} Edg/120.0`, 'Edge · Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit Version/17.0 Safari/604.1', 'Safari · iPhone'],
  ['Mozilla/5.0 (Linux; Android 13) AppleWebKit Chrome/110 Mobile MicroMessenger/8.0', '微信 · Android'],
  ['curl/8.0', ''],
  [undefined, ''],
])('calls %s by the name that people know', (agent, name) => {
  expect(browserName(agent)).toBe(name);
});

it.each([
  ['203.0.113.7', '203.0.*.*'],
  ['::ffff:203.0.113.7', '203.0.*.*'],
  ['2001:db8:1:2::9', '2001:db8:*'],
])('masks %s', (ip, masked) => {
  expect(maskAddress(ip)).toBe(masked);
});
