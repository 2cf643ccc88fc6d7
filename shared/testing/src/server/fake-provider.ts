import { randomBytes } from 'node:crypto';
import type { PayMethod } from '@bee/contracts/resource/payment';
import type { Fen } from '@bee/domain/money';
import {
  type Notice,
  NoticeRejected,
  type PaidTrade,
  type PaymentProvider,
  PaymentRejected,
  PaymentUnanswered,
  type RefundState,
} from '../../../../server/src/providers/payment/payment-provider.ts';

type Trade = PaidTrade & { status: 'waiting' | 'scanned' | 'paid' | 'closed'; expiresAt: Date };
type Refund = { refundNo: string; payNo: string; amount: Fen; state: RefundState };

export type SentNotice = { method: PayMethod; body: string };

export type FakeProvider = PaymentProvider & {
  trades: Map<string, Trade>;
  refunds: Map<string, Refund>;
  /** Notifications that have not been acknowledged yet. */
  pending: SentNotice[];
  /** All notifications ever sent. */
  sent: SentNotice[];
  /** The member scans and pays. @returns false if the trade can no longer be paid */
  pay(payNo: string): boolean;
  scan(payNo: string): void;
  /** The member cancels on the phone. */
  leave(payNo: string): void;
  /** Completes refunds that are in progress. */
  finishRefunds(): void;
  /** The next calls get no response; with `done` they are executed anyway. */
  fail(calls: number, done: boolean): void;
  /** Totals in the provider's books, in fen. */
  totals(): { paid: Fen; refunded: Fen };
};

const SIGNED = 'signed';

/** An in-memory provider: the rules of money without the protocol, which is tested separately. */
export const fakeProvider = (method: PayMethod, now: () => Date): FakeProvider => {
  const trades = new Map<string, Trade>();
  const refunds = new Map<string, Refund>();
  const pending: SentNotice[] = [];
  const sent: SentNotice[] = [];
  const seller = `seller-${method}`;
  const appId = `app-${method}`;
  let failing = { calls: 0, done: false };

  const deliver = (notice: Notice): void => {
    const message = { method, body: JSON.stringify({ signature: SIGNED, notice }) };
    pending.push(message);
    sent.push(message);
  };
  const answering = async <Result>(work: () => Result): Promise<Result> => {
    if (failing.calls === 0) return work();
    failing = { ...failing, calls: failing.calls - 1 };
    if (failing.done) work();
    throw new PaymentUnanswered('no answer');
  };
  const closeWhenOver = (trade: Trade): Trade => {
    if (trade.status !== 'paid' && trade.expiresAt <= now()) trade.status = 'closed';
    return trade;
  };
  const find = (payNo: string): Trade | undefined => {
    const trade = trades.get(payNo);
    return trade && closeWhenOver(trade);
  };
  const refundedOf = (payNo: string): Fen =>
    [...refunds.values()].filter((refund) => refund.payNo === payNo).reduce((sum, { amount }) => sum + amount, 0);

  return {
    method,
    sandbox: true,
    seller,
    appId,
    trades,
    refunds,
    pending,
    sent,
    open: ({ payNo, amount, expiresAt }) =>
      answering(() => {
        const known = find(payNo);
        if (known?.status === 'paid') throw new PaymentRejected('ORDERPAID', 'paid');
        if (known?.status === 'closed') throw new PaymentRejected('ORDER_CLOSED', 'closed');
        if (known && known.amount !== amount) throw new PaymentRejected('OUT_TRADE_NO_USED', 'another amount');
        if (!known)
          trades.set(payNo, {
            payNo,
            amount,
            seller,
            appId,
            tradeNo: randomBytes(8).toString('hex'),
            status: 'waiting',
            expiresAt,
            paidAt: new Date(0),
          });
        return `https://pay.example/${payNo}`;
      }),
    query: (payNo) =>
      answering(() => {
        const trade = find(payNo);
        if (!trade) return { status: 'unknown' };
        return trade.status === 'paid' ? { ...trade, status: 'paid' } : { status: trade.status };
      }),
    close: (payNo) =>
      answering(() => {
        const trade = find(payNo);
        if (trade?.status === 'paid') return 'paid';
        if (trade) trade.status = 'closed';
        return 'closed';
      }),
    refund: ({ refundNo, payNo, amount }) =>
      answering(() => {
        const known = refunds.get(refundNo);
        if (known) return known.state;
        const trade = trades.get(payNo);
        if (trade?.status !== 'paid') throw new PaymentRejected('RESOURCE_NOT_EXISTS', 'not paid');
        if (refundedOf(payNo) + amount > trade.amount) throw new PaymentRejected('NOT_ENOUGH', 'more than was paid');
        refunds.set(refundNo, { refundNo, payNo, amount, state: { status: 'processing' } });
        return { status: 'processing' };
      }),
    queryRefund: (refundNo) => answering(() => refunds.get(refundNo)?.state ?? { status: 'unknown' }),
    readNotice: async (body) => {
      const { signature, notice } = JSON.parse(body.toString()) as { signature: string; notice: Notice };
      if (signature !== SIGNED) throw new NoticeRejected('the signature is wrong');
      return notice;
    },
    accepted: { status: 200, contentType: 'text/plain', body: 'success' },
    refused: (why) => ({ status: 400, contentType: 'text/plain', body: why }),
    pay: (payNo) => {
      const trade = find(payNo);
      if (!trade || trade.status === 'paid' || trade.status === 'closed') return false;
      trade.status = 'paid';
      trade.paidAt = now();
      const { status: _status, expiresAt: _expiresAt, ...paid } = trade;
      deliver({ kind: 'paid', key: `paid:${trade.tradeNo}`, trade: paid });
      return true;
    },
    scan: (payNo) => {
      const trade = find(payNo);
      if (trade?.status === 'waiting') trade.status = 'scanned';
    },
    leave: (payNo) => {
      const trade = find(payNo);
      if (trade?.status === 'scanned') trade.status = 'waiting';
    },
    finishRefunds: () => {
      for (const refund of refunds.values()) {
        if (refund.state.status !== 'processing') continue;
        refund.state = { status: 'done', tradeNo: `back-${refund.refundNo}`, at: now() };
        deliver({ kind: 'refund', key: `refund:${refund.refundNo}`, refundNo: refund.refundNo, state: refund.state });
      }
    },
    fail: (calls, done) => {
      failing = { calls, done };
    },
    totals: () => ({
      paid: [...trades.values()].reduce((sum, { status, amount }) => sum + (status === 'paid' ? amount : 0), 0),
      refunded: [...refunds.values()].reduce((sum, { amount }) => sum + amount, 0),
    }),
  };
};
