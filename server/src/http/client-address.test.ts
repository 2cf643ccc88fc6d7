import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { clientAddress } from './client-address.ts';

/** Address that a call with this header is attributed to, behind the test's trusted proxies. */
const addressOf = async (test: TestApp, forwarded?: string, remoteAddress = '192.0.2.1') => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await test.app.inject({ url: '/api/base/getClientIp', headers, remoteAddress });
  return answer.json().ip;
};

describe.each([
  [0, undefined, '192.0.2.1'],
  [0, '203.0.113.9', '192.0.2.1'],
  [0, '127.0.0.1', '192.0.2.1'],
  [1, undefined, '192.0.2.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  // The first entry was written by the caller, the last by the proxy.
  [1, '10.0.0.1, 203.0.113.9', '203.0.113.9'],
  [1, '127.0.0.1, 10.0.0.1, 203.0.113.9', '203.0.113.9'],
  [2, '10.0.0.1, 203.0.113.9, 198.51.100.1', '203.0.113.9'],
  [1, '203.0.113.9:4711', '203.0.113.9'],
  [1, '[2001:db8::1]:4711', '2001:db8::1'],
  [1, '::ffff:203.0.113.9', '203.0.113.9'],
  [1, 'unknown', '192.0.2.1'],
  [1, '<script>alert(1)</script>', '192.0.2.1'],
])('behind %i proxies and with X-Forwarded-For %j', (proxies, forwarded, expected) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await appBehind(proxies);
  });

  it(`a caller is ${expected}`, async () => expect(await addressOf(test, forwarded)).toBe(expected));
});

const apps = new Map<number, Promise<TestApp>>();
const appBehind = (proxies: number): Promise<TestApp> => {
  const known = apps.get(proxies) ?? startTestApp({ TRUST_PROXY: String(proxies) });
  apps.set(proxies, known);
  return known;
};
afterAll(async () => {
  for (const app of apps.values()) await (await app).close();
});

it('is empty for a caller that has left before its request is read', () => {
  const left = { ip: undefined, socket: {} } as unknown as Parameters<typeof clientAddress>[0];
  expect(clientAddress(left)).toBe('');
});
