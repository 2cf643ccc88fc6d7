import { shanghaiRfc3339 } from '@bee/server/shanghai-time';
import type { Merchant } from './merchant.ts';
import type { SandboxRefund, SandboxTrade } from './trade-store.ts';

const STATES = { waiting: 'NOTPAY', scanned: 'USERPAYING', paid: 'SUCCESS', closed: 'CLOSED' } as const;

export const wechatTradeBody = ({ mchId, wechatAppId }: Merchant, trade: SandboxTrade) => ({
  appid: wechatAppId,
  mchid: mchId,
  out_trade_no: trade.payNo,
  trade_state: trade.refunds.length > 0 ? 'REFUND' : STATES[trade.status],
  trade_state_desc: STATES[trade.status],
  ...(trade.paidAt && {
    transaction_id: trade.tradeNo,
    trade_type: trade.channel === 'native' ? 'NATIVE' : 'MWEB',
    bank_type: 'OTHERS',
    success_time: shanghaiRfc3339(trade.paidAt),
    payer: { openid: 'sandbox' },
    amount: { total: trade.amount, payer_total: trade.amount, currency: 'CNY', payer_currency: 'CNY' },
  }),
});

const REFUND_STATES = { processing: 'PROCESSING', done: 'SUCCESS', closed: 'CLOSED', abnormal: 'ABNORMAL' } as const;

export const wechatRefundBody = (trade: SandboxTrade, refund: SandboxRefund) => ({
  refund_id: refund.refundId,
  out_refund_no: refund.refundNo,
  transaction_id: trade.tradeNo,
  out_trade_no: trade.payNo,
  channel: 'ORIGINAL',
  status: REFUND_STATES[refund.status],
  create_time: shanghaiRfc3339(refund.at),
  ...(refund.status === 'done' && { success_time: shanghaiRfc3339(refund.at) }),
  amount: { total: trade.amount, refund: refund.amount, payer_total: trade.amount, currency: 'CNY' },
});
