import { maskMobile } from '@bee/domain/phone';
import { describeOnPostgres } from '@bee/testing/database';
import { readCaptcha } from '@bee/testing/server/captcha';
import { buildMember, PASSWORD, signIn } from '@bee/testing/server/members';
import { newestCode, receiveCode } from '@bee/testing/server/sms';
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
const NOT_PROVEN = '身份验证已失效，请重新验证后再修改';

type Member = Awaited<ReturnType<typeof buildMember>>;

const isSignedIn = async (browser: Browser) => (await test.call('user/getProfile', {}, browser)).body.code === 1;
const logIn = async ({ mobile }: Member, password = PASSWORD, remember = false): Promise<Browser> => {
  const browser = test.newBrowser();
  const { body } = await test.call('user/login', { username: mobile, password, remember }, browser);
  return { ...browser, token: String(body.token ?? '') };
};
const prove = async (browser: Browser, password = PASSWORD) =>
  (await test.call('user/proveIdentity', { password }, browser)).body;
const change = async (browser: Browser, password = NEW_PASSWORD) => {
  const { body, headers } = await test.call('user/changePassword', { password }, browser);
  return { body, headers, browser: { ...browser, token: String(body.token ?? '') } };
};
const proveByCode = async (browser: Browser, mobile: string) => {
  const imgCode = await readCaptcha(test, browser, 'prove');
  await test.call('user/getSmsVerificationCode', { mobile: maskMobile(mobile), imgCode, purpose: 'prove' }, browser);
  return test.call('user/proveIdentity', { code: await newestCode(test, mobile) }, browser);
};

describe('changing the password', () => {
  it('ends every other session, and goes on here with a new token', async () => {
    const member = await buildMember(test);
    const [own, other] = [await logIn(member, PASSWORD, true), await logIn(member)];
    expect(await prove(own)).toMatchObject({ code: 1, data: { valid_seconds: 600 } });
    const before = { ...own, cookies: { ...own.cookies } };
    const { body, headers, browser } = await change(own);
    expect(body).toMatchObject({ code: 1, msg: '密码已修改，其他设备已退出登录' });
    expect(browser.token).not.toBe(own.token);
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(before)).toBe(false);
    expect(await isSignedIn(other)).toBe(false);
    expect(String(headers['set-cookie'])).toContain('Max-Age=604800');
    expect((await logIn(member)).token).toBe('');
    expect((await logIn(member, NEW_PASSWORD)).token).not.toBe('');
  });

  it('asks for a proof, in the session that changes it, which counts once and for ten minutes', async () => {
    const member = await buildMember(test);
    const [first, second] = [await logIn(member), await logIn(member)];
    await prove(first);
    expect((await change(second)).body).toMatchObject({ code: 409, msg: NOT_PROVEN });
    const { browser } = await change(first);
    expect((await change(browser, 'Third-horse-8')).body).toMatchObject({ code: 409, msg: NOT_PROVEN });
    await prove(browser, NEW_PASSWORD);
    test.setNow('2026-03-04T10:10:01+08:00');
    expect((await change(browser, 'Third-horse-8')).body).toMatchObject({ code: 409, msg: NOT_PROVEN });
  });

  it('refuses a weak password and the same one, and keeps the proof for another try', async () => {
    const browser = await logIn(await buildMember(test));
    await prove(browser);
    expect((await change(browser, 'short1')).body).toMatchObject({
      msg: '密码须为 8 至 128 个字符',
      field: 'password',
    });
    expect((await change(browser, PASSWORD)).body.msg).toBe('新密码与当前密码相同，请换一个');
    expect((await change(browser)).body.code).toBe(1);
  });

  it('stops guesses of the current password, but not the proof by phone', async () => {
    const member = await buildMember(test);
    const browser = await logIn(member);
    for (let i = 0; i < 5; i++) expect(await prove(browser, 'nonsense')).toMatchObject({ code: 0 });
    expect(await prove(browser)).toMatchObject({
      code: 429,
      msg: '当前密码输错次数过多，请 15 分钟后再试，或改用短信验证',
    });
    expect((await proveByCode(browser, member.mobile)).body.code).toBe(1);
    expect((await change(browser)).body.code).toBe(1);
  });

  it('gives the first password to who has none, by phone', async () => {
    const member = await buildMember(test);
    const browser = await logIn(member);
    await test.database.db.updateTable('member').set({ password_hash: null }).where('uid', '=', member.uid).execute();
    expect((await prove(browser)).msg).toBe('您还没有设置密码，请改用短信验证');
    await proveByCode(browser, member.mobile);
    expect((await change(browser)).body.code).toBe(1);
    expect((await logIn(member, NEW_PASSWORD)).token).not.toBe('');
  });

  it('takes the code of its own purpose only', async () => {
    const member = await buildMember(test);
    const browser = await logIn(member);
    const code = await receiveCode(test, browser, member.mobile, 'forgot');
    const { body } = await test.call('user/proveIdentity', { code }, browser);
    expect(body.msg).toBe('手机验证码错误或已过期，请重新获取');
  });
});

describe('changing the number', () => {
  const changeTo = async (browser: Browser, mobile: string) => {
    const code = await receiveCode(test, browser, mobile, 'change_mobile');
    const { body } = await test.call('user/changeMobile', { username: mobile, code }, browser);
    return { body, browser: { ...browser, token: String(body.token ?? '') } };
  };

  it('ends every other session; the new number logs in, the old one is free', async () => {
    const member = await buildMember(test);
    const [own, other] = [await logIn(member), await logIn(member)];
    await prove(own);
    const { body, browser } = await changeTo(own, '13711110001');
    expect(body).toMatchObject({ code: 1, msg: '手机号已更换，其他设备已退出登录' });
    expect((await test.call('user/getProfile', {}, browser)).body.data).toMatchObject({ mobile: '137****0001' });
    expect(await isSignedIn(other)).toBe(false);
    expect((await logIn(member)).token).toBe('');
    expect((await logIn({ ...member, mobile: '13711110001' })).token).not.toBe('');
  });

  it('wants the proof first, and spends no code without it', async () => {
    const browser = await logIn(await buildMember(test));
    const code = await receiveCode(test, browser, '13711110002', 'change_mobile');
    const send = () => test.call('user/changeMobile', { username: '13711110002', code }, browser);
    expect((await send()).body).toMatchObject({ code: 409, msg: NOT_PROVEN });
    await prove(browser);
    expect((await send()).body.code).toBe(1);
  });

  it('refuses a number that has an account, and the one that it is already', async () => {
    const [member, taken] = [await buildMember(test), await buildMember(test)];
    const browser = await logIn(member);
    await prove(browser);
    expect((await changeTo(browser, taken.mobile)).body).toMatchObject({ code: 409 });
    expect((await changeTo(browser, member.mobile)).body.msg).toContain('新号码与现在的相同');
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe('devices', () => {
  const devices = async (browser: Browser) =>
    (await test.call('user/getSessionList', {}, browser)).body.data as {
      list: { id: string; ip: string; current: boolean }[];
    };

  it('lists where one is logged in, this one first, addresses masked and no secret', async () => {
    const member = await buildMember(test);
    const [own, other] = [await logIn(member), await logIn(member)];
    const { list } = await devices(own);
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ current: true, ip: '203.0.*.*', device: 'pc' });
    expect(list[1]).toMatchObject({ current: false });
    expect(JSON.stringify(list)).not.toContain(other.token);
  });

  it('ends one of them, or all but this one', async () => {
    const member = await buildMember(test);
    const [own, second, third] = [await logIn(member), await logIn(member), await logIn(member)];
    const { list } = await devices(second);
    const id = list.find(({ current }) => current)?.id;
    expect((await test.call('user/endSession', { id }, own)).body).toMatchObject({ code: 1, data: { ended: 1 } });
    expect(await isSignedIn(second)).toBe(false);
    expect((await test.call('user/endSession', { id }, own)).body.code).toBe(404);
    expect((await test.call('user/endSession', {}, own)).body.data).toEqual({ ended: 1 });
    expect(await isSignedIn(third)).toBe(false);
    expect(await isSignedIn(own)).toBe(true);
  });

  it('knows no session of others, and is not the way out of this one', async () => {
    const [own, stranger] = [await signIn(test), await signIn(test)];
    const [theirs] = (await devices(stranger)).list;
    expect((await test.call('user/endSession', { id: theirs?.id }, own)).body.code).toBe(404);
    expect(await isSignedIn(stranger)).toBe(true);
    const [mine] = (await devices(own)).list;
    expect((await test.call('user/endSession', { id: mine?.id }, own)).body.code).toBe(409);
  });

  it('leaves out what has ended by itself', async () => {
    const member = await buildMember(test);
    await logIn(member);
    test.setNow('2026-03-04T10:31:00+08:00');
    expect((await devices(await logIn(member))).list).toHaveLength(1);
  });
});

describeOnPostgres('account changes that arrive together', () => {
  const together = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  it('get one change out of one proof', async () => {
    const browser = await logIn(await buildMember(test));
    await prove(browser);
    const answers = await together(8, (index) => change({ ...browser }, `Another-horse-${index}`));
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
  });

  it('get no more than five guesses', async () => {
    const browser = await logIn(await buildMember(test));
    const codes = (await together(16, () => prove({ ...browser }, 'nonsense'))).map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(5);
    expect(codes.filter((code) => code === 429)).toHaveLength(11);
  });

  it('give one number to one of two members', async () => {
    const browsers = [await logIn(await buildMember(test)), await logIn(await buildMember(test))];
    const mobile = '13711110009';
    const codes: string[] = [];
    for (const browser of browsers) {
      await prove(browser);
      await test.database.db.deleteFrom('sms_send').execute();
      codes.push(await receiveCode(test, browser, mobile, 'change_mobile'));
    }
    const answers = await Promise.all(
      browsers.map((browser, index) =>
        test.call('user/changeMobile', { username: mobile, code: codes[index] }, browser),
      ),
    );
    expect(answers.map(({ body }) => body.code).sort()).toEqual([1, 409]);
  });

  it('leave no login with the old password behind', async () => {
    const member = await buildMember(test);
    const own = await logIn(member);
    await prove(own);
    const [{ browser }, logins] = await Promise.all([change(own), together(6, () => logIn(member))]);
    expect(await isSignedIn(browser)).toBe(true);
    for (const login of logins) if (login.token) expect(await isSignedIn(login)).toBe(false);
  });
});
