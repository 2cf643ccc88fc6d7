import { yuanText } from '@bee/domain/money';
import { shanghaiTime } from '@bee/server/shanghai-time';
import { z } from 'zod';
import { fenText } from './alipay-amount.ts';
import { tradeNotification } from './alipay-notices.ts';
import type { Clock } from './clock.ts';
import type { Merchant } from './merchant.ts';
import type { Notify } from './notifier.ts';
import { refundedOf, type SandboxTrade, type TradeStore } from './trade-store.ts';

export type AlipayParts = { merchant: Merchant; trades: TradeStore; notify: Notify; clock: Clock };
type Content = Record<string, unknown>;
type AlipayMethod = (parts: AlipayParts, content: Content) => object;

const done = (answer: object) => ({ code: '10000', msg: 'Success', ...answer });
const failed = (sub_code: string, sub_msg: string) => ({ code: '40004', msg: 'Business Failed', sub_code, sub_msg });
const noTrade = () => failed('ACQ.TRADE_NOT_EXIST', '交易不存在');

const named = z.object({ out_trade_no: z.string() });
const refundOrder = named.extend({ out_request_no: z.string().min(1), refund_amount: fenText });
const refundQuery = named.extend({ out_request_no: z.string() });

/** Server API methods of the gateway; the pages are in alipay-api.ts. */
export const alipayMethods: Record<string, AlipayMethod> = {
  'alipay.trade.query': ({ trades }, content) => {
    const trade = find(trades, content);
    if (!trade) return noTrade();
    return done({
      out_trade_no: trade.payNo,
      trade_no: trade.tradeNo,
      trade_status: statusOf(trade),
      total_amount: yuanText(trade.amount),
      buyer_logon_id: 'sandbox***@example.com',
      ...(trade.paidAt && { send_pay_date: shanghaiTime(trade.paidAt) }),
    });
  },

  'alipay.trade.close': ({ trades }, content) => {
    const trade = find(trades, content);
    if (!trade) return noTrade();
    if (trade.status === 'paid') return failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
    trade.status = 'closed';
    return done({ out_trade_no: trade.payNo, trade_no: trade.tradeNo });
  },

  'alipay.trade.refund': ({ merchant, trades, notify, clock }, content) => {
    const asked = refundOrder.safeParse(content).data;
    if (!asked) return failed('ACQ.INVALID_PARAMETER', '参数无效');
    const trade = find(trades, content);
    if (!trade) return noTrade();
    const { out_request_no: refundNo, refund_amount: amount } = asked;
    const given = trades.refund(trade, { refundNo, amount, notifyUrl: trade.notifyUrl });
    if (given === 'unpaid') return failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
    if (given === 'changed') return failed('ACQ.DISCORDANT_REPEAT_REQUEST', '不一致的请求');
    if (given === 'too much') return failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限');
    const { refund, isNew } = given;
    refund.status = 'done';
    if (isNew) notify(tradeNotification(merchant, trade, clock, refund));
    return done({
      out_trade_no: trade.payNo,
      trade_no: trade.tradeNo,
      fund_change: isNew ? 'Y' : 'N',
      refund_fee: yuanText(refundedOf(trade)),
    });
  },

  'alipay.trade.fastpay.refund.query': ({ trades }, content) => {
    const asked = refundQuery.safeParse(content).data;
    const trade = find(trades, content);
    if (!trade || !asked) return noTrade();
    const refund = trade.refunds.find(({ refundNo }) => refundNo === asked.out_request_no);
    if (!refund) return done({});
    return done({
      out_trade_no: trade.payNo,
      trade_no: trade.tradeNo,
      out_request_no: refund.refundNo,
      refund_amount: yuanText(refund.amount),
      total_amount: yuanText(trade.amount),
      refund_status: 'REFUND_SUCCESS',
      gmt_refund_pay: shanghaiTime(refund.at),
    });
  },
};

const find = (trades: TradeStore, content: Content): SandboxTrade | null => {
  const asked = named.safeParse(content).data;
  return asked ? trades.find('alipay', asked.out_trade_no) : null;
};

/** A fully refunded trade is also reported as closed. */
const statusOf = (trade: SandboxTrade): string => {
  if (trade.status === 'closed' || (trade.paidAt && refundedOf(trade) === trade.amount)) return 'TRADE_CLOSED';
  return trade.status === 'paid' ? 'TRADE_SUCCESS' : 'WAIT_BUYER_PAY';
};
