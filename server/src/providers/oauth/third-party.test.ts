import { type Sandbox, startSandbox } from '@bee/sandbox';
import { createOutgoing } from '../../http/outgoing.ts';
import { qq, readAnswer } from './qq.ts';
import { ThirdPartyFailed } from './third-party.ts';
import { wechat } from './wechat.ts';

const SITE = 'https://bee.example';
const BACK = `${SITE}/api/user/oauthCallback/qq`;

let now = new Date('2026-03-04T10:00:00+08:00');
let sandbox: Sandbox;
beforeAll(async () => {
  const clock = { now: () => now };
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', redirectOrigin: SITE, clock });
});
afterAll(() => sandbox?.close());

const outgoing = () => createOutgoing([sandbox.wechat.apiUrl]);
const post = (path: string, form: Record<string, string>) =>
  fetch(new URL(path, sandbox.wechat.apiUrl), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
const get = (path: string) => fetch(new URL(path, sandbox.wechat.apiUrl), { redirect: 'manual' });

const failureOf = async (work: Promise<unknown>): Promise<ThirdPartyFailed> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ThirdPartyFailed) return error;
  throw new Error(`expected a refusal, got ${String(error)}`);
};

const scanWechat = async (nickname: string): Promise<string> => {
  const { appId } = sandbox.wechat;
  const asked = { appid: appId, redirect_uri: BACK, response_type: 'code', scope: 'snsapi_login', state: 's' };
  const page = await (
    await get(`/connect/qrconnect?${new URLSearchParams({ ...asked, self_redirect: 'true' })}`)
  ).text();
  const uuid = /uuid=([\w-]+)/.exec(page)?.[1] ?? '';
  await get(`/connect/confirm?uuid=${uuid}`);
  await post('/connect/confirm', { uuid, person: 'other', nickname, decision: 'allow' });
  const { to } = (await (await get(`/connect/l/qrconnect?uuid=${uuid}`)).json()) as { to: string };
  return new URL(to).searchParams.get('code') ?? '';
};

const allowQq = async (nickname: string): Promise<string> => {
  const asked = { client_id: sandbox.qq.appId, redirect_uri: BACK, response_type: 'code', state: 's' };
  const answer = await post('/oauth2.0/authorize', { ...asked, person: 'other', nickname, decision: 'allow' });
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
};

describe('WeChat', () => {
  const party = (changes: object = {}) => wechat({ ...sandbox.wechat, ...changes }, outgoing());

  it('names the same person by the same id every time, others by another', async () => {
    const identify = async (nickname: string) => party().identify(await scanWechat(nickname), BACK);
    const first = await identify('麦田');
    expect(first).toEqual({ id: expect.stringMatching(/^u[\w-]{27}$/), nickname: '麦田' });
    expect(await identify('麦田')).toEqual(first);
    expect((await identify('稻田')).id).not.toBe(first.id);
  });

  it.each([
    ['a made-up code', async () => 'nonsense', {}, '微信授权已失效，请重新扫码', '40029'],
    ['another app', () => scanWechat('甲'), { appId: 'wx-other' }, '微信登录暂时不可用，请改用其他方式登录', '40013'],
    ['a wrong secret', () => scanWechat('甲'), { secret: 'guess' }, '微信登录暂时不可用，请改用其他方式登录', '40125'],
  ])('refuses %s and keeps secrets out of the log', async (_name, codeOf, changes, message, detail) => {
    const code = await codeOf();
    const failure = await failureOf(party(changes).identify(code, BACK));
    expect(failure.message).toBe(message);
    expect(failure.detail).toContain(detail);
    expect(`${failure.message}${failure.detail}${failure.stack}`).not.toMatch(
      new RegExp(`${code === 'nonsense' ? 'nonsense' : code}|${sandbox.wechat.secret}|guess`),
    );
  });

  it('refuses a used code and one that is too old', async () => {
    const used = await scanWechat('甲');
    await party().identify(used, BACK);
    expect((await failureOf(party().identify(used, BACK))).detail).toContain('40163');
    const late = await scanWechat('甲');
    now = new Date(now.getTime() + 5 * 60_000);
    expect((await failureOf(party().identify(late, BACK))).detail).toContain('42003');
  });

  it('says so when nobody answers', async () => {
    const dead = wechat({ ...sandbox.wechat, apiUrl: 'http://127.0.0.1:1' }, createOutgoing(['http://127.0.0.1:1']));
    expect(await failureOf(dead.identify('x', BACK))).toMatchObject({ message: '微信没有应答，请稍后重试', code: 503 });
  });
});

describe('QQ', () => {
  const party = (changes: object = {}) => qq({ ...sandbox.qq, ...changes }, outgoing());

  it('names the person by the openid', async () => {
    expect(await party().identify(await allowQq('企鹅'), BACK)).toEqual({
      id: expect.stringMatching(/^[0-9A-F]{32}$/),
      nickname: '企鹅',
    });
  });

  it.each([
    ['a made-up code', async () => 'nonsense', {}, BACK, 'QQ 授权已失效，请重新登录', '100019'],
    ['another app', () => allowQq('甲'), { appId: '1' }, BACK, 'QQ 登录暂时不可用，请改用其他方式登录', '100008'],
    ['a wrong key', () => allowQq('甲'), { key: 'guess' }, BACK, 'QQ 登录暂时不可用，请改用其他方式登录', '100009'],
    ['another way back', () => allowQq('甲'), {}, `${SITE}/x`, 'QQ 登录暂时不可用，请改用其他方式登录', '100010'],
  ])('refuses %s', async (_name, codeOf, changes, back, message, detail) => {
    const failure = await failureOf(party(changes).identify(await codeOf(), back));
    expect(failure.message).toBe(message);
    expect(failure.detail).toContain(detail);
  });

  it('refuses a used code', async () => {
    const used = await allowQq('甲');
    await party().identify(used, BACK);
    expect((await failureOf(party().identify(used, BACK))).detail).toContain('100020');
  });

  it.each([
    ['{"openid":"A"}', { openid: 'A' }],
    ['callback( {"openid":"A"} );\n', { openid: 'A' }],
    ['callback( nonsense );', null],
    ['access_token=A&expires_in=7776000', { access_token: 'A', expires_in: '7776000' }],
    ['<html>busy</html>', null],
    ['', null],
  ])('reads the answer %j', (text, answer) => {
    expect(readAnswer(text)).toEqual(answer);
  });

  it('gets the forms of the real one where JSON was not asked for', async () => {
    const grant = { grant_type: 'authorization_code', client_id: sandbox.qq.appId, client_secret: sandbox.qq.key };
    const query = { ...grant, code: await allowQq('甲'), redirect_uri: BACK };
    const token = await (await get(`/oauth2.0/token?${new URLSearchParams(query)}`)).text();
    expect(token).toMatch(/^access_token=[0-9A-F]{32}&expires_in=\d+$/);
    const me = await (await get(`/oauth2.0/me?unionid=1&${token.split('&')[0]}`)).text();
    expect(readAnswer(me)).toMatchObject({ client_id: sandbox.qq.appId, unionid: expect.stringMatching(/^UID_/) });
    expect(await (await get('/oauth2.0/me?access_token=x')).text()).toMatch(/^callback\( \{"error":100016,/);
  });
});

describe('the pages of the sandbox', () => {
  it.each([
    ['/connect/qrconnect?appid=x', 'AppID 参数错误'],
    ['/oauth2.0/authorize?client_id=x', 'client_id 不存在'],
  ])('%s says what is wrong', async (path, problem) => {
    const answer = await get(path);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(problem);
  });

  it('send nobody to another site', async () => {
    const query = { appid: sandbox.wechat.appId, redirect_uri: 'https://evil.example/', response_type: 'code' };
    expect(await (await get(`/connect/qrconnect?${new URLSearchParams(query)}`)).text()).toContain(
      'redirect_uri 参数错误',
    );
  });

  it('do not run what is typed into them', async () => {
    const asked = { client_id: sandbox.qq.appId, redirect_uri: BACK, response_type: 'code' };
    const query = new URLSearchParams({ ...asked, state: '"><script>alert(1)</script>' });
    const page = await (await get(`/oauth2.0/authorize?${query}`)).text();
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;script&gt;');
  });
});
