import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { DEVELOPMENT_COOKIE, readDevelopment } from '../../../../http/development-cookie.ts';

const SECRET = 'a secret of this test run';
const ORIGIN = 'http://localhost:5171';
const asked = { remote: 'mf-ai', origin: ORIGIN };

let test: TestApp;
let operator: Browser;
beforeAll(async () => {
  test = await startTestApp({ DEV_ORIGINS: `${ORIGIN},https://dev.example.com`, PUBLIC_URL: 'https://bee.example' });
  operator = await signIn(test, { operator: true });
});
afterAll(() => test?.close());

const start = (browser: Browser, request: object = asked) => test.call('ops/startDevelopment', request, browser);
const cookieOf = (headers: Record<string, unknown>) =>
  [headers['set-cookie']].flat().find((one) => String(one).startsWith(`${DEVELOPMENT_COOKIE}=`)) as string | undefined;

it('gives an operator a cookie for this account, this remote, this origin and eight hours, and scripts never see it', async () => {
  const { body, headers } = await start(operator);
  expect(body).toMatchObject({ code: 1, data: asked });
  const cookie = cookieOf(headers) ?? '';
  expect(cookie.split('; ').slice(1).sort()).toEqual([
    'HttpOnly',
    'Max-Age=28800',
    'Path=/',
    'SameSite=Strict',
    'Secure',
  ]);
  const issued = readDevelopment(SECRET, operator.cookies[DEVELOPMENT_COOKIE], test.now().getTime());
  const [account] = operator.cookies['bee-account']?.split('.') ?? [];
  expect(issued).toEqual({ ...asked, account, until: test.now().getTime() + 8 * 3_600_000 });
});

it.each([
  ['a visitor', () => test.newBrowser(), 401],
  ['a member', () => signIn(test, {}), 403],
  ['an operator whose call comes from another site, without the token', () => ({ ...operator, token: '' }), 401],
] as const)('gives none to %s', async (_who, browser, code) => {
  const { body, headers } = await start(await browser());
  expect([body.code, cookieOf(headers)]).toEqual([code, undefined]);
});

it.each([
  'http://localhost:5172',
  'http://localhost:5171/',
  'https://dev.example.com.evil.example',
  'http://LOCALHOST:5171',
])('gives none for %s, which DEV_ORIGINS does not name', async (origin) => {
  const { body, headers } = await start(operator, { ...asked, origin });
  expect(body).toMatchObject({ code: 403, msg: expect.stringContaining('DEV_ORIGINS') });
  expect(cookieOf(headers)).toBeUndefined();
});

it.each(['shell', 'mf-AI', '../mf-ai', 'mf-ai"><script>'])('knows no remote %s', async (remote) => {
  expect((await start(operator, { ...asked, remote })).status).toBe(422);
});

it('gives none where no origin is allowed, which is so unless told', async () => {
  const closed = await startTestApp();
  try {
    const { body, headers } = await closed.call(
      'ops/startDevelopment',
      asked,
      await signIn(closed, { operator: true }),
    );
    expect(body).toMatchObject({ code: 403, msg: expect.stringContaining('--proxy') });
    expect(cookieOf(headers)).toBeUndefined();
  } finally {
    await closed.close();
  }
});

it('ends with the session', async () => {
  const browser = await signIn(test, { operator: true });
  await start(browser);
  const { headers } = await test.call('user/logout', {}, browser);
  expect(cookieOf(headers)).toMatch(/^bee-dev=; .*(Max-Age=0|1970)/);
});
