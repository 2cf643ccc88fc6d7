import { fenOf } from '@bee/domain/money';
import type { AlipaySdk } from 'alipay-sdk';
import { type Notice, NoticeRejected } from './payment-provider.ts';
import { readShanghaiTime } from './shanghai-time.ts';

const HOUR_MS = 3600_000;
/** Alipay repeats notifications without a "success" answer for 24 h 22 m; older notifications can only be replays. */
const OLDEST_MS = 26 * HOUR_MS;
/** Tolerance for clock differences. */
const AHEAD_MS = 5 * 60_000;

/** @throws NoticeRejected */
export const readAlipayNotice = (sdk: AlipaySdk, body: Buffer, now: Date): Notice => {
  const told = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
  // Type RSA uses SHA-1, which the SDK would accept as well.
  if (told.sign_type !== 'RSA2') throw new NoticeRejected('the signature is not RSA2');
  if (!sdk.checkNotifySignV2(told)) throw new NoticeRejected('the signature is wrong');
  const age = now.getTime() - (readShanghaiTime(told.notify_time ?? '')?.getTime() ?? Number.NaN);
  if (!(age <= OLDEST_MS && age >= -AHEAD_MS)) throw new NoticeRejected('notify_time is not of these days');
  return noticeOf(told);
};

type NoticeFields = Record<string, string | undefined>;

/**
 * A refund notification only repeats the trade, which was notified before; the answer to the call completes a refund.
 */
const noticeOf = (told: NoticeFields): Notice => {
  const { trade_no = '', trade_status = '', refund_fee, out_biz_no = '', notify_id = '' } = told;
  if (refund_fee) return { kind: 'other', key: `refund:${trade_no}:${out_biz_no || notify_id}`.slice(0, 120) };
  if (trade_status !== 'TRADE_SUCCESS' && trade_status !== 'TRADE_FINISHED')
    return { kind: 'other', key: `${trade_status}:${trade_no || notify_id}`.slice(0, 120) };
  const paidAt = readShanghaiTime(told.gmt_payment ?? '') ?? readShanghaiTime(told.notify_time ?? '');
  if (!trade_no || !told.out_trade_no || !told.seller_id || !told.app_id || !paidAt)
    throw new NoticeRejected('the trade is incomplete');
  const trade = {
    payNo: told.out_trade_no,
    tradeNo: trade_no,
    amount: amountOf(told.total_amount ?? ''),
    seller: told.seller_id,
    appId: told.app_id,
    paidAt,
  };
  return { kind: 'paid', key: `paid:${trade_no}`, trade };
};

const amountOf = (yuan: string): number => {
  try {
    return fenOf(yuan);
  } catch {
    throw new NoticeRejected('total_amount is no sum of money');
  }
};
