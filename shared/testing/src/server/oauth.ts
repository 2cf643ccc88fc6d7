import { randomBytes } from 'node:crypto';
import type { OAuthPlatform } from '@bee/contracts/resource/identity';
import { type Sandbox, startSandbox } from '@bee/sandbox';
import { hashSecret } from '../../../../server/src/http/secrets.ts';
import { prove } from './members.ts';
import { type Answer, type Browser, startTestApp, type TestApp } from './test-app.ts';

const SITE = 'http://localhost:8080';

export type OAuthTest = TestApp & {
  sandbox: Sandbox;
  /** Registers a state for the browser; for `bind` the member's identity is proven first. */
  start(platform: OAuthPlatform, browser: Browser, action?: 'login' | 'bind', state?: string): Promise<string>;
  /** Decides in the sandbox on behalf of a user. @returns the address to which the browser is redirected */
  decide(platform: OAuthPlatform, state: string, nickname: string | null): Promise<string>;
  visit(address: string, browser: Browser): Promise<string>;
  poll(platform: OAuthPlatform, state: string, browser: Browser): Promise<Answer['body']>;
  /** Runs the flow up to consent; the browser can then poll. @returns the state */
  consent(platform: OAuthPlatform, nickname: string, browser: Browser, action?: 'login' | 'bind'): Promise<string>;
  /**
   * A member without a mobile number, known to the third party by this nickname, with the browser of the first login.
   */
  join(platform: OAuthPlatform, nickname: string): Promise<{ uid: number; browser: Browser }>;
};

/** The application with a sandbox that acts as WeChat and QQ. */
export const startOAuthTest = async (): Promise<OAuthTest> => {
  const clock = { now: () => new Date() };
  const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', redirectOrigin: SITE, clock });
  const { wechat, qq } = sandbox;
  const test = await startTestApp({
    PUBLIC_URL: SITE,
    WX_APP_ID: wechat.appId,
    WX_APP_SECRET: wechat.secret,
    WX_OPEN_URL: wechat.apiUrl,
    WX_API_URL: wechat.apiUrl,
    QQ_APP_ID: qq.appId,
    QQ_APP_KEY: qq.key,
    QQ_GRAPH_URL: qq.graphUrl,
  });

  const start: OAuthTest['start'] = async (platform, browser, action = 'login', state = newState()) => {
    if (action === 'bind') await prove(test, browser);
    const { body } = await test.call(platform === 'wx' ? 'user/wxOAuth' : 'user/qqOAuth', { action, state }, browser);
    if (body.code !== 1) throw new Error(`start failed: ${body.msg}`);
    return state;
  };
  const decide: OAuthTest['decide'] = (platform, state, nickname) =>
    platform === 'wx' ? decideAtWechat(sandbox, state, nickname) : decideAtQq(sandbox, state, nickname);
  const visit: OAuthTest['visit'] = async (address, browser) => {
    const { pathname, search } = new URL(address);
    return (await test.app.inject({ url: pathname + search, cookies: browser.cookies })).body;
  };

  const consent: OAuthTest['consent'] = async (platform, nickname, browser, action) => {
    const state = await start(platform, browser, action);
    await visit(await decide(platform, state, nickname), browser);
    return state;
  };

  return {
    ...test,
    sandbox,
    start,
    decide,
    visit,
    poll: async (type, state, browser) => (await test.call('user/checkOAuth', { state, type }, browser)).body,
    consent,
    join: async (platform, nickname) => {
      const browser = test.newBrowser();
      const state = await consent(platform, nickname, browser);
      const { body } = await test.call('user/thirdPartRegister', { oauth_platform: platform, state }, browser);
      const token = String(body.token);
      const { uid } = await test.database.db
        .selectFrom('session')
        .select('uid')
        .where('token_hash', '=', hashSecret(token))
        .executeTakeFirstOrThrow();
      return { uid, browser: { ...browser, token } };
    },
    close: async () => {
      await test.close();
      await sandbox.close();
    },
  };
};

export const newState = (): string => randomBytes(16).toString('hex');

const back = (platform: OAuthPlatform): string => `${SITE}/api/user/oauthCallback/${platform}`;

const decideAtWechat = async ({ wechat }: Sandbox, state: string, nickname: string | null): Promise<string> => {
  const query = new URLSearchParams({
    appid: wechat.appId,
    redirect_uri: back('wx'),
    response_type: 'code',
    scope: 'snsapi_login',
    state,
    self_redirect: 'true',
  });
  const page = await (await fetch(`${wechat.apiUrl}/connect/qrconnect?${query}`)).text();
  const uuid = /uuid=([\w-]+)/.exec(page)?.[1] ?? '';
  await (await fetch(`${wechat.apiUrl}/connect/confirm?uuid=${uuid}`)).text();
  const body = new URLSearchParams({ uuid, ...decision(nickname) });
  await (await fetch(`${wechat.apiUrl}/connect/confirm`, { method: 'POST', body })).text();
  const answer = await fetch(`${wechat.apiUrl}/connect/l/qrconnect?uuid=${uuid}`);
  return ((await answer.json()) as { to: string }).to;
};

const decideAtQq = async ({ qq }: Sandbox, state: string, nickname: string | null): Promise<string> => {
  const asked = { client_id: qq.appId, redirect_uri: back('qq'), response_type: 'code', scope: 'get_user_info', state };
  const answer = await fetch(`${qq.graphUrl}/oauth2.0/authorize`, {
    method: 'POST',
    body: new URLSearchParams({ ...asked, ...decision(nickname) }),
    redirect: 'manual',
  });
  return answer.headers.get('location') ?? '';
};

const decision = (nickname: string | null): Record<string, string> =>
  nickname === null ? { decision: 'refuse' } : { decision: 'allow', person: 'other', nickname };
