import { startTestApp } from '@bee/testing/server/test-app';
import { readSettings } from '../settings.ts';
import { buildApp } from './app.ts';
import { clientAddress } from './client-address.ts';

/** Caller address that the server derives when the connection is from 192.0.2.1. */
const addressSeen = async (proxies: string, forwarded?: string): Promise<string> => {
  const settings = readSettings({ TRUST_PROXY: proxies, LOG_LEVEL: 'silent' }, '/', () => 'a secret of this test');
  const app = await buildApp({ settings, composition: () => '', isReady: () => true }, async (api) => {
    api.get('/address', async (request) => clientAddress(request));
  });
  const headers = forwarded ? { 'x-forwarded-for': forwarded, forwarded: 'for=9.9.9.9', 'x-real-ip': '9.9.9.9' } : {};
  const { body } = await app.inject({ url: '/api/address', remoteAddress: '192.0.2.1', headers });
  await app.close();
  return body;
};

describe('X-Forwarded-For', () => {
  it.each([
    ['0', undefined, '192.0.2.1'],
    ['0', '203.0.113.9', '192.0.2.1'],
    ['1', undefined, '192.0.2.1'],
    ['1', '203.0.113.9', '203.0.113.9'],
    // The first entries were written by the caller; each proxy appended an entry.
    ['1', '127.0.0.1, 203.0.113.9', '203.0.113.9'],
    ['1', '1.1.1.1, 2.2.2.2, 3.3.3.3, 203.0.113.9', '203.0.113.9'],
    ['2', '127.0.0.1, 203.0.113.9, 198.51.100.2', '203.0.113.9'],
    ['2', '203.0.113.9', '203.0.113.9'],
    ['1', '2001:db8::7', '2001:db8::7'],
    ['1', 'not an address', '192.0.2.1'],
    ['1', "'; drop table member; --", '192.0.2.1'],
  ])('behind %s proxies, saying %j, means %s', async (proxies, forwarded, ip) => {
    expect(await addressSeen(proxies, forwarded)).toBe(ip);
  });

  it('does not help against a limit when it is forged', async () => {
    const test = await startTestApp({ TRUST_PROXY: '0', RATE_LIMIT: '3' });
    try {
      const statuses: number[] = [];
      for (let i = 0; i < 5; i += 1)
        statuses.push((await test.call('base/getClientIp', {}, test.newBrowser(`203.0.113.${i}`))).status);
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
    } finally {
      await test.close();
    }
  });
});
