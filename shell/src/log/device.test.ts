import { browserInfo, systemOf } from './device.ts';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', 'Windows 10'],
  ['Mozilla/5.0 (Windows NT 6.1; WOW64)', 'Windows 7'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.2 Safari/605.1.15', 'macOS 10.15.7'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X)', 'iOS 17.2'],
  ['Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X)', 'iOS 16.6'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0.0.0 Mobile', 'Android 14'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1', 'HarmonyOS 5.0'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['curl/8', 'unknown'],
])('the system of %s is %s', (agent, system) => expect(systemOf(agent)).toBe(system));

it('device info is JSON with browser, language and sizes', () => {
  expect(Object.keys(JSON.parse(browserInfo()))).toEqual(
    expect.arrayContaining(['name', 'version', 'userAgent', 'language', 'screen', 'window', 'pixelRatio']),
  );
});
