import { randomBytes, randomInt } from 'node:crypto';
import type { Fen } from '@bee/domain/money';
import type { Clock } from './clock.ts';

export type SandboxRefund = {
  refundNo: string;
  /** The provider's own number. */
  refundId: string;
  amount: Fen;
  notifyUrl: string;
  status: 'processing' | 'done' | 'closed' | 'abnormal';
  at: Date;
};

export type SandboxTrade = {
  /** Used in the URL of the payment page; cannot be guessed. */
  key: string;
  method: 'wechat' | 'alipay';
  /** As requested by the merchant: native, h5, page, wap. */
  channel: string;
  payNo: string;
  tradeNo: string;
  title: string;
  amount: Fen;
  expiresAt: Date;
  notifyUrl: string;
  /** Empty if the buyer does not return to the site. */
  returnUrl: string;
  status: 'waiting' | 'scanned' | 'paid' | 'closed';
  paidAt: Date | null;
  refunds: SandboxRefund[];
};

type TradeRequest = Pick<
  SandboxTrade,
  'method' | 'channel' | 'payNo' | 'title' | 'amount' | 'expiresAt' | 'notifyUrl' | 'returnUrl'
>;
type RefundRequest = Pick<SandboxRefund, 'refundNo' | 'amount' | 'notifyUrl'>;

export type TradeStore = ReturnType<typeof createTradeStore>;

const MAX_TRADES = 50_000;

/** Trades of one merchant at both providers, by the merchant's number. */
export const createTradeStore = (clock: Clock) => {
  const trades = new Map<string, SandboxTrade>();
  const keys = new Map<string, SandboxTrade>();

  const current = (trade: SandboxTrade | undefined): SandboxTrade | null => {
    if (!trade) return null;
    const isOpen = trade.status === 'waiting' || trade.status === 'scanned';
    if (isOpen && trade.expiresAt <= clock.now()) trade.status = 'closed';
    return trade;
  };
  const find = (method: string, payNo: string) => current(trades.get(`${method} ${payNo}`));

  return {
    find,
    findByKey: (key: string) => current(keys.get(key)),
    /** Repeating a number returns the same trade; with different content it is rejected. */
    open: (asked: TradeRequest): SandboxTrade | 'changed' | 'paid' | 'closed' => {
      const there = find(asked.method, asked.payNo);
      if (there?.status === 'paid' || there?.status === 'closed') return there.status;
      if (there) return isSame(there, asked) ? there : 'changed';
      const trade: SandboxTrade = {
        ...asked,
        key: randomBytes(12).toString('base64url'),
        tradeNo: newNumber(clock.now()),
        status: 'waiting',
        paidAt: null,
        refunds: [],
      };
      trades.set(`${asked.method} ${asked.payNo}`, trade);
      keys.set(trade.key, trade);
      evictOldest(trades, keys);
      return trade;
    },
    /** False if the trade can no longer be paid. */
    pay: (trade: SandboxTrade): boolean => {
      const { status } = current(trade) ?? trade;
      if (status !== 'waiting' && status !== 'scanned') return false;
      trade.status = 'paid';
      trade.paidAt = clock.now();
      return true;
    },
    /** Repeating a number returns the same refund; the refunds together never exceed the amount paid. */
    refund: (
      trade: SandboxTrade,
      asked: RefundRequest,
    ): { refund: SandboxRefund; isNew: boolean } | 'unpaid' | 'changed' | 'too much' => {
      if (trade.status !== 'paid') return 'unpaid';
      const there = trade.refunds.find(({ refundNo }) => refundNo === asked.refundNo);
      if (there) return there.amount === asked.amount ? { refund: there, isNew: false } : 'changed';
      if (refundedOf(trade) + asked.amount > trade.amount) return 'too much';
      const refund: SandboxRefund = {
        ...asked,
        refundId: newNumber(clock.now()),
        status: 'processing',
        at: clock.now(),
      };
      trade.refunds.push(refund);
      return { refund, isNew: true };
    },
    findRefund: (refundNo: string): { trade: SandboxTrade; refund: SandboxRefund } | null => {
      for (const trade of trades.values())
        for (const refund of trade.refunds) if (refund.refundNo === refundNo) return { trade, refund };
      return null;
    },
  };
};

/** Amount refunded or being refunded. */
export const refundedOf = ({ refunds }: SandboxTrade): Fen =>
  refunds.reduce((sum, { amount, status }) => (status === 'closed' ? sum : sum + amount), 0);

const isSame = (there: SandboxTrade, asked: TradeRequest): boolean =>
  there.amount === asked.amount && there.title === asked.title && there.channel === asked.channel;

const newNumber = (now: Date): string =>
  `42${now.toISOString().replace(/\D/g, '').slice(0, 14)}${String(randomInt(1e12)).padStart(12, '0')}`;

const evictOldest = (trades: Map<string, SandboxTrade>, keys: Map<string, SandboxTrade>): void => {
  for (const [name, { key }] of trades) {
    if (trades.size <= MAX_TRADES) return;
    trades.delete(name);
    keys.delete(key);
  }
};
