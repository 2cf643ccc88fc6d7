import { readShanghaiTime } from '@bee/server/shanghai-time';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fenText } from './alipay-amount.ts';
import { type AlipayParts, alipayMethods } from './alipay-methods.ts';
import { callProblem, signedAnswer } from './alipay-signature.ts';
import { sendCashierProblem } from './cashier-pages.ts';
import { isOfMerchant } from './merchant.ts';

type Params = Record<string, string>;
type Called = { Querystring: Params; Body: Params | null };

const GATEWAY = '/gateway.do';
const CHANNELS: Record<string, string> = { 'alipay.trade.page.pay': 'page', 'alipay.trade.wap.pay': 'wap' };
const PRODUCTS: Record<string, string> = { page: 'FAST_INSTANT_TRADE_PAY', wap: 'QUICK_WAP_WAY' };

const order = z.object({
  out_trade_no: z.string().min(1).max(64),
  total_amount: fenText,
  subject: z
    .string()
    .min(1)
    .max(256)
    .regex(/^[^/=&]+$/),
  product_code: z.string(),
  time_expire: z.string().transform((text) => readShanghaiTime(text)),
});

/** Alipay gateway: servers POST API calls to it, and a browser that opens it is redirected to the cashier. */
export const addAlipayApi = (site: FastifyInstance, parts: AlipayParts): void => {
  const { merchant, trades, clock } = parts;

  site.post<Called>(GATEWAY, async ({ query, body }, reply) => {
    const params = { ...query, ...body };
    const { method = '' } = params;
    reply.type('text/html; charset=utf-8');
    const problem = callProblem(merchant, params, clock.now());
    // Not signed, since the caller is unknown.
    if (problem) return reply.send(JSON.stringify({ error_response: refusal('40002', problem) }));
    const answer = alipayMethods[method]?.(parts, contentOf(params)) ?? refusal('40002', 'isv.invalid-method');
    return reply.send(signedAnswer(merchant, method, answer));
  });

  site.get<Called>(GATEWAY, async ({ query }, reply) => {
    const channel = CHANNELS[query.method ?? ''];
    const problem = callProblem(merchant, query, clock.now());
    if (problem || !channel) return sendCashierProblem(reply, 'alipay', `调试错误，请回到请求来源地：${problem}`);
    const asked = order.safeParse(contentOf(query)).data;
    const { notify_url: notifyUrl, return_url: returnUrl } = query;
    if (
      !asked?.time_expire ||
      asked.product_code !== PRODUCTS[channel] ||
      !isOfMerchant(merchant, notifyUrl) ||
      !isOfMerchant(merchant, returnUrl)
    )
      return sendCashierProblem(reply, 'alipay', '参数无效 (ACQ.INVALID_PARAMETER)');
    const known = trades.find('alipay', asked.out_trade_no);
    if (!known && asked.time_expire <= clock.now()) return sendCashierProblem(reply, 'alipay', CLOSED);
    const trade = trades.open({
      method: 'alipay',
      channel,
      payNo: asked.out_trade_no,
      title: asked.subject,
      amount: asked.total_amount,
      expiresAt: asked.time_expire,
      notifyUrl,
      returnUrl,
    });
    if (trade === 'paid') return sendCashierProblem(reply, 'alipay', '交易已支付 (ACQ.TRADE_HAS_SUCCESS)');
    if (trade === 'closed') return sendCashierProblem(reply, 'alipay', CLOSED);
    if (trade === 'changed') return sendCashierProblem(reply, 'alipay', '交易信息被篡改 (ACQ.CONTEXT_INCONSISTENT)');
    return reply.redirect(`/cashier/${trade.key}`, 303);
  });
};

const CLOSED = '交易已关闭 (ACQ.TRADE_HAS_CLOSE)，请回到商家重新下单';

const refusal = (code: string, sub_code: string) => ({ code, msg: 'Invalid Arguments', sub_code, sub_msg: sub_code });

const contentOf = ({ biz_content = '' }: Params): Record<string, unknown> => {
  try {
    return JSON.parse(biz_content) as Record<string, unknown>;
  } catch {
    return {};
  }
};
