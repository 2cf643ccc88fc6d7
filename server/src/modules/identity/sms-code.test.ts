import { readCaptcha } from '@bee/testing/server/captcha';
import { buildMember } from '@bee/testing/server/members';
import { askForCode, newestCode, receiveCode } from '@bee/testing/server/sms';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());
beforeEach(async () => {
  test.setNow('2026-03-04T10:00:00+08:00');
  await test.database.db.deleteFrom('sms_send').execute();
});

const MOBILE = '13912345678';
const ask = async (mobile: string, browser: Browser = test.newBrowser()) =>
  (await askForCode(test, browser, mobile, 'mobile_login')).body;

describe('asking for a code', () => {
  it('sends six digits and says when to ask again', async () => {
    expect(await ask(MOBILE)).toEqual({
      code: 1,
      success: true,
      msg: '验证码已发送，请注意查收',
      data: { retry_after: 60 },
    });
    expect(await newestCode(test, MOBILE)).toMatch(/^\d{6}$/);
  });

  it('answers alike for a member and a stranger', async () => {
    const { mobile } = await buildMember(test);
    expect(await ask(mobile)).toEqual(await ask('13712345678'));
  });

  it('looks at the number before the captcha, and leaves the captcha', async () => {
    const browser = test.newBrowser();
    const imgCode = await readCaptcha(test, browser, 'register');
    const send = (mobile: string) =>
      test.call('user/getSmsVerificationCode', { mobile, imgCode, purpose: 'register' }, browser);
    expect((await send('15412345678')).body).toMatchObject({ code: 0, msg: '请输入正确的手机号码' });
    expect((await send('+86 139-1234-5678')).body).toMatchObject({ code: 1 });
    expect((await send('13612345678')).body).toMatchObject({ code: 0, msg: '请输入正确的图形验证码' });
  });

  it('looks at the captcha before the limits, which a refused request leaves alone', async () => {
    await ask(MOBILE);
    const wrong = { mobile: MOBILE, imgCode: 'nonsense', purpose: 'mobile_login' };
    expect((await test.call('user/getSmsVerificationCode', wrong)).body.msg).toBe('请输入正确的图形验证码');
    const { count } = await test.database.db
      .selectFrom('sms_send')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('takes no captcha of another purpose, and has no message for a login by password', async () => {
    const browser = test.newBrowser();
    const imgCode = await readCaptcha(test, browser, 'login');
    const send = (purpose: string) =>
      test.call('user/getSmsVerificationCode', { mobile: MOBILE, imgCode, purpose }, browser);
    expect((await send('forgot')).body.msg).toBe('请输入正确的图形验证码');
    expect((await send('login')).body.msg).toBe('没有这种用途');
    expect((await send('nonsense')).body).toMatchObject({ code: 422, msg: 'purpose：没有这种用途' });
  });

  it.each([
    ['nothing', {}, 'mobile：请输入正确的手机号码'],
    ['no captcha', { mobile: MOBILE }, 'imgCode：请输入正确的图形验证码'],
    ['an empty captcha', { mobile: MOBILE, imgCode: ' ' }, 'imgCode：请输入正确的图形验证码'],
    ['a number without end', { mobile: '1'.repeat(10_000), imgCode: 'x' }, 'mobile：请输入正确的手机号码'],
  ])('refuses %s', async (_name, request, msg) => {
    expect((await test.call('user/getSmsVerificationCode', request)).body).toMatchObject({ code: 422, msg });
  });
});

describe('the limits of messages', () => {
  const at = (minutes: number) =>
    test.setNow(new Date(Date.parse('2026-03-04T10:00:00+08:00') + minutes * 60_000).toISOString());

  it('are one a minute', async () => {
    await ask(MOBILE);
    at(0.5);
    expect(await ask(MOBILE)).toMatchObject({ code: 429, msg: '验证码发送过于频繁，请 30 秒后再试' });
    at(1);
    expect(await ask(MOBILE)).toMatchObject({ code: 1 });
  });

  it('are five in any hour, over all purposes', async () => {
    for (const [minutes, purpose] of [
      [0, 'register'],
      [10, 'forgot'],
      [20, 'bind'],
      [30, 'mobile_login'],
      [40, 'register'],
    ] as const) {
      at(minutes);
      expect((await askForCode(test, test.newBrowser(), MOBILE, purpose)).body.code).toBe(1);
    }
    at(50);
    expect(await ask(MOBILE)).toMatchObject({ code: 429, msg: '这个号码获取验证码的次数过多，请 10 分钟后再试' });
    at(60);
    expect(await ask(MOBILE)).toMatchObject({ code: 1 });
    at(65);
    expect(await ask(MOBILE)).toMatchObject({ code: 429, msg: '这个号码获取验证码的次数过多，请 5 分钟后再试' });
  });

  it('are ten in any 24 hours', async () => {
    for (let i = 0; i < 10; i += 1) {
      at(i * 61);
      expect((await ask(MOBILE)).code).toBe(1);
    }
    at(10 * 61);
    expect(await ask(MOBILE)).toMatchObject({ code: 429, msg: '这个号码获取验证码的次数过多，请 14 小时后再试' });
    at(24 * 60);
    expect((await ask(MOBILE)).code).toBe(1);
  });

  it('are twenty numbers an hour and address; a number that is among them may ask again', async () => {
    const numbers = Array.from({ length: 21 }, (_, i) => `137000000${10 + i}`);
    for (const mobile of numbers.slice(0, 20)) expect((await ask(mobile)).code).toBe(1);
    const refused = await ask(numbers[20] ?? '');
    expect(refused).toMatchObject({ code: 429, msg: '当前网络获取验证码的号码过多，请 60 分钟后再试' });
    expect((await ask(numbers[20] ?? '', test.newBrowser('198.51.100.1'))).code).toBe(1);
    at(2);
    expect((await ask(numbers[0] ?? '')).code).toBe(1);
  });

  it('take the addresses of one IPv6 network for one', async () => {
    const from = (host: number) => test.newBrowser(`2001:db8:1:2::${host.toString(16)}`);
    for (let i = 0; i < 20; i += 1) expect((await ask(`136000000${10 + i}`, from(i + 1))).code).toBe(1);
    expect((await ask('13600000099', from(99))).code).toBe(429);
    expect((await ask('13600000099', test.newBrowser('2001:db8:1:3::1'))).code).toBe(1);
  });
});

describe('the code', () => {
  const logIn = async (code: string, browser: Browser, username = MOBILE) =>
    (await test.call('user/mobileAuth', { username, code, action: 'mobile_login' }, browser)).body;
  const WRONG = { code: 0, success: false, msg: '手机验证码错误或已过期，请重新获取', data: null, field: 'code' };

  it('opens once', async () => {
    const browser = test.newBrowser();
    const code = await receiveCode(test, browser, MOBILE, 'mobile_login');
    expect(await logIn(code, browser)).toMatchObject({ code: 1 });
    expect(await logIn(code, browser)).toEqual(WRONG);
  });

  it('belongs to the number, the browser and the purpose', async () => {
    const browser = test.newBrowser();
    const code = await receiveCode(test, browser, MOBILE, 'mobile_login');
    expect(await logIn(code, browser, '13812345678')).toEqual(WRONG);
    expect(await logIn(code, test.newBrowser())).toEqual(WRONG);
    const register = { username: MOBILE, code, password: 'Correct-horse-9', action: 'register' };
    expect((await test.call('user/mobileAuth', register, browser)).body).toEqual(WRONG);
    expect(await logIn(code, browser)).toMatchObject({ code: 1 });
  });

  it('may be tried five times', async () => {
    const browser = test.newBrowser();
    const code = await receiveCode(test, browser, MOBILE, 'mobile_login');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 4; i += 1) expect(await logIn(wrong, browser)).toEqual(WRONG);
    expect(await logIn(code, browser)).toMatchObject({ code: 1 });
    test.setNow('2026-03-04T10:01:00+08:00');
    const second = await receiveCode(test, browser, MOBILE, 'mobile_login');
    for (let i = 0; i < 5; i += 1) expect(await logIn('nonsense', browser)).toEqual(WRONG);
    expect(await logIn(second, browser)).toEqual(WRONG);
  });

  it('is gone after five minutes, and when the next one is sent', async () => {
    const browser = test.newBrowser();
    const first = await receiveCode(test, browser, MOBILE, 'mobile_login');
    test.setNow('2026-03-04T10:01:00+08:00');
    const second = await receiveCode(test, browser, MOBILE, 'mobile_login');
    if (first !== second) expect(await logIn(first, browser)).toEqual(WRONG);
    test.setNow('2026-03-04T10:06:00+08:00');
    expect(await logIn(second, browser)).toEqual(WRONG);
  });

  it('is not in the database in a form that could be tried out', async () => {
    const browser = test.newBrowser();
    const code = await receiveCode(test, browser, MOBILE, 'mobile_login');
    const stored = JSON.stringify(await test.database.db.selectFrom('sms_code').selectAll().execute());
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(browser.cookies.browser);
  });

  it('is read as people paste it', async () => {
    const browser = test.newBrowser();
    const code = await receiveCode(test, browser, MOBILE, 'mobile_login');
    const fullWidth = [...code].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('');
    expect(await logIn(` ${fullWidth} `, browser, `+86 ${MOBILE}`)).toMatchObject({ code: 1 });
  });
});
