import type { SignInPurpose } from '@bee/contracts/resource/identity';
import { findWork, solveCaptcha } from '@bee/testing/server/captcha';
import { buildMember, PASSWORD } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());
beforeEach(async () => {
  test.setNow('2026-03-04T10:00:00+08:00');
  await test.database.db.deleteFrom('captcha').execute();
  await test.database.db.deleteFrom('attempt').execute();
});

const draw = async (browser = test.newBrowser(), purpose?: SignInPurpose) => {
  const request = purpose ? { random: '1', purpose } : { random: '1' };
  const { headers } = await test.call('user/getImgVerificationCode', request, browser);
  const { answer } = await test.database.db.selectFrom('captcha').select('answer').executeTakeFirstOrThrow();
  return { browser, answer, headers };
};

const login = async (imgCode: string, browser: Browser) => {
  const { mobile } = await buildMember(test);
  return (await test.call('user/login', { username: mobile, password: PASSWORD, imgCode }, browser)).body;
};
const WRONG = '请输入正确的图形验证码';

describe('the image captcha', () => {
  it('is a PNG that nothing keeps, with an HttpOnly cookie for this API alone', async () => {
    const { headers } = await draw();
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
    expect(String(headers['set-cookie'])).toMatch(/^browser=[\w-]{43}; Path=\/api\/user; HttpOnly; SameSite=Lax$/);
  });

  it('opens once, in any case of letters', async () => {
    const { browser, answer } = await draw();
    expect(await login(` ${answer.toUpperCase()} `, browser)).toMatchObject({ code: 1 });
    expect(await login(answer, browser)).toMatchObject({ code: 0, msg: WRONG });
  });

  it('belongs to the browser that asked for it', async () => {
    const { answer } = await draw();
    expect(await login(answer, test.newBrowser())).toMatchObject({ code: 0, msg: WRONG });
    const another = await draw(test.newBrowser());
    expect(await login(answer, another.browser)).toMatchObject({ code: 0, msg: WRONG });
  });

  it.each(['mobile_login', 'register', 'forgot', 'bind'] as const)('for %s does not serve a login', async (purpose) => {
    const { browser, answer } = await draw(test.newBrowser(), purpose);
    expect(await login(answer, browser)).toMatchObject({ code: 0, msg: WRONG });
  });

  it('is used up by a wrong answer', async () => {
    const { browser, answer } = await draw();
    expect(await login('????', browser)).toMatchObject({ code: 0, msg: WRONG });
    expect(await login(answer, browser)).toMatchObject({ code: 0, msg: WRONG });
  });

  it('is replaced by the next one of its purpose, not of another', async () => {
    const { browser, answer } = await draw();
    await draw(browser);
    expect(await login(answer, browser)).toMatchObject({ code: 0, msg: WRONG });
    await test.database.db.deleteFrom('captcha').execute();
    const kept = await draw(browser);
    await test.call('user/getImgVerificationCode', { purpose: 'register' }, browser);
    expect(await login(kept.answer, browser)).toMatchObject({ code: 1 });
  });

  it('is gone after five minutes', async () => {
    const { browser, answer } = await draw();
    test.setNow('2026-03-04T10:05:00+08:00');
    expect(await login(answer, browser)).toMatchObject({ code: 0, msg: WRONG });
  });

  it('takes no cookie that is not of its own making', async () => {
    const browser = { ...test.newBrowser(), cookies: { browser: 'chosen' } };
    const { answer } = await draw(browser);
    expect(browser.cookies.browser).toMatch(/^[\w-]{43}$/);
    expect(await login(answer, browser)).toMatchObject({ code: 1 });
  });
});

describe('the captcha without an image', () => {
  it('is opened once by the number that was worked for', async () => {
    const browser = test.newBrowser();
    const n = await solveCaptcha(test, browser, 'login');
    expect(await login(n, browser)).toMatchObject({ code: 1 });
    expect(await login(n, browser)).toMatchObject({ code: 0, msg: WRONG });
  });

  it('asks for work that a browser does in a few seconds', async () => {
    const { body } = await test.call('user/getCaptchaWork', {}, test.newBrowser());
    expect(body.data).toEqual({ challenge: expect.stringMatching(/^[\w-]{43}$/), bits: 17 });
  });

  it.each([
    ['another number', (n: string) => String(Number(n) + 1)],
    ['the challenge of somebody else', () => findWork('another challenge', 17)],
    ['less work', () => '0'],
    ['no number', () => '1e3'],
    ['a number with a sign', (n: string) => `+${n}`],
    ['far too many digits', (n: string) => n.padStart(30, '0')],
  ])('is not opened by %s', async (_name, change) => {
    const browser = test.newBrowser();
    const n = await solveCaptcha(test, browser, 'login');
    expect(await login(change(n), browser)).toMatchObject({ code: 0, msg: WRONG });
  });

  it('belongs to its browser and its purpose', async () => {
    const browser = test.newBrowser();
    const n = await solveCaptcha(test, browser, 'register');
    expect(await login(n, browser)).toMatchObject({ code: 0, msg: WRONG });
    expect(await login(n, test.newBrowser())).toMatchObject({ code: 0, msg: WRONG });
  });
});
