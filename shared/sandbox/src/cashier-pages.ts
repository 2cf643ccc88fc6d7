import { yuanText } from '@bee/domain/money';
import { escapeHtml } from '@bee/server/html';
import { shanghaiTime } from '@bee/server/shanghai-time';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { tradeNotification } from './alipay-notices.ts';
import { returnWithTrade } from './alipay-signature.ts';
import { isOfMerchant } from './merchant.ts';
import { sendPage } from './sandbox-page.ts';
import type { SandboxTrade } from './trade-store.ts';
import type { WechatPayParts } from './wechat-pay-api.ts';
import { paidNotification } from './wechat-pay-notices.ts';

type Parts = Pick<WechatPayParts, 'merchant' | 'trades' | 'notify' | 'clock'>;
type Named = { Params: { key: string }; Querystring: Record<string, string | undefined> };
type Decided = Named & { Body: Record<string, string | undefined> | null };

const NAMES = { wechat: '微信支付', alipay: '支付宝' } as const;
const BRANDS = { wechat: 'wechat-pay', alipay: 'alipay' } as const;

/** Payment page shown after scanning a code, or in the browser for Alipay: payee, amount and two buttons. */
export const addCashierPages = (site: FastifyInstance, { merchant, trades, notify, clock }: Parts): void => {
  const returnTo = ({ returnUrl }: SandboxTrade, asked: string | undefined): string => {
    if (returnUrl) return returnUrl;
    return isOfMerchant(merchant, asked) ? asked : '';
  };

  site.get<Named>('/cashier/:key', async ({ params, query }, reply) => {
    const trade = trades.findByKey(params.key);
    if (!trade) return sendCashierProblem(reply, 'wechat', '没有这笔交易，请回到商家重新获取');
    const back = returnTo(trade, query.redirect_url);
    if (trade.status === 'paid') return sendEnd(reply, trade, '支付成功', afterPayment(trade, back));
    if (trade.status === 'closed') return sendEnd(reply, trade, '交易已关闭', back);
    trade.status = 'scanned';
    return sendPage(reply, {
      title: `${NAMES[trade.method]}收银台`,
      brand: BRANDS[trade.method],
      body: cashierBody(trade, back),
    });
  });

  site.post<Decided>('/cashier/:key', async ({ params, body }, reply) => {
    const trade = trades.findByKey(params.key);
    if (!trade) return sendCashierProblem(reply, 'wechat', '没有这笔交易，请回到商家重新获取');
    const back = returnTo(trade, body?.redirect_url);
    if (body?.decision !== 'pay') {
      // Alipay keeps waiting for the buyer; a WeChat code can be scanned again.
      if (trade.method === 'wechat' && trade.status === 'scanned') trade.status = 'waiting';
      return sendEnd(reply, trade, trade.status === 'paid' ? '支付成功' : '没有支付', back);
    }
    if (trades.pay(trade)) {
      const isWechat = trade.method === 'wechat';
      notify(isWechat ? paidNotification(merchant, trade, clock) : tradeNotification(merchant, trade, clock));
    }
    if (trade.status !== 'paid') return sendEnd(reply, trade, '交易已关闭', back);
    return sendEnd(reply, trade, '支付成功', afterPayment(trade, back));
  });

  const afterPayment = (trade: SandboxTrade, back: string): string =>
    back && trade.method === 'alipay'
      ? returnWithTrade(merchant, back, { ...trade, total: yuanText(trade.amount) }, clock.now())
      : back;
};

export const sendCashierProblem = (reply: FastifyReply, method: SandboxTrade['method'], problem: string) =>
  sendPage(reply, {
    title: '无法支付',
    brand: BRANDS[method],
    status: 400,
    body: `<h1>无法支付</h1><p role="alert">${escapeHtml(problem)}</p>`,
  });

const summary = (trade: SandboxTrade): string => `
<p class="amount"><span>¥</span>${yuanText(trade.amount)}</p>
<dl>
<div><dt>收款方</dt><dd>农小蜂</dd></div>
<div><dt>商品</dt><dd>${escapeHtml(trade.title)}</dd></div>
<div><dt>商户单号</dt><dd>${escapeHtml(trade.payNo)}</dd></div>
${trade.paidAt ? `<div><dt>支付时间</dt><dd>${shanghaiTime(trade.paidAt)}</dd></div>` : ''}
</dl>`;

const cashierBody = (trade: SandboxTrade, back: string): string => `
<h1>${NAMES[trade.method]}收银台</h1>
${summary(trade)}
<p class="note">不动真钱。请在 ${shanghaiTime(trade.expiresAt).slice(5, 16)} 前支付</p>
<form method="post" action="/cashier/${trade.key}">
<input type="hidden" name="redirect_url" value="${escapeHtml(back)}">
<div class="actions"><button name="decision" value="cancel">取消</button><button class="allow" name="decision" value="pay">确认支付</button></div>
</form>`;

/** A buyer redirected from the site returns to it; a buyer who scanned a code closes the page. */
const sendEnd = (reply: FastifyReply, trade: SandboxTrade, text: string, back: string) =>
  sendPage(reply, {
    title: text,
    brand: BRANDS[trade.method],
    body: `<h1 role="status">${text}</h1>${summary(trade)}
${
  back
    ? `<p><a class="back" href="${escapeHtml(back)}">返回商家</a></p>`
    : '<p class="note">请回到电脑上继续，可以关闭此页</p>'
}`,
    ...(back && text === '支付成功' && { script: GO_BACK }),
  });

/** Leaves time to read the page. */
const GO_BACK = `setTimeout(() => location.replace(document.querySelector('a.back').href), 1500);`;
