import { isSignedBy } from '@bee/server/wechat-pay-signature';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from './clock.ts';
import { isOfMerchant, type Merchant } from './merchant.ts';
import type { Notify } from './notifier.ts';
import type { SandboxRefund, SandboxTrade, TradeStore } from './trade-store.ts';
import { wechatRefundBody, wechatTradeBody } from './wechat-pay-bodies.ts';
import { platformHeaders, refundNotification } from './wechat-pay-notices.ts';

export type WechatPayParts = {
  merchant: Merchant;
  trades: TradeStore;
  notify: Notify;
  clock: Clock;
  address: { url: string };
  /** Delay and outcome of a refund. */
  refunds: { afterMs: number; outcome(): Exclude<SandboxRefund['status'], 'processing'> };
};

type Called<T = object> = FastifyRequest<{ Body: string; Params: T }>;

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const order = z.object({
  appid: z.string(),
  mchid: z.string(),
  description: z.string().min(1).max(127),
  out_trade_no: z.string().regex(/^[\w\-|*]{6,32}$/),
  time_expire: instant,
  notify_url: z.string(),
  amount: z.object({ total: z.int().min(1), currency: z.literal('CNY').default('CNY') }),
  scene_info: z.object({ payer_client_ip: z.string().min(3) }).optional(),
});
const refundOrder = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string().regex(/^[\w\-|*@]{1,64}$/),
  notify_url: z.string(),
  amount: z.object({ refund: z.int().min(1), total: z.int().min(1), currency: z.literal('CNY') }),
});

/** The part of API v3 that the site uses: every call is validated like the real API, and every response is signed. */
export const addWechatPayApi = (site: FastifyInstance, parts: WechatPayParts): void => {
  const { merchant, trades, clock, address } = parts;
  site.register(async (api) => {
    api.removeContentTypeParser('application/json');
    api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    api.addHook('onSend', async (_request, reply, payload) => {
      reply.headers(platformHeaders(merchant, typeof payload === 'string' ? payload : '', clock.now()));
    });
    api.addHook('preHandler', async (request: Called, reply) => {
      const problem = merchantProblem(merchant, request, clock.now());
      if (problem) return refuse(reply, 401, 'SIGN_ERROR', problem);
    });

    for (const channel of ['native', 'h5'] as const)
      api.post(`/v3/pay/transactions/${channel}`, async (request: Called, reply) => {
        const asked = order.safeParse(jsonOf(request.body)).data;
        if (!asked || !isOfMerchant(merchant, asked.notify_url) || asked.time_expire <= clock.now())
          return refuse(reply, 400, 'PARAM_ERROR', '参数错误');
        if (channel === 'h5' && !asked.scene_info) return refuse(reply, 400, 'PARAM_ERROR', '缺少 scene_info');
        if (asked.appid !== merchant.wechatAppId || asked.mchid !== merchant.mchId)
          return refuse(reply, 400, 'APPID_MCHID_NOT_MATCH', 'appid 和 mch_id 不匹配');
        const trade = trades.open({
          method: 'wechat',
          channel,
          payNo: asked.out_trade_no,
          title: asked.description,
          amount: asked.amount.total,
          expiresAt: asked.time_expire,
          notifyUrl: asked.notify_url,
          returnUrl: '',
        });
        if (trade === 'changed') return refuse(reply, 403, 'OUT_TRADE_NO_USED', '商户订单号重复');
        if (trade === 'paid') return refuse(reply, 400, 'ORDERPAID', '该订单已支付');
        if (trade === 'closed') return refuse(reply, 400, 'ORDER_CLOSED', '该订单已关闭');
        const page = `${address.url}/cashier/${trade.key}`;
        return channel === 'native' ? { code_url: page } : { h5_url: `${page}?from=h5` };
      });

    type Named = { no: string };
    api.get('/v3/pay/transactions/out-trade-no/:no', async ({ params }: Called<Named>, reply) => {
      const trade = trades.find('wechat', params.no);
      return trade ? wechatTradeBody(merchant, trade) : refuse(reply, 404, 'ORDER_NOT_EXIST', '订单不存在');
    });
    api.post('/v3/pay/transactions/out-trade-no/:no/close', async ({ params }: Called<Named>, reply) => {
      const trade = trades.find('wechat', params.no);
      if (!trade) return refuse(reply, 404, 'ORDER_NOT_EXIST', '订单不存在');
      if (trade.status === 'paid') return refuse(reply, 400, 'ORDERPAID', '该订单已支付');
      trade.status = 'closed';
      return reply.code(204).send();
    });

    api.post('/v3/refund/domestic/refunds', async (request: Called, reply) => {
      const asked = refundOrder.safeParse(jsonOf(request.body)).data;
      if (!asked || !isOfMerchant(merchant, asked.notify_url)) return refuse(reply, 400, 'PARAM_ERROR', '参数错误');
      const trade = trades.find('wechat', asked.out_trade_no);
      if (!trade) return refuse(reply, 404, 'RESOURCE_NOT_EXISTS', '订单不存在');
      if (trade.amount !== asked.amount.total) return refuse(reply, 400, 'INVALID_REQUEST', '订单金额与之前请求不一致');
      const { out_refund_no: refundNo, notify_url: notifyUrl, amount } = asked;
      const done = trades.refund(trade, { refundNo, amount: amount.refund, notifyUrl });
      if (done === 'unpaid') return refuse(reply, 400, 'INVALID_REQUEST', '订单未支付，不能退款');
      if (done === 'changed') return refuse(reply, 400, 'INVALID_REQUEST', '退款金额与之前请求不一致');
      if (done === 'too much') return refuse(reply, 400, 'INVALID_REQUEST', '申请退款金额超过可退金额');
      if (done.isNew) finishLater(parts, trade, done.refund);
      return wechatRefundBody(trade, done.refund);
    });
    api.get('/v3/refund/domestic/refunds/:no', async ({ params }: Called<Named>, reply) => {
      const found = trades.findRefund(params.no);
      if (found?.trade.method !== 'wechat') return refuse(reply, 404, 'RESOURCE_NOT_EXISTS', '退款单不存在');
      return wechatRefundBody(found.trade, found.refund);
    });
  });
};

const finishLater = (
  { merchant, clock, notify, refunds }: WechatPayParts,
  trade: SandboxTrade,
  refund: SandboxRefund,
) =>
  setTimeout(() => {
    refund.status = refunds.outcome();
    refund.at = clock.now();
    notify(refundNotification(merchant, trade, refund, clock));
  }, refunds.afterMs).unref();

const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send({ code, message });

const jsonOf = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

const TOLERATED_MS = 5 * 60_000;

/** Error in the signature of a call; empty if there is none. */
const merchantProblem = (merchant: Merchant, request: FastifyRequest, now: Date): string => {
  const { authorization = '' } = request.headers;
  const [scheme, listed = ''] = authorization.split(/ (.*)/s);
  if (scheme !== 'WECHATPAY2-SHA256-RSA2048') return 'Http头缺少Accept或User-Agent';
  const given = Object.fromEntries([...listed.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  const { mchid, serial_no, timestamp = '', nonce_str = '', signature = '' } = given;
  if (mchid !== merchant.mchId) return '商户号与签名不一致';
  if (serial_no !== merchant.serial) return '商户证书序列号有误';
  if (!(Math.abs(now.getTime() - Number(timestamp) * 1000) <= TOLERATED_MS)) return '签名时间戳与当前时间相差过大';
  const body = typeof request.body === 'string' ? request.body : '';
  const lines = [request.method, request.url, timestamp, nonce_str, body];
  return isSignedBy(merchant.merchantKeys.publicKey, lines, signature) ? '' : '签名错误';
};
