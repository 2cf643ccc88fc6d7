import { buildMember, PASSWORD, signIn } from '@bee/testing/server/members';
import { newState, type OAuthTest, startOAuthTest } from '@bee/testing/server/oauth';
import { receiveCode } from '@bee/testing/server/sms';
import type { Browser } from '@bee/testing/server/test-app';
import { grantScore } from '../identity/store/score.repository.ts';

let test: OAuthTest;
beforeAll(async () => {
  test = await startOAuthTest();
});
afterAll(() => test?.close());
beforeEach(async () => {
  test.setNow('2026-03-04T10:00:00+08:00');
  for (const table of ['attempt', 'sms_send'] as const) await test.database.db.deleteFrom(table).execute();
});

const NEW_PASSWORD = 'Another-horse-7';
let persons = 0;
const newNickname = () => `绑定${++persons}`;

const memberRow = (uid: number) =>
  test.database.db.selectFrom('member').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();
const byMobile = (mobile: string) =>
  test.database.db.selectFrom('member').selectAll().where('mobile', '=', mobile).executeTakeFirstOrThrow();
const earn = (uid: number, score: number, id: string) =>
  grantScore(test.database.db, {
    uid,
    source: 'gift',
    title: '赠送',
    score,
    biz: { type: 'gift', id },
    now: test.now(),
  });
const bindMobile = async (browser: Browser, mobile: string, state: string, more: object = {}) => {
  const code = await receiveCode(test, browser, mobile, 'bind');
  return test.call('user/mobileAuth', { username: mobile, code, password: NEW_PASSWORD, state, ...more }, browser);
};

/** A member without a number, logged in by a third party. */
const thirdPartyMember = async () => {
  const nickname = newNickname();
  return { nickname, ...(await test.join('wx', nickname)) };
};

describe('a number for a login by a third party', () => {
  it('that nobody has makes a member with both', async () => {
    const browser = test.newBrowser();
    const state = await test.consent('qq', newNickname(), browser);
    const { body } = await bindMobile(browser, '13700001001', state);
    expect(body).toMatchObject({ code: 1, token: browser.cookies.token });
    expect(await byMobile('13700001001')).toMatchObject({ qq_openid: expect.any(String), login_count: 1 });
    const login = { username: '13700001001', password: NEW_PASSWORD };
    expect((await test.call('user/login', login)).body.code).toBe(1);
    expect((await bindMobile(browser, '13700001002', state)).body.code).toBe(409);
  });

  it('that has an account joins it and leaves its password alone', async () => {
    const { uid, mobile } = await buildMember(test);
    const browser = test.newBrowser();
    const nickname = newNickname();
    const state = await test.consent('wx', nickname, browser);
    expect((await bindMobile(browser, mobile, state)).body.code).toBe(1);
    expect((await test.call('user/login', { username: mobile, password: PASSWORD })).body.code).toBe(1);
    const later = test.newBrowser();
    expect(await test.poll('wx', await test.consent('wx', nickname, later), later)).toMatchObject({ code: 1 });
    expect(await memberRow(uid)).toMatchObject({ login_count: 3 });
  });

  it('whose account has another identity needs its password', async () => {
    const { uid, mobile } = await buildMember(test);
    const first = test.newBrowser();
    await bindMobile(first, mobile, await test.consent('wx', newNickname(), first));
    const before = (await memberRow(uid)).wx_unionid;
    test.setNow('2026-03-04T10:05:00+08:00');
    const browser = test.newBrowser();
    const state = await test.consent('wx', newNickname(), browser);
    const merge = (password: string, username = mobile) =>
      test.call('user/accountMerge', { state, action: 'mobile_merge', username, password }, browser);
    expect((await merge(PASSWORD)).body).toMatchObject({ code: 409 });
    expect((await bindMobile(browser, mobile, state)).body).toMatchObject({ code: 3, success: false });
    expect((await merge('wrong')).body).toMatchObject({ code: 0, msg: '密码错误，请输入该手机号账号的密码' });
    expect((await merge(PASSWORD, '13700009999')).body.code).toBe(0);
    expect((await memberRow(uid)).wx_unionid).toBe(before);
    expect((await merge(PASSWORD)).body).toMatchObject({ code: 1, token: expect.any(String) });
    expect((await memberRow(uid)).wx_unionid).not.toBe(before);
    expect((await merge(PASSWORD)).body.code).toBe(409);
  });

  it('needs the cookie of the browser', async () => {
    const browser = test.newBrowser();
    const state = await test.consent('wx', newNickname(), browser);
    expect((await bindMobile(test.newBrowser(), '13700001003', state)).body.code).toBe(409);
  });
});

describe('a number for a member who has none', () => {
  it('ends the sessions elsewhere', async () => {
    const { uid, browser, nickname } = await thirdPartyMember();
    const elsewhere = test.newBrowser();
    const done = await test.poll('wx', await test.consent('wx', nickname, elsewhere), elsewhere);
    const other = { ...elsewhere, token: String(done.token) };
    const { body } = await bindMobile(browser, '13700002001', newState(), { action: 'mobile_bind' });
    expect(body).toMatchObject({ code: 1 });
    expect(await memberRow(uid)).toMatchObject({ mobile: '13700002001' });
    expect((await test.call('user/getProfile', {}, browser)).body.data).toMatchObject({ mobile: '137****2001' });
    expect((await test.call('user/getProfile', {}, other)).body.code).toBe(401);
  });

  it('is not exchanged for another', async () => {
    const member = await signIn(test);
    const { body } = await bindMobile(member, '13700002002', newState(), { action: 'mobile_bind' });
    expect(body).toMatchObject({ code: 409, msg: expect.stringContaining('您已绑定手机号') });
  });

  it('brings the account of the number along, with its password', async () => {
    const other = await buildMember(test, { vip: true });
    await earn(other.uid, 40, 'a');
    const { uid, browser } = await thirdPartyMember();
    const state = newState();
    const asked = await bindMobile(browser, other.mobile, state, { action: 'mobile_bind' });
    expect(asked.body).toMatchObject({ code: 3, msg: expect.stringContaining('合并到当前账号') });
    const merge = (password: string, by = browser) =>
      test.call('user/accountMerge', { state, action: 'mobile_merge', username: other.mobile, password }, by);
    expect((await merge('wrong')).body.code).toBe(0);
    expect((await merge(PASSWORD, await signIn(test))).body.code).toBe(409);
    expect((await merge(PASSWORD)).body).toMatchObject({ code: 1, msg: '账号已合并' });
    expect(await memberRow(uid)).toMatchObject({ mobile: other.mobile, score: 40, vip_expire: other.vip_expire });
    expect(await memberRow(other.uid)).toMatchObject({ status: 'merged', merged_into: uid, mobile: null, score: 0 });
    expect((await test.call('user/login', { username: other.mobile, password: PASSWORD })).body.code).toBe(1);
  });
});
