import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '../../clock.ts';
import type { Outgoing } from '../../http/outgoing.ts';
import {
  type PaymentOrder,
  type PaymentProvider,
  PaymentRejected,
  PaymentUnanswered,
  type RefundOrder,
  type RefundState,
  type Trade,
} from './payment-provider.ts';
import type { WechatPaySettings } from './payment-settings.ts';
import { shanghaiRfc3339 } from './shanghai-time.ts';
import { createWechatPayCall } from './wechat-pay-call.ts';
import { readWechatNotice } from './wechat-pay-notice.ts';
import { readRefundAnswer, readTrade } from './wechat-pay-trade.ts';

const NO_TRADE = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS'];
const REASON_BYTES = 80;

/** WeChat Pay API v3 of one merchant: Native and H5. Notifications are sent to `notifyUrl`. */
export const wechatPay = (
  settings: WechatPaySettings,
  { outgoing, clock, notifyUrl }: { outgoing: Outgoing; clock: Clock; notifyUrl: string },
): PaymentProvider => {
  const { mchId, appId } = settings;
  const call = createWechatPayCall(settings, outgoing, clock);

  const query = async (payNo: string): Promise<Trade> => {
    const path = `${TRADES}/${encodeURIComponent(payNo)}?mchid=${mchId}`;
    const answer = await call('GET', path).catch(unlessMissing);
    return answer === MISSING ? { status: 'unknown' } : read(() => readTrade(answer, payNo));
  };

  const refundOf = (answer: unknown, refundNo: string): RefundState =>
    read(() => readRefundAnswer(answer, refundNo, clock.now()));

  return {
    method: 'wechat',
    sandbox: settings.sandbox,
    seller: mchId,
    appId,
    open: async (order) => {
      const kind = order.channel === 'native' ? 'native' : 'h5';
      const answer = await call('POST', `/v3/pay/transactions/${kind}`, {
        appid: appId,
        mchid: mchId,
        description: order.title,
        out_trade_no: order.payNo,
        time_expire: shanghaiRfc3339(order.expiresAt),
        notify_url: notifyUrl,
        amount: { total: order.amount, currency: 'CNY' },
        ...(kind === 'h5' && { scene_info: { payer_client_ip: order.ip, h5_info: { type: 'Wap' } } }),
      });
      return read(() => payAddress(answer, order));
    },
    query,
    close: async (payNo) => {
      const path = `${TRADES}/${encodeURIComponent(payNo)}/close`;
      return call('POST', path, { mchid: mchId }).then(
        () => 'closed' as const,
        async (error: unknown) => {
          if (!(error instanceof PaymentRejected)) throw error;
          if (error.code === 'ORDERPAID') return 'paid';
          // Regardless of the error, the state of the trade decides.
          const { status } = await query(payNo);
          if (status === 'paid') return 'paid';
          if (status === 'closed' || status === 'unknown') return 'closed';
          throw error;
        },
      );
    },
    refund: async (order) => refundOf(await call('POST', REFUNDS, refundBody(order, notifyUrl)), order.refundNo),
    queryRefund: async (refundNo) => {
      const answer = await call('GET', `${REFUNDS}/${encodeURIComponent(refundNo)}`).catch(unlessMissing);
      return answer === MISSING ? { status: 'unknown' } : refundOf(answer, refundNo);
    },
    readNotice: async (body, headers: IncomingHttpHeaders) => readWechatNotice(settings, body, headers, clock.now()),
    accepted: { status: 200, ...json({ code: 'SUCCESS', message: '成功' }) },
    refused: (why) => ({ status: 400, ...json({ code: 'FAIL', message: why }) }),
  };
};

const TRADES = '/v3/pay/transactions/out-trade-no';
const REFUNDS = '/v3/refund/domestic/refunds';
const MISSING = Symbol('there is none');

const unlessMissing = (error: unknown): typeof MISSING => {
  if (error instanceof PaymentRejected && NO_TRADE.includes(error.code)) return MISSING;
  throw error;
};

/** A malformed answer does not show whether the operation was executed. */
const read = <T>(parse: () => T): T => {
  try {
    return parse();
  } catch {
    throw new PaymentUnanswered('WeChat Pay: the answer is unreadable');
  }
};

const payAddress = (answer: unknown, { channel, returnUrl }: PaymentOrder): string => {
  const { code_url, h5_url } = answer as { code_url?: unknown; h5_url?: unknown };
  const address = channel === 'native' ? code_url : h5_url;
  if (typeof address !== 'string' || !address) throw new Error('there is no address');
  return channel === 'native' ? address : `${address}&redirect_url=${encodeURIComponent(returnUrl)}`;
};

const refundBody = ({ refundNo, payNo, amount, total, reason }: RefundOrder, notifyUrl: string) => ({
  out_trade_no: payNo,
  out_refund_no: refundNo,
  reason: cutBytes(reason, REASON_BYTES) || undefined,
  notify_url: notifyUrl,
  amount: { refund: amount, total, currency: 'CNY' },
});

const cutBytes = (text: string, most: number): string => {
  let kept = '';
  for (const char of text) {
    if (Buffer.byteLength(kept + char) > most) break;
    kept += char;
  }
  return kept;
};

const json = (body: object) => ({ contentType: 'application/json', body: JSON.stringify(body) });
