import { buildMember, PASSWORD, signIn } from '@bee/testing/server/members';
import { type Answer, startTestApp, type TestApp } from '@bee/testing/server/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());
beforeEach(async () => {
  test.setNow('2026-03-04T10:00:00+08:00');
  await test.database.db.deleteFrom('attempt').execute();
});

const tryLogin = (username: string, password: string, browser = test.newBrowser()): Promise<Answer> =>
  test.call('user/login', { username, password }, browser);

describe('logging in', () => {
  it('gives the token beside the data and both cookies, of which JavaScript sees one', async () => {
    const { mobile } = await buildMember(test);
    const browser = test.newBrowser();
    const { body, headers } = await tryLogin(mobile, PASSWORD, browser);
    expect(body).toMatchObject({ code: 1, success: true, token: browser.cookies.token });
    const [token, sid] = headers['set-cookie'] as string[];
    expect(token).toMatch(/^token=.+SameSite=Lax/);
    expect(token).not.toMatch(/HttpOnly|Secure|Max-Age/);
    expect(sid).toMatch(/^sid=.+HttpOnly/);
  });

  it('over https names the half that no script sees so that no other host can plant one', async () => {
    const secure = await startTestApp({ PUBLIC_URL: 'https://www.example.com' });
    try {
      const { mobile } = await buildMember(secure);
      const browser = secure.newBrowser();
      const { body, headers } = await secure.call('user/login', { username: mobile, password: PASSWORD }, browser);
      const [token, sid] = headers['set-cookie'] as string[];
      expect(token).toMatch(/^token=.+Path=\/;.* Secure/);
      expect(sid).toMatch(/^__Host-sid=.+Path=\/; HttpOnly; Secure/);
      expect(sid).not.toContain('Domain');
      const member = { ...browser, token: String(body.token) };
      const { '__Host-sid': secret, ...others } = browser.cookies;
      const planted = { ...member, cookies: { ...others, sid: secret ?? '' } };
      expect((await secure.call('user/getProfile', {}, planted)).body.code).toBe(401);
      expect((await secure.call('user/getProfile', {}, member)).body.code).toBe(1);
      const left = await secure.call('user/logout', {}, member);
      expect(String(left.headers['set-cookie'])).toMatch(
        /__Host-sid=;[^,]*Path=\/;[^,]*Expires=Thu, 01 Jan 1970[^,]* Secure/,
      );
    } finally {
      await secure.close();
    }
  });

  it('names the account to the edge, alike in every browser, until logout', async () => {
    const { mobile } = await buildMember(test);
    const [one, other] = [test.newBrowser(), test.newBrowser()];
    const { headers } = await tryLogin(mobile, PASSWORD, one);
    await tryLogin(mobile, PASSWORD, other);
    expect((headers['set-cookie'] as string[])[2]).toMatch(/^bee-account=.+HttpOnly/);
    expect(other.cookies['bee-account']).toBe(one.cookies['bee-account']);
    const left = await test.call('user/logout', {}, { ...one, token: one.cookies.token ?? '' });
    expect((left.headers['set-cookie'] as string[]).filter((cookie) => /^bee-account=;/.test(cookie))).toHaveLength(1);
  });

  it('names it to a session of before, too', async () => {
    const { mobile } = await buildMember(test);
    const browser = test.newBrowser();
    await tryLogin(mobile, PASSWORD, browser);
    const { 'bee-account': account, ...cookies } = browser.cookies;
    const before = { ...browser, cookies, token: cookies.token ?? '' };
    test.setNow('2026-03-04T10:02:00+08:00');
    await test.call('user/getProfile', {}, before);
    expect(before.cookies['bee-account']).toBe(account);
  });

  it('remembers for seven days when asked to', async () => {
    const { mobile } = await buildMember(test);
    const { headers } = await test.call('user/login', { username: mobile, password: PASSWORD, remember: true });
    for (const cookie of headers['set-cookie'] as string[]) expect(cookie).toContain('Max-Age=604800');
  });

  it('takes a number as people paste it', async () => {
    const { mobile } = await buildMember(test);
    const pasted = `+86 ${mobile.slice(0, 3)}-${mobile.slice(3, 7)}-${mobile.slice(7)}`;
    expect((await tryLogin(pasted, PASSWORD)).body.code).toBe(1);
  });

  it('answers alike for an unknown number and a wrong password', async () => {
    const { mobile } = await buildMember(test);
    const wrong = await tryLogin(mobile, 'nonsense');
    const unknown = await tryLogin('13700000000', 'nonsense');
    expect(wrong.body).toEqual({
      code: 0,
      success: false,
      msg: '账号或密码错误，请重新输入',
      data: null,
      field: 'password',
    });
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.headers['set-cookie']).toBeUndefined();
  });

  it('names the field that is missing', async () => {
    expect((await test.call('user/login', { username: '13900000000' })).body.msg).toBe('password：密码不能为空');
  });

  it('asks for a captcha after five attempts and stops after ten', async () => {
    const { mobile } = await buildMember(test);
    for (let i = 0; i < 5; i++) await tryLogin(mobile, 'nonsense');
    expect((await tryLogin(mobile, PASSWORD)).body.msg).toBe('请输入正确的图形验证码');
    for (let i = 0; i < 4; i++) await tryLogin(mobile, 'nonsense');
    expect((await tryLogin(mobile, PASSWORD)).body).toMatchObject({ code: 429, msg: '登录尝试过多，请 15 分钟后再试' });
    test.setNow('2026-03-04T10:15:01+08:00');
    expect((await tryLogin(mobile, PASSWORD)).body.code).toBe(1);
  });

  it('counts from one again after a success', async () => {
    const { mobile } = await buildMember(test);
    for (let i = 0; i < 4; i++) await tryLogin(mobile, 'nonsense');
    expect((await tryLogin(mobile, PASSWORD)).body.code).toBe(1);
    for (let i = 0; i < 4; i++) await tryLogin(mobile, 'nonsense');
    expect((await tryLogin(mobile, PASSWORD)).body.code).toBe(1);
  });

  it('refuses a blocked member and, where demonstrations are off, a demonstration account', async () => {
    const blocked = await buildMember(test);
    await test.database.db.updateTable('member').set({ status: 'blocked' }).where('uid', '=', blocked.uid).execute();
    expect((await tryLogin(blocked.mobile, PASSWORD)).body).toMatchObject({ code: 403 });
    const demo = await buildMember(test, { demo: true });
    expect((await tryLogin(demo.mobile, PASSWORD)).body.code).toBe(1);
  });
});

describe('a session', () => {
  const isSignedIn = async (browser: Parameters<TestApp['call']>[2]) =>
    (await test.call('user/getProfile', {}, browser)).body.code === 1;

  it('needs both halves, the token as a header', async () => {
    const browser = await signIn(test);
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn({ ...browser, token: '' })).toBe(false);
    expect(await isSignedIn({ ...browser, cookies: { token: browser.token } })).toBe(false);
    const other = await signIn(test);
    expect(await isSignedIn({ ...browser, cookies: other.cookies })).toBe(false);
    const { body } = await test.call('user/getProfile', {}, test.newBrowser());
    expect(body).toEqual({ code: 401, success: false, msg: '请先登录', data: null });
  });

  it('stores no half that would open it', async () => {
    const browser = await signIn(test);
    const stored = JSON.stringify(await test.database.db.selectFrom('session').selectAll().execute());
    expect(stored).not.toContain(browser.token);
    expect(stored).not.toContain(browser.cookies.sid);
  });

  it('ends after 30 idle minutes', async () => {
    const browser = await signIn(test);
    test.setNow('2026-03-04T10:29:00+08:00');
    expect(await isSignedIn(browser)).toBe(true);
    test.setNow('2026-03-04T10:58:00+08:00');
    expect(await isSignedIn(browser)).toBe(true);
    test.setNow('2026-03-04T11:28:01+08:00');
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('ends after seven idle days when remembered, and after thirty days in any case', async () => {
    const browser = await signIn(test, { remember: true });
    for (const day of ['10', '16', '22', '28']) {
      test.setNow(`2026-03-${day}T10:00:00+08:00`);
      expect(await isSignedIn(browser)).toBe(true);
    }
    test.setNow('2026-04-03T10:00:01+08:00');
    expect(await isSignedIn(browser)).toBe(false);
    test.setNow('2026-03-04T10:00:00+08:00');
    const idle = await signIn(test, { remember: true });
    test.setNow('2026-03-11T10:00:01+08:00');
    expect(await isSignedIn(idle)).toBe(false);
  });

  it('ends with logging out', async () => {
    const browser = await signIn(test);
    expect((await test.call('user/logout', {}, { ...browser })).body.code).toBe(1);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('is replaced by the next login in the same browser', async () => {
    const first = await signIn(test);
    const { mobile } = await buildMember(test);
    const again = { ...first, cookies: { ...first.cookies } };
    await test.call('user/login', { username: mobile, password: PASSWORD }, again);
    expect(await isSignedIn(first)).toBe(false);
  });
});
