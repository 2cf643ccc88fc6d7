import { buildMember, PASSWORD } from '@bee/testing/server/members';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';

let test: TestApp;
let username: string;
beforeAll(async () => {
  test = await startTestApp({ BEE_DEMO: 'auto', TRUST_PROXY: '0' });
  username = (await buildMember(test, { demo: true })).mobile;
});
afterAll(() => test?.close());

type Sent = { headers?: Record<string, string>; remoteAddress?: string };

const logIn = async (sent: Sent = {}) => {
  const payload = { username, password: PASSWORD };
  return (await test.app.inject({ method: 'POST', url: '/api/user/login', payload, ...sent })).json().code;
};
const outbox = async (sent: Sent = {}) => (await test.app.inject({ url: '/sandbox/outbox', ...sent })).statusCode;

describe('a demonstration of this machine only', () => {
  it('ends for a session that comes by a proxy', async () => {
    const payload = { username, password: PASSWORD };
    const login = await test.app.inject({ method: 'POST', url: '/api/user/login', payload });
    const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));
    const profile = (headers: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url: '/api/user/getProfile',
        cookies,
        headers: { token: login.json().token, ...headers },
      });
    expect((await profile({})).json().code).toBe(1);
    expect((await profile({ 'x-forwarded-for': '203.0.113.9' })).json().code).toBe(401);
  });

  it.each([
    ['localhost', {}],
    ['an address of its own', { headers: { host: '127.0.0.1:8080' } }],
    ['IPv6', { headers: { host: '[::1]:8080' }, remoteAddress: '::1' }],
    ['a name of its own', { headers: { host: 'sanqi.localhost:8080', origin: 'http://sanqi.localhost:8080' } }],
  ])('is there for a browser on it, by %s', async (_name, sent) => {
    expect([await logIn(sent), await outbox(sent)]).toEqual([1, 200]);
  });

  it.each([
    ['a proxy that names the caller', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['a proxy that names the caller in the standard way', { headers: { forwarded: 'for=203.0.113.9' } }],
    ['a proxy that passes the site’s name on', { headers: { host: 'www.example.com' } }],
    ['a name that only looks local', { headers: { host: 'localhost.example.com' } }],
    ['a page of another site', { headers: { origin: 'https://www.example.com' } }],
    ['another machine', { remoteAddress: '203.0.113.9' }],
  ])('is not there by %s', async (_name, sent) => {
    expect([await logIn(sent), await outbox(sent)]).toEqual([403, 404]);
  });
});
