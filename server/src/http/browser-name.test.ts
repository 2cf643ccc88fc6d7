import { browserName, browserVersion } from './browser-name.ts';

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
  [WINDOWS, 'Chrome 120'],
  [`${WINDOWS} Edg/121.0`, 'Edge 121'],
  [
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1',
    'Safari 17',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox 133'],
  ['Mozilla/5.0 (Linux; Android 13) AppleWebKit Chrome/110 Mobile MicroMessenger/8.0', '微信 8'],
  ['curl/8.0', '其他'],
  [undefined, '其他'],
])('the version of %s is %s', (agent, version) => {
  expect(browserVersion(agent)).toBe(version);
});
