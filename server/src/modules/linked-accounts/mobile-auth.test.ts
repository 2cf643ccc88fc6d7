import { buildMember, PASSWORD, signIn } from '@bee/testing/server/members';
import { receiveCode } from '@bee/testing/server/sms';
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

const NEW_PASSWORD = 'Another-horse-7';
const WRONG = { code: 0, success: false, msg: '手机验证码错误或已过期，请重新获取', data: null, field: 'code' };

let last = 0;
const strangersMobile = (): string => {
  last += 1;
  return `1380000${String(last).padStart(4, '0')}`;
};

const memberOf = (mobile: string) =>
  test.database.db.selectFrom('member').selectAll().where('mobile', '=', mobile).executeTakeFirstOrThrow();
const isSignedIn = async (browser: Browser) => (await test.call('user/getProfile', {}, browser)).body.code === 1;

describe('logging in by phone', () => {
  const logIn = async (mobile: string, more = {}, browser = test.newBrowser()) => {
    const code = await receiveCode(test, browser, mobile, 'mobile_login');
    const answer = await test.call(
      'user/mobileAuth',
      { username: mobile, code, action: 'mobile_login', ...more },
      browser,
    );
    return { ...answer, browser: { ...browser, token: String(answer.body.token) } };
  };

  it('opens the account of the number, with the token beside the data and both cookies', async () => {
    const { mobile, uid } = await buildMember(test);
    const { body, browser, headers } = await logIn(mobile);
    expect(body).toEqual({ code: 1, success: true, msg: '登录成功', data: null, token: browser.cookies.token });
    expect(String(headers['set-cookie'])).toMatch(/token=.*sid=[^;]+; Path=\/; HttpOnly/);
    expect((await test.call('user/getProfile', {}, browser)).body.data).toMatchObject({ uid: String(uid), login: 1 });
  });

  it('remembers for seven days when asked to', async () => {
    const { mobile } = await buildMember(test);
    const cookies = (await logIn(mobile, { remember: true })).headers['set-cookie'] as string[];
    expect(cookies.filter((cookie) => cookie.includes('Max-Age=604800'))).toHaveLength(3);
  });

  it('makes a stranger a member', async () => {
    const mobile = strangersMobile();
    const { browser } = await logIn(mobile, {}, test.newBrowser('198.51.100.20'));
    const { body } = await test.call('user/getProfile', {}, browser);
    expect(body.data).toMatchObject({
      nickname: `用户${mobile.slice(-4)}`,
      reg_ip: '198.51.100.20',
      reg_time: '2026-03-04T02:00:00.000Z',
      login: 1,
      hasVip: false,
      status: 'active',
    });
    expect(await memberOf(mobile)).toMatchObject({ password_hash: null, is_operator: false });
  });

  it('leaves no password that opens what was made without one', async () => {
    const mobile = strangersMobile();
    await logIn(mobile);
    const { body } = await test.call('user/login', { username: mobile, password: 'null1234' });
    expect(body.msg).toBe('账号或密码错误，请重新输入');
  });

  it('is not for blocked members', async () => {
    const { mobile, uid } = await buildMember(test);
    await test.database.db.updateTable('member').set({ status: 'blocked' }).where('uid', '=', uid).execute();
    const { body, headers } = await logIn(mobile);
    expect(body).toMatchObject({ code: 403, msg: '账号已停用，请联系客服' });
    expect(String(headers['set-cookie'])).not.toContain('sid=');
  });

  it('needs a code that was sent', async () => {
    const { mobile } = await buildMember(test);
    const request = { username: mobile, code: '123456', action: 'mobile_login' };
    expect((await test.call('user/mobileAuth', request)).body).toEqual(WRONG);
    expect((await test.call('user/mobileAuth', { ...request, username: strangersMobile() })).body).toEqual(WRONG);
    expect((await test.call('user/mobileAuth', { ...request, code: ' ' })).body.msg).toBe('code：手机验证码不能为空');
    expect((await test.call('user/mobileAuth', { ...request, username: '123' })).body.msg).toBe('请输入正确的手机号码');
  });
});

describe('registering', () => {
  const register = async (mobile: string, password: string, more = {}, browser = test.newBrowser()) => {
    const code = await receiveCode(test, browser, mobile, 'register');
    const request = { username: mobile, password, code, action: 'register', ...more };
    return { ...(await test.call('user/mobileAuth', request, browser)), browser };
  };

  it('makes a member who is logged in and may log in again by password', async () => {
    const mobile = strangersMobile();
    const { body, browser } = await register(mobile, NEW_PASSWORD);
    expect(body).toEqual({ code: 1, success: true, msg: '注册成功', data: null, token: browser.cookies.token });
    expect(await memberOf(mobile)).toMatchObject({ reg_ip: '203.0.113.7', reg_time: '2026-03-04T02:00:00.000Z' });
    expect((await test.call('user/login', { username: mobile, password: NEW_PASSWORD })).body.code).toBe(1);
  });

  it('tells who holds the phone that the number is registered, and changes nothing', async () => {
    const { mobile } = await buildMember(test);
    const { body } = await register(mobile, NEW_PASSWORD);
    expect(body).toMatchObject({ code: 0, msg: '该手机号已注册，请直接登录' });
    expect(body).not.toHaveProperty('token');
    expect((await test.call('user/login', { username: mobile, password: PASSWORD })).body.code).toBe(1);
  });

  it('answers a wrong code alike for members and strangers', async () => {
    const { mobile } = await buildMember(test);
    for (const number of [mobile, strangersMobile()])
      expect((await register(number, NEW_PASSWORD, { code: 'nonsense' })).body).toEqual(WRONG);
  });

  it.each([
    ['a1b2c3d', '密码须为 8 至 128 个字符'],
    ['🐝🐝🐝a1', '密码须为 8 至 128 个字符'],
    ['12345678', '密码须同时含有字母和数字'],
    ['abcdefgh', '密码须同时含有字母和数字'],
    ['        ', '密码须同时含有字母和数字'],
    ['', 'password：密码不能为空'],
    ['a1'.repeat(65), 'password：密码过长，最多 128 个字符'],
  ])('refuses the password %j before the code is looked at', async (password, msg) => {
    const { body, browser } = await register(strangersMobile(), password);
    expect(body.msg).toBe(msg);
    expect(browser.cookies).not.toHaveProperty('token');
  });

  it.each(['蜜蜂蜜蜂蜜蜂蜂1', 'a1'.repeat(64), ' spaces 4 all '])('takes the password %j', async (password) => {
    const mobile = strangersMobile();
    expect((await register(mobile, password)).body.code).toBe(1);
    expect((await test.call('user/login', { username: mobile, password })).body.code).toBe(1);
  });

  it('keeps the code when only the password was refused', async () => {
    const mobile = strangersMobile();
    const browser = test.newBrowser();
    const code = await receiveCode(test, browser, mobile, 'register');
    const request = { username: mobile, code, action: 'register' };
    expect((await test.call('user/mobileAuth', { ...request, password: 'short' }, browser)).body.code).toBe(0);
    expect((await test.call('user/mobileAuth', request, browser)).body.msg).toBe('密码不能为空');
    expect((await test.call('user/mobileAuth', { ...request, password: NEW_PASSWORD }, browser)).body.code).toBe(1);
  });
});

describe('a forgotten password', () => {
  const reset = async (mobile: string, more = {}, browser = test.newBrowser()) => {
    const code = await receiveCode(test, browser, mobile, 'forgot');
    return test.call('user/forgetPassword', { username: mobile, password: NEW_PASSWORD, code, ...more }, browser);
  };

  it('is replaced, and every login with the old one ends', async () => {
    const { mobile } = await buildMember(test);
    const old = test.newBrowser();
    const { body } = await test.call('user/login', { username: mobile, password: PASSWORD, remember: true }, old);
    const signedIn = { ...old, token: String(body.token) };
    expect(await isSignedIn(signedIn)).toBe(true);
    expect((await reset(mobile)).body).toEqual({
      code: 1,
      success: true,
      msg: '密码已重置，请使用新密码登录',
      data: null,
    });
    expect(await isSignedIn(signedIn)).toBe(false);
    expect((await test.call('user/login', { username: mobile, password: PASSWORD })).body.code).toBe(0);
    expect((await test.call('user/login', { username: mobile, password: NEW_PASSWORD })).body.code).toBe(1);
  });

  it('leaves the login of this browser and of other members', async () => {
    const browser = await signIn(test);
    const other = await signIn(test);
    const { mobile } = await test.database.db
      .selectFrom('member')
      .select('mobile')
      .where('uid', '=', browser.uid)
      .executeTakeFirstOrThrow();
    expect((await reset(mobile ?? '', {}, browser)).body.code).toBe(1);
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, true]);
  });

  it('opens again what too many tries had closed', async () => {
    const { mobile } = await buildMember(test);
    for (let i = 0; i < 11; i += 1) await test.call('user/login', { username: mobile, password: 'nonsense' });
    expect((await test.call('user/login', { username: mobile, password: PASSWORD })).body.code).toBe(429);
    await reset(mobile);
    expect((await test.call('user/login', { username: mobile, password: NEW_PASSWORD })).body.code).toBe(1);
  });

  it('tells who holds the phone that there is no account, and nobody else', async () => {
    const stranger = strangersMobile();
    expect((await reset(stranger)).body).toMatchObject({ code: 0, msg: '该手机号尚未注册，请先注册' });
    const { mobile } = await buildMember(test);
    for (const number of [mobile, strangersMobile()])
      expect((await reset(number, { code: 'nonsense' })).body).toEqual(WRONG);
  });

  it.each([
    ['short1', '密码须为 8 至 128 个字符'],
    ['only letters', '密码须同时含有字母和数字'],
  ])('is not replaced by %j', async (password, msg) => {
    const { mobile } = await buildMember(test);
    expect((await reset(mobile, { password })).body).toMatchObject({ code: 0, msg });
  });
});

describe('binding a phone', () => {
  const bind = { username: '13812345678', code: '123456', password: PASSWORD };

  it('needs the login that it is for', async () => {
    const state = 'a'.repeat(32);
    const call = async (request: object, browser?: Browser) =>
      (await test.call('user/mobileAuth', request, browser)).body;
    expect(await call({ ...bind, action: 'mobile_bind', state })).toMatchObject({ code: 401, msg: '请先登录' });
    expect(await call({ ...bind, action: 'mobile_bind' }, await signIn(test))).toMatchObject({ code: 0 });
    expect(await call(bind)).toMatchObject({ code: 0, msg: '登录状态编号有误，请重新开始' });
    expect(await call({ ...bind, state: 'short' })).toMatchObject({ code: 422 });
    expect(await call({ ...bind, state })).toEqual(WRONG);
    expect(await call({ ...bind, state, password: undefined })).toMatchObject({ msg: '密码不能为空' });
  });
});
