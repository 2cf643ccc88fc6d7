import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { Clock } from '../clock.ts';
import type { QqSettings } from '../providers/oauth/qq.ts';
import type { WechatSettings } from '../providers/oauth/wechat.ts';
import { createGrantStore } from './grant-store.ts';
import { addQqApi } from './qq-api.ts';
import { addQqPages } from './qq-pages.ts';
import type { RegisteredApp } from './registered-app.ts';
import { createTicketStore } from './ticket-store.ts';
import { addWechatApi } from './wechat-api.ts';
import { addWechatPages } from './wechat-pages.ts';

type Options = {
  port: number;
  host: string;
  /** Where browsers reach it; http://localhost:<port> unless told. */
  url?: string | undefined;
  /** The only site to which it sends people back. */
  redirectOrigin: string;
  clock: Clock;
};

export type Sandbox = { url: string; wechat: WechatSettings; qq: QqSettings; close(): Promise<void> };

/**
 * A second site for demonstrations, on an origin of its own, that speaks the protocols of WeChat and QQ. The site uses
 * it as it uses those: by their addresses, ids and secrets. What it knows is gone when it stops.
 */
export const startSandbox = async ({ port, host, url: given, redirectOrigin, clock }: Options): Promise<Sandbox> => {
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
  await site.listen({ port, host });
  const { port: bound } = site.server.address() as AddressInfo;
  const url = given ?? `http://localhost:${bound}`;
  const near = `http://${nearHost(host)}:${bound}`;
  address.url = url;
  return {
    url,
    wechat: { appId: wechat.id, secret: wechat.secret, openUrl: url, apiUrl: near },
    qq: { appId: qq.id, key: qq.secret, pageUrl: url, graphUrl: near },
    close: () => site.close(),
  };
};

const registeredApp = (id: string, redirectOrigin: string): RegisteredApp => ({
  id,
  secret: randomBytes(16).toString('hex'),
  redirectOrigin,
});

/** How the server itself reaches what listens on `host`. */
const nearHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};
