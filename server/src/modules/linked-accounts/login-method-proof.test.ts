import { buildMember, PASSWORD, prove, signIn } from '@bee/testing/server/members';
import { newState, type OAuthTest, startOAuthTest } from '@bee/testing/server/oauth';
import { receiveCode } from '@bee/testing/server/sms';
import type { Browser } from '@bee/testing/server/test-app';

let test: OAuthTest;
beforeAll(async () => {
  test = await startOAuthTest();
});
afterAll(() => test?.close());
beforeEach(async () => {
  test.setNow('2026-03-04T10:00:00+08:00');
  for (const table of ['attempt', 'sms_send', 'sandbox_message'] as const)
    await test.database.db.deleteFrom(table).execute();
});

const NOT_PROVEN = '身份验证已失效，请重新验证后再修改';
let persons = 0;
const newNickname = () => `本人${++persons}`;

const memberRow = (uid: number) =>
  test.database.db.selectFrom('member').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();
const unbind = async (oauth_platform: 'wx' | 'qq', browser: Browser) =>
  (await test.call('user/thirdPartBind', { oauth_platform, action: 'unbind' }, browser)).body;
const titles = async (browser: Browser) => {
  const { body } = await test.call('user/getMessageList', {}, browser);
  return (body.data as { list: { kind: string; title: string }[] }).list.map(({ kind, title }) => `${kind}: ${title}`);
};
const phoneGot = async (mobile: string) =>
  (await test.app.inject({ url: '/sandbox/outbox', query: { format: 'json', mobile } }))
    .json<{ list: { content: string }[] }>()
    .list.map(({ content }) => content);
const bindWechat = async (browser: Browser) => {
  await prove(test, browser);
  return test.poll('wx', await test.consent('wx', newNickname(), browser, 'bind'), browser);
};

describe.each(['wx', 'qq'] as const)('a session alone, without its owner in person, and %s', (platform) => {
  const start = async (browser: Browser) => {
    const operation = platform === 'wx' ? 'user/wxOAuth' : 'user/qqOAuth';
    return (await test.call(operation, { action: 'bind', state: newState() }, browser)).body;
  };

  it('cannot begin to bind', async () => {
    const member = await signIn(test);
    expect(await start(member)).toMatchObject({ code: 409, msg: NOT_PROVEN });
  });

  it('cannot bind when the proof has been used or has lapsed since', async () => {
    const member = await signIn(test);
    await prove(test, member);
    const states = [
      await test.consent(platform, newNickname(), member, 'bind'),
      await test.consent(platform, newNickname(), member, 'bind'),
    ];
    expect(await test.poll(platform, states[0] ?? '', member)).toMatchObject({ code: 4 });
    expect((await unbind(platform, member)).msg).toBe(NOT_PROVEN);
    await prove(test, member);
    expect((await unbind(platform, member)).code).toBe(1);
    expect(await test.poll(platform, states[1] ?? '', member)).toMatchObject({ code: 409, msg: NOT_PROVEN });
    const bind = { oauth_platform: platform, action: 'bind', state: states[1] };
    expect((await test.call('user/thirdPartBind', bind, member)).body).toMatchObject({ code: 409, msg: NOT_PROVEN });
  });

  it('cannot merge', async () => {
    const nickname = newNickname();
    const other = await test.join(platform, nickname);
    const member = await signIn(test);
    await prove(test, member);
    const state = await test.consent(platform, nickname, member, 'bind');
    expect(await test.poll(platform, state, member)).toMatchObject({ code: 3 });
    await test.database.db.updateTable('session').set({ proven_until: null }).where('uid', '=', member.uid).execute();
    const merge = async () =>
      (await test.call('user/accountMerge', { state, action: `${platform}_merge` }, { ...member })).body;
    expect(await merge()).toMatchObject({ code: 409, msg: NOT_PROVEN });
    expect(await memberRow(other.uid)).toMatchObject({ status: 'active' });
    await prove(test, member);
    expect((await merge()).code).toBe(1);
  });
});

describe('a member whose only proof is the third party', () => {
  it('has just logged in by it, or is asked to', async () => {
    const { browser, uid } = await test.join('wx', newNickname());
    test.setNow('2026-03-04T10:10:01+08:00');
    const again = expect.stringContaining('请退出后重新登录');
    const begun = await test.call('user/qqOAuth', { action: 'bind', state: newState() }, browser);
    expect(begun.body).toMatchObject({ code: 409, msg: again });
    const code = await receiveCode(test, browser, '13700003001', 'bind');
    const number = { username: '13700003001', code, password: PASSWORD, state: newState(), action: 'mobile_bind' };
    expect((await test.call('user/mobileAuth', number, browser)).body).toMatchObject({ code: 409, msg: again });
    expect(await memberRow(uid)).toMatchObject({ mobile: null });
  });

  it('binds a number right after the login, without another proof', async () => {
    const { browser } = await test.join('wx', newNickname());
    const code = await receiveCode(test, browser, '13700003002', 'bind');
    const number = { username: '13700003002', code, password: PASSWORD, state: newState(), action: 'mobile_bind' };
    expect((await test.call('user/mobileAuth', number, browser)).body.code).toBe(1);
    expect(await titles(browser)).toEqual(['account: 已绑定手机 137****3002']);
  });
});

describe('the member hears', () => {
  const proven = async () => {
    const member = await buildMember(test);
    const browser = test.newBrowser();
    const { body } = await test.call('user/login', { username: member.mobile, password: PASSWORD }, browser);
    return { ...member, browser: { ...browser, token: String(body.token) } };
  };

  it('of a third party that was bound and let go of, on the site and on the phone', async () => {
    const { browser, mobile } = await proven();
    await bindWechat(browser);
    await prove(test, browser);
    await unbind('wx', browser);
    expect(await titles(browser)).toEqual(['account: 已解除微信绑定', 'account: 已绑定微信']);
    expect(await phoneGot(mobile)).toEqual([
      expect.stringMatching(/已解除微信绑定.*2026-03-04 10:00.*不是您本人/),
      expect.stringMatching(/已绑定微信/),
    ]);
  });

  it('of an account that was merged into this one', async () => {
    const nickname = newNickname();
    await test.join('qq', nickname);
    const { browser } = await proven();
    await prove(test, browser);
    const state = await test.consent('qq', nickname, browser, 'bind');
    await test.call('user/accountMerge', { state, action: 'qq_merge' }, browser);
    expect(await titles(browser)).toEqual(['account: 另一个账号已合并到此账号，并绑定QQ']);
  });

  it('of a changed password and a changed number, which the old phone hears of', async () => {
    const { browser, mobile } = await proven();
    await prove(test, browser);
    const changed = await test.call('user/changePassword', { password: 'Another-horse-7' }, browser);
    const later = { ...browser, token: String(changed.body.token) };
    await prove(test, later, 'Another-horse-7');
    const code = await receiveCode(test, later, '13700003003', 'change_mobile');
    const moved = await test.call('user/changeMobile', { username: '13700003003', code }, later);
    const last = { ...later, token: String(moved.body.token) };
    expect(await titles(last)).toEqual(['account: 手机号已更换为 137****3003', 'account: 密码已修改']);
    expect(await phoneGot(mobile)).toEqual([
      expect.stringContaining('手机号已更换为 137****3003'),
      expect.stringContaining('密码已修改'),
    ]);
  });

  it('of a password that was reset by phone', async () => {
    const { browser, mobile } = await proven();
    const code = await receiveCode(test, browser, mobile, 'forgot');
    await test.call('user/forgetPassword', { username: mobile, password: 'Another-horse-7', code }, browser);
    expect(await titles(browser)).toEqual(['account: 密码已重置']);
  });

  it('of a third party that joined the account by its phone, and of another that took its place', async () => {
    const { browser, mobile } = await proven();
    const join = async () => {
      const other = test.newBrowser();
      const state = await test.consent('wx', newNickname(), other);
      const code = await receiveCode(test, other, mobile, 'bind');
      const request = { username: mobile, code, password: PASSWORD, state };
      return { other, state, answer: (await test.call('user/mobileAuth', request, other)).body };
    };
    expect((await join()).answer.code).toBe(1);
    test.setNow('2026-03-04T10:02:00+08:00');
    const { other, state, answer } = await join();
    expect(answer.code).toBe(3);
    const merge = { state, action: 'mobile_merge', username: mobile, password: PASSWORD };
    await test.call('user/accountMerge', merge, other);
    expect(await titles(browser)).toEqual(['account: 已改为绑定另一个微信', 'account: 已绑定微信']);
  });
});
