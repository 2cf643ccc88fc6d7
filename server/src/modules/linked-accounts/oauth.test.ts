import type { OAuthPlatform } from '@bee/contracts/resource/identity';
import { prove, signIn } from '@bee/testing/server/members';
import { newState, type OAuthTest, startOAuthTest } from '@bee/testing/server/oauth';
import { startTestApp } from '@bee/testing/server/test-app';
import { IDENTITY_COLUMN } from './store/identity.repository.ts';

let test: OAuthTest;
beforeAll(async () => {
  test = await startOAuthTest();
});
afterAll(() => test?.close());
beforeEach(async () => {
  test.setNow('2026-03-04T10:00:00+08:00');
  await test.database.db.deleteFrom('attempt').execute();
});

let persons = 0;
const newNickname = () => `路人${++persons}`;

describe.each(['wx', 'qq'] as const)('login by %s', (platform) => {
  it('tells the browser where to ask, and no secret', async () => {
    const operation = platform === 'wx' ? 'user/wxOAuth' : 'user/qqOAuth';
    const { body, headers } = await test.call(operation, { state: newState() }, test.newBrowser());
    const { wechat, qq } = test.sandbox;
    expect(body).toMatchObject({
      code: 1,
      data: {
        appid: platform === 'wx' ? wechat.appId : qq.appId,
        redirect_uri: `http://localhost:8080/api/user/oauthCallback/${platform}`,
        authorize_url: `${wechat.apiUrl}${platform === 'wx' ? '/connect/qrconnect' : '/oauth2.0/authorize'}`,
      },
    });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${wechat.secret}|${qq.key}`));
    expect(String(headers['set-cookie'])).toMatch(/^oauth=[\w-]{43}; Path=\/api\/user; HttpOnly; SameSite=Lax$/);
  });

  it('waits, then logs a known member in, once', async () => {
    const nickname = newNickname();
    await test.join(platform, nickname);
    const browser = test.newBrowser();
    const state = await test.start(platform, browser);
    expect(await test.poll(platform, state, browser)).toMatchObject({ code: 0, success: false });
    const page = await test.visit(await test.decide(platform, state, nickname), browser);
    expect(page).toContain('授权完成，可以关闭此窗口');
    const done = await test.poll(platform, state, browser);
    expect(done).toMatchObject({ code: 1, success: true, token: browser.cookies.token });
    const profile = await test.call('user/getProfile', {}, { ...browser, token: String(done.token) });
    expect(profile.body.data).toMatchObject({ nickname, mobile: '' });
    expect(await test.poll(platform, state, browser)).toMatchObject({ code: 409, success: false });
  });

  it('says that somebody is not bound yet, and makes a member without a number', async () => {
    const browser = test.newBrowser();
    const state = await test.consent(platform, '<b>小\u202e麦\u0007 </b>', browser);
    expect(await test.poll(platform, state, browser)).toMatchObject({ code: 2, success: false });
    expect(await test.poll(platform, state, browser)).toMatchObject({ code: 2 });
    const register = () => test.call('user/thirdPartRegister', { oauth_platform: platform, state }, { ...browser });
    const { body } = await register();
    expect(body).toMatchObject({ code: 1, token: expect.any(String) });
    expect((await register()).body).toMatchObject({ code: 409 });
    const member = await test.database.db
      .selectFrom('member')
      .selectAll()
      .orderBy('uid', 'desc')
      .executeTakeFirstOrThrow();
    expect(member).toMatchObject({ mobile: null, password_hash: null, nickname: 'b小麦 /b' });
    expect(member[IDENTITY_COLUMN[platform]]).not.toBeNull();
  });

  it('tells of a refusal', async () => {
    const browser = test.newBrowser();
    const state = await test.start(platform, browser);
    expect(await test.visit(await test.decide(platform, state, null), browser)).toContain('授权已取消');
    expect(await test.poll(platform, state, browser)).toMatchObject({
      code: 409,
      msg: expect.stringContaining('取消'),
    });
  });

  it('is over after ten minutes', async () => {
    const browser = test.newBrowser();
    const state = await test.start(platform, browser);
    const back = await test.decide(platform, state, newNickname());
    test.setNow('2026-03-04T10:10:00+08:00');
    expect(await test.visit(back, browser)).toContain('授权已超时');
    expect(await test.poll(platform, state, browser)).toMatchObject({
      code: 409,
      msg: expect.stringContaining('超时'),
    });
  });

  it('gives a member the identity, and keeps the number out of it', async () => {
    const member = await signIn(test);
    const state = await test.consent(platform, newNickname(), member, 'bind');
    expect(await test.poll(platform, state, member)).toMatchObject({
      code: 4,
      success: false,
      msg: expect.stringContaining('绑定成功'),
    });
    const again = await test.consent(platform, newNickname(), member, 'bind');
    expect(await test.poll(platform, again, member)).toMatchObject({
      code: 409,
      msg: expect.stringContaining('先解除绑定'),
    });
  });
});

describe('what does not belong together', () => {
  it('lets a browser without the cookie wait for ever', async () => {
    const nickname = newNickname();
    await test.join('wx', nickname);
    const browser = test.newBrowser();
    const state = await test.consent('wx', nickname, browser);
    for (const thief of [test.newBrowser(), { ...test.newBrowser(), cookies: { oauth: 'x'.repeat(43) } }]) {
      expect(await test.poll('wx', state, thief)).toEqual({
        code: 0,
        success: false,
        msg: '等待授权',
        data: null,
      });
      expect((await test.call('user/thirdPartRegister', { oauth_platform: 'wx', state }, thief)).body.code).toBe(409);
    }
    expect(await test.poll('qq', state, browser)).toMatchObject({ code: 0 });
    expect(await test.poll('wx', state, browser)).toMatchObject({ code: 1 });
  });

  it('takes a consent only in the browser that began', async () => {
    const nickname = newNickname();
    await test.join('wx', nickname);
    const attacker = test.newBrowser();
    const state = await test.start('wx', attacker);
    const back = await test.decide('wx', state, nickname);
    const victim = test.newBrowser();
    await test.start('wx', victim);
    expect(await test.visit(back, victim)).toContain('不是从此浏览器开始的');
    expect(await test.poll('wx', state, attacker)).toMatchObject({ code: 0 });
  });

  it('refuses a state and a code that come again', async () => {
    const browser = test.newBrowser();
    const state = await test.start('qq', browser);
    const back = await test.decide('qq', state, newNickname());
    await test.visit(back, browser);
    expect(await test.visit(back, browser)).toContain('已经用过');
    expect((await test.call('user/qqOAuth', { state }, browser)).body).toMatchObject({ code: 409 });
    const other = await test.start('qq', browser);
    const replayed = new URL(back);
    replayed.searchParams.set('state', other);
    expect(await test.visit(replayed.href, browser)).toContain('QQ 授权已失效，请重新登录');
    expect(await test.poll('qq', other, browser)).toMatchObject({ code: 409, msg: 'QQ 授权已失效，请重新登录' });
  });

  it('binds only for the member who began', async () => {
    const member = await signIn(test);
    const state = await test.consent('wx', newNickname(), member, 'bind');
    expect(await test.poll('wx', state, { ...member, token: '' })).toMatchObject({ code: 401 });
    const other = await signIn(test);
    const swapped = { ...other, cookies: { ...other.cookies, oauth: member.cookies.oauth ?? '' } };
    expect(await test.poll('wx', state, swapped)).toMatchObject({ code: 401 });
    expect((await test.call('user/wxOAuth', { action: 'bind', state: newState() })).body.code).toBe(401);
  });

  it('refuses a state that could be guessed', async () => {
    expect((await test.call('user/wxOAuth', { state: 'short' })).status).toBe(422);
  });

  it('limits how often an address may begin', async () => {
    const browser = test.newBrowser('198.51.100.9');
    for (let i = 0; i < 60; i++) await test.start('wx', browser);
    expect((await test.call('user/wxOAuth', { state: newState() }, browser)).body.code).toBe(429);
  });

  it('logs nobody in whose account is blocked', async () => {
    const nickname = newNickname();
    const { uid } = await test.join('wx', nickname);
    await test.database.db.updateTable('member').set({ status: 'blocked' }).where('uid', '=', uid).execute();
    const browser = test.newBrowser();
    expect(await test.poll('wx', await test.consent('wx', nickname, browser), browser)).toMatchObject({ code: 403 });
  });
});

describe('the page of the way back', () => {
  it('may be framed by the site, lets its popup close, and runs nothing but its own script', async () => {
    const { headers, body } = await test.app.inject({
      url: '/api/user/oauthCallback/wx?state="><script>alert(1)</script>',
    });
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'self'/);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
    expect(body).not.toContain('alert(1)');
    expect(body).not.toContain('<script');
  });

  it.each(['/api/user/oauthCallback/weibo', '/api/user/oauthCallback/__proto__'])('%s does not exist', async (url) => {
    expect((await test.app.inject({ url })).body).toContain('没有开通这种登录方式');
  });
});

describe('letting go', () => {
  const unbind = (oauth_platform: OAuthPlatform, browser: Parameters<OAuthTest['poll']>[2]) =>
    test.call('user/thirdPartBind', { oauth_platform, action: 'unbind' }, browser);

  it('is refused for the last way to sign in', async () => {
    const { browser } = await test.join('wx', newNickname());
    expect((await unbind('wx', browser)).body).toMatchObject({
      code: 409,
      msg: expect.stringContaining('唯一的登录方式'),
    });
    expect((await unbind('qq', browser)).body.msg).toBe('您没有绑定QQ');
    const state = await test.consent('qq', newNickname(), browser, 'bind');
    const bind = { oauth_platform: 'qq', action: 'bind', state };
    expect((await test.call('user/thirdPartBind', bind, browser)).body).toMatchObject({ code: 1, msg: 'QQ绑定成功' });
    expect((await unbind('wx', browser)).body.code).toBe(1);
    expect((await unbind('qq', browser)).body.code).toBe(409);
  });

  it('is free for who has a number', async () => {
    const member = await signIn(test);
    await test.poll('wx', await test.consent('wx', newNickname(), member, 'bind'), member);
    await prove(test, member);
    expect((await unbind('wx', member)).body).toMatchObject({ code: 1, msg: '已解除微信绑定' });
  });
});

describe('an installation on https', () => {
  it('marks its cookie for the frame in which WeChat comes back, and believes no Host header', async () => {
    const { wechat } = test.sandbox;
    const ids = { WX_APP_ID: wechat.appId, WX_APP_SECRET: wechat.secret };
    const secure = await startTestApp({ ...ids, PUBLIC_URL: 'https://bee.example/' });
    const { json, headers } = await secure.app.inject({
      method: 'POST',
      url: '/api/user/wxOAuth',
      headers: { host: 'evil.example' },
      payload: { state: newState() },
    });
    expect(headers['set-cookie']).toMatch(/^oauth=[\w-]{43}; Path=\/api\/user; HttpOnly; Secure; SameSite=None$/);
    expect(json()).toMatchObject({
      data: {
        redirect_uri: 'https://bee.example/api/user/oauthCallback/wx',
        authorize_url: 'https://open.weixin.qq.com/connect/qrconnect',
      },
    });
    await secure.close();
  });
});

describe('an installation without third parties', () => {
  it('says so', async () => {
    const plain = await startTestApp();
    const { body } = await plain.call('user/wxOAuth', { state: newState() });
    expect(body).toMatchObject({ code: 503, msg: '本站没有开通微信登录，请使用手机号登录' });
    await plain.close();
  });
});
