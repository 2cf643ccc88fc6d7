import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { addAlipayApi } from './alipay-api.ts';
import { addCashierPages } from './cashier-pages.ts';
import type { Clock } from './clock.ts';
import { createGrantStore, type GrantStore, TOKEN_SECONDS } from './grant-store.ts';
import { createMerchant, type Merchant } from './merchant.ts';
import { createNotifier, type Notify } from './notifier.ts';
import { type Person, qqOpenidOf, unionidOf } from './person.ts';
import { addQqPages } from './qq-pages.ts';
import type { RegisteredApp } from './registered-app.ts';
import type { SandboxProviders } from './sandbox-providers.ts';
import { createTicketStore } from './ticket-store.ts';
import { createTradeStore, type TradeStore } from './trade-store.ts';
import { addWechatApi } from './wechat-api.ts';
import { addWechatPages } from './wechat-pages.ts';
import { addWechatPayApi, type WechatPayParts } from './wechat-pay-api.ts';

type Options = {
  port: number;
  host: string;
  /** Address for browsers; http://localhost:<port> by default. */
  url?: string | undefined;
  /** Address for the site's server, if not on this machine. */
  near?: string | undefined;
  /** The only site to which users are redirected and that receives payment notifications. */
  redirectOrigin: string;
  /** Address at which this machine reaches that site, if not its origin. */
  nearSite?: string | undefined;
  clock: Clock;
  /** Additional routes of a sandbox that runs as a separate process. */
  register?: (site: FastifyInstance) => void;
  /** For tests that control the delivery of notifications and the outcome of refunds. */
  notify?: Notify;
  refunds?: WechatPayParts['refunds'];
};

export type Sandbox = SandboxProviders & {
  merchant: Merchant;
  trades: TradeStore;
  close(): Promise<void>;
};

const REFUNDS: WechatPayParts['refunds'] = { afterMs: 1500, outcome: () => 'done' };

/**
 * A second site for demos, on its own origin, that implements the protocols of WeChat, QQ and Alipay. The site uses it
 * like the real providers, by URLs, ids and keys. Its state is in memory and lost when it stops.
 */
export const startSandbox = async ({
  port,
  host,
  url: given,
  near: givenNear,
  redirectOrigin,
  nearSite,
  clock,
  register,
  notify,
  refunds = REFUNDS,
}: Options): Promise<Sandbox> => {
  const site = fastify({ bodyLimit: 16 * 1024 });
  site.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  site.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  });
  const wechat = registeredApp('wxsandbox00000001', redirectOrigin);
  const qq = registeredApp('900000001', redirectOrigin);
  const grants = createGrantStore(clock);
  const address = { url: '' };
  addWechatPages(site, { app: wechat, grants, tickets: createTicketStore(clock), address });
  addWechatApi(site, { app: wechat, grants });
  addQqPages(site, { app: qq, grants });
  addQqApi(site, { app: qq, grants });
  const merchant = await createMerchant(redirectOrigin);
  const trades = createTradeStore(clock);
  const notifier = createNotifier({ origin: redirectOrigin, near: nearSite });
  const payment = { merchant, trades, notify: notify ?? notifier.notify, clock, address, refunds };
  addWechatPayApi(site, payment);
  addAlipayApi(site, payment);
  addCashierPages(site, payment);
  register?.(site);
  await site.listen({ port, host });
  const { port: bound } = site.server.address() as AddressInfo;
  const url = given ?? `http://localhost:${bound}`;
  const near = givenNear ?? `http://${nearHost(host)}:${bound}`;
  address.url = url;
  return {
    url,
    wechat: { appId: wechat.id, secret: wechat.secret, openUrl: url, apiUrl: near },
    qq: { appId: qq.id, key: qq.secret, pageUrl: url, graphUrl: near },
    wechatPay: wechatPayOf(merchant, near),
    alipay: alipayOf(merchant, `${near}/gateway.do`, `${url}/gateway.do`),
    merchant,
    trades,
    close: async () => {
      notifier.stop();
      await site.close();
    },
  };
};

const wechatPayOf = ({ wechatAppId, merchantKeys, platformKeys, ...merchant }: Merchant, url: string) => ({
  mchId: merchant.mchId,
  appId: wechatAppId,
  apiV3Key: merchant.apiV3Key,
  privateKey: merchantKeys.privateKey,
  serial: merchant.serial,
  publicKey: platformKeys.publicKey,
  publicKeyId: merchant.publicKeyId,
  url,
  sandbox: true,
});

const alipayOf = (
  { alipayAppId, sellerId, merchantKeys, platformKeys }: Merchant,
  url: string,
  pageUrl: string,
): SandboxProviders['alipay'] => ({
  appId: alipayAppId,
  sellerId,
  privateKey: merchantKeys.privateKey,
  publicKey: platformKeys.publicKey,
  url,
  pageUrl,
  sandbox: true,
});

const registeredApp = (id: string, redirectOrigin: string): RegisteredApp => ({
  id,
  secret: randomBytes(16).toString('hex'),
  redirectOrigin,
});

/** Address at which the server itself reaches a service listening on `host`. */
export const nearHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

type Parts = { app: RegisteredApp; grants: GrantStore };
type Query = { Querystring: Record<string, string | undefined> };

/** Three response formats, as with the real API: JSON on request, otherwise `callback( JSON );` or form encoding. */
const addQqApi = (site: FastifyInstance, { app, grants }: Parts): void => {
  site.get<Query>('/oauth2.0/token', async ({ query }, reply) => {
    const { grant_type, client_id, client_secret, code = '', redirect_uri, fmt } = query;
    const fail = (error: number, description: string) => answer(reply, fmt, failed(error, description));
    if (grant_type !== 'authorization_code') return fail(100004, 'param grant_type is wrong or lost');
    if (client_id !== app.id) return fail(100008, 'client_id is not exist');
    if (client_secret !== app.secret) return fail(100009, 'client_secret is illegal');
    const grant = grants.redeem(code, app.id);
    if (grant === 'used') return fail(100020, 'code is reused error');
    if (typeof grant === 'string') return fail(100019, 'code to access token error');
    if (redirect_uri !== grant.redirectUri) return fail(100010, 'redirect uri is illegal');
    const token = { access_token: grants.issueToken(grant.person), expires_in: String(TOKEN_SECONDS) };
    return fmt === 'json' ? answer(reply, fmt, token) : reply.type('text/html').send(`${new URLSearchParams(token)}`);
  });

  site.get<Query>('/oauth2.0/me', async ({ query: { access_token = '', unionid, fmt } }, reply) => {
    const person = grants.holderOf(access_token);
    if (!person) return answer(reply, fmt, failed(100016, 'access token check failed'));
    const me = { client_id: app.id, openid: qqOpenidOf(person, app.id) };
    return answer(reply, fmt, unionid === '1' ? { ...me, unionid: `UID_${unionidOf(person)}` } : me);
  });

  site.get<Query>('/user/get_user_info', async ({ query }) => {
    const person: Person | null = grants.holderOf(query.access_token ?? '');
    if (!person) return { ret: -23, msg: 'token is invalid' };
    if (query.oauth_consumer_key !== app.id || query.openid !== qqOpenidOf(person, app.id))
      return { ret: -22, msg: 'openid is invalid' };
    return { ret: 0, msg: '', is_lost: 0, nickname: person.nickname, gender: '男' };
  });
};

const answer = (reply: FastifyReply, fmt: string | undefined, body: object) =>
  fmt === 'json' ? reply.send(body) : reply.type('text/html').send(`callback( ${JSON.stringify(body)} );\n`);

const failed = (error: number, error_description: string) => ({ error, error_description });
