import { Socket } from 'node:net';
import { yuanText } from '@bee/domain/money';
import type { AlipaySdk, AlipaySdkConfig } from 'alipay-sdk';
import type { Clock } from '../../clock.ts';
import type { Outgoing } from '../../http/outgoing.ts';
import { createAlipayCall } from './alipay-call.ts';
import { readAlipayNotice } from './alipay-notice.ts';
import { readRefundAnswer, readRefundQuery, readTrade } from './alipay-trade.ts';
import {
  type PaymentOrder,
  type PaymentProvider,
  PaymentRejected,
  PaymentUnanswered,
  type RefundState,
  type Trade,
} from './payment-provider.ts';
import type { AlipaySettings } from './payment-settings.ts';
import { shanghaiTime } from './shanghai-time.ts';

const NO_TRADE = 'ACQ.TRADE_NOT_EXIST';

/** Alipay of one application: the payment pages for desktops and for phones. Notifications are sent to `notifyUrl`. */
export const alipay = (
  settings: AlipaySettings,
  { outgoing, clock, notifyUrl }: { outgoing: Outgoing; clock: Clock; notifyUrl: string },
): PaymentProvider => {
  let opening: Promise<AlipaySdk> | undefined;
  const config = {
    appId: settings.appId,
    privateKey: settings.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    keyType: 'PKCS8' as const,
    alipayPublicKey: settings.publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    gateway: settings.pageUrl,
  };
  const sdk = () => (opening ??= openSdk(config));
  const call = createAlipayCall(sdk, settings.url, outgoing, clock);
  const ours = { seller: settings.sellerId, appId: settings.appId };

  const query = async (payNo: string): Promise<Trade> => {
    try {
      const answer = await call('alipay.trade.query', { out_trade_no: payNo });
      return read(() => readTrade(answer, payNo, ours));
    } catch (error) {
      if (error instanceof PaymentRejected && error.code === NO_TRADE) return { status: 'unknown' };
      throw error;
    }
  };

  const queryRefund = async (refundNo: string, payNo: string): Promise<RefundState> => {
    try {
      const answer = await call('alipay.trade.fastpay.refund.query', {
        out_trade_no: payNo,
        out_request_no: refundNo,
        query_options: ['gmt_refund_pay'],
      });
      return read(() => readRefundQuery(answer, refundNo, clock.now()));
    } catch (error) {
      if (error instanceof PaymentRejected && error.code === NO_TRADE) return { status: 'unknown' };
      throw error;
    }
  };

  return {
    method: 'alipay',
    sandbox: settings.sandbox,
    ...ours,
    open: async (order) =>
      (await sdk()).pageExecute(order.channel === 'page' ? 'alipay.trade.page.pay' : 'alipay.trade.wap.pay', 'GET', {
        timestamp: shanghaiTime(clock.now()),
        notify_url: notifyUrl,
        return_url: order.returnUrl,
        bizContent: contentOf(order),
      }),
    query,
    /** A trade that was never opened does not exist at Alipay and counts as closed; its payment address expires. */
    close: async (payNo) => {
      try {
        await call('alipay.trade.close', { out_trade_no: payNo });
        return 'closed';
      } catch (error) {
        if (!(error instanceof PaymentRejected)) throw error;
        // Regardless of the error, the state of the trade decides.
        const { status } = await query(payNo);
        if (status === 'paid') return 'paid';
        if (status === 'closed' || status === 'unknown') return 'closed';
        throw error;
      }
    },
    refund: async ({ refundNo, payNo, amount, reason }) => {
      const answer = await call('alipay.trade.refund', {
        out_trade_no: payNo,
        out_request_no: refundNo,
        refund_amount: yuanText(amount),
        refund_reason: reason.slice(0, 80),
      });
      return read(() => readRefundAnswer(answer, clock.now())) ?? queryRefund(refundNo, payNo);
    },
    queryRefund,
    readNotice: async (body) => readAlipayNotice(await sdk(), body, clock.now()),
    accepted: { status: 200, contentType: 'text/plain', body: 'success' },
    refused: () => ({ status: 200, contentType: 'text/plain', body: 'fail' }),
  };
};

/** The SDK brings an HTTP client of 1 MB, which is loaded with the first payment. */
export const openSdk = async (config: AlipaySdkConfig): Promise<AlipaySdk> => {
  const { AlipaySdk } = await import('alipay-sdk');
  // urllib, which the SDK brings and `outgoing` replaces, puts its own `destroy` in front of the inherited one. It throws
  // when one error ends two sockets, as when an edge closes its connections to the API.
  Reflect.deleteProperty(Socket.prototype, 'destroy');
  return new AlipaySdk(config);
};

const contentOf = ({ payNo, channel, amount, title, expiresAt, returnUrl }: PaymentOrder) => ({
  out_trade_no: payNo,
  total_amount: yuanText(amount),
  // The gateway does not accept these characters in a subject.
  subject: title.replace(/[/=&]/g, ' '),
  product_code: channel === 'page' ? 'FAST_INSTANT_TRADE_PAY' : 'QUICK_WAP_WAY',
  time_expire: shanghaiTime(expiresAt),
  ...(channel === 'wap' && { quit_url: returnUrl }),
});

/** A malformed answer does not show whether the operation was executed. */
const read = <T>(parse: () => T): T => {
  try {
    return parse();
  } catch {
    throw new PaymentUnanswered('Alipay: the answer is unreadable');
  }
};
