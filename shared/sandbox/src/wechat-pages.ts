import { escapeHtml } from '@bee/server/html';
import type { FastifyInstance } from 'fastify';
import { encode } from 'uqr';
import { consentForm } from './consent-form.ts';
import type { GrantStore } from './grant-store.ts';
import { chosenPerson } from './person.ts';
import { mayReturnTo, type RegisteredApp, returnAddress } from './registered-app.ts';
import { sendPage, sendRefusal } from './sandbox-page.ts';
import type { Ticket, TicketStore } from './ticket-store.ts';

type Parts = { app: RegisteredApp; grants: GrantStore; tickets: TicketStore; address: { url: string } };
type Query = { Querystring: Record<string, string | undefined> };
type Submitted = { Body: Record<string, string | undefined> };

const BRAND = 'wechat';
const EXPIRED = '二维码已过期，请刷新后重新扫描';

/** The page with the QR code, the consent page shown after scanning it, and the endpoint the QR page polls. */
export const addWechatPages = (site: FastifyInstance, { app, grants, tickets, address }: Parts): void => {
  site.get<Query>('/connect/qrconnect', async ({ query }, reply) => {
    const { appid, redirect_uri = '', response_type, scope, state = '' } = query;
    if (appid !== app.id) return sendRefusal(reply, BRAND, 'AppID 参数错误');
    if (!mayReturnTo(app, redirect_uri)) return sendRefusal(reply, BRAND, 'redirect_uri 参数错误');
    if (response_type !== 'code' || scope !== 'snsapi_login') return sendRefusal(reply, BRAND, 'Scope 参数错误');
    const selfRedirect = query.self_redirect === 'true';
    const uuid = tickets.open({ redirectUri: redirect_uri, state, selfRedirect });
    const phone = `${address.url}/connect/confirm?uuid=${uuid}`;
    return sendPage(reply, { title: '微信登录', brand: BRAND, body: qrBody(phone), script: watch(uuid), framed: true });
  });

  site.get<Query>('/connect/l/qrconnect', async ({ query }) => progressOf(tickets.find(query.uuid ?? '')));

  site.get<Query>('/connect/confirm', async ({ query: { uuid = '' } }, reply) => {
    const ticket = tickets.find(uuid);
    if (!ticket || ticket.status === 'confirmed' || ticket.status === 'refused')
      return sendRefusal(reply, BRAND, EXPIRED);
    ticket.status = 'scanned';
    return sendPage(reply, { title: '微信授权', brand: BRAND, body: consentForm('/connect/confirm', { uuid }) });
  });

  site.post<Submitted>('/connect/confirm', async ({ body }, reply) => {
    const uuid = body.uuid ?? '';
    const ticket = tickets.find(uuid);
    if (ticket?.status !== 'scanned') return sendRefusal(reply, BRAND, EXPIRED);
    const person = chosenPerson(body);
    const allowed = body.decision === 'allow';
    if (allowed && !person) {
      const again = consentForm('/connect/confirm', { uuid }, '请选择身份或填写昵称');
      return sendPage(reply, { title: '微信授权', brand: BRAND, body: again });
    }
    if (allowed && person) ticket.code = grants.issueCode(person, app.id, ticket.redirectUri);
    ticket.status = allowed ? 'confirmed' : 'refused';
    const text = allowed ? '已授权，请回到电脑上继续' : '已拒绝授权';
    return sendPage(reply, { title: text, brand: BRAND, body: `<h1 role="status">${text}</h1><p>可以关闭此页</p>` });
  });
};

/** The error codes are those of the real page; `to` is the address to which the QR page continues. */
const progressOf = (ticket: Ticket | null): { errcode: number; to?: string; top?: boolean } => {
  if (!ticket) return { errcode: 402 };
  if (ticket.status === 'waiting') return { errcode: 408 };
  if (ticket.status === 'scanned') return { errcode: 404 };
  const { code, state, redirectUri, selfRedirect } = ticket;
  // After a refusal the redirect has no code.
  return { errcode: 405, top: !selfRedirect, to: returnAddress(redirectUri, { ...(code && { code }), state }) };
};

const qrBody = (phone: string): string => `
<h1>微信登录</h1>${qrCode(phone)}
<p id="progress" role="status">请使用微信扫描二维码登录“农小蜂”</p>
<p><a href="${escapeHtml(phone)}" target="_blank" rel="noopener">在新窗口中模拟扫码</a></p>`;

const qrCode = (text: string): string => {
  const { data, size } = encode(text, { border: 2, ecc: 'M' });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return `<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="登录二维码" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
};

const watch = (uuid: string): string => `
(() => {
  const progress = document.getElementById('progress');
  const ask = async () => {
    const answer = await fetch('/connect/l/qrconnect?uuid=${uuid}').then((r) => r.json()).catch(() => ({}));
    if (answer.to) return (answer.top ? top : self).location.replace(answer.to);
    if (answer.errcode === 404) progress.textContent = '扫描成功，请在手机上确认';
    if (answer.errcode === 402) {
      const again = document.createElement('a');
      again.href = location.href;
      again.textContent = '${EXPIRED}';
      return progress.replaceChildren(again);
    }
    setTimeout(ask, 1000);
  };
  setTimeout(ask, 1000);
})();`;
