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
  const fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
  // Type RSA uses SHA-1, which the SDK would accept as well.
  if (fields.sign_type !== 'RSA2') throw new NoticeRejected('the signature is not RSA2');
  if (!sdk.checkNotifySignV2(fields)) throw new NoticeRejected('the signature is wrong');
  const age = now.getTime() - (readShanghaiTime(fields.notify_time ?? '')?.getTime() ?? Number.NaN);
  if (!(age <= OLDEST_MS && age >= -AHEAD_MS)) throw new NoticeRejected('notify_time is not of these days');
  return noticeOf(fields);
};

type NoticeFields = Record<string, string | undefined>;

/**
 * A refund notification only repeats the trade, which was notified before; the answer to the call completes a refund.
 */
const noticeOf = (fields: NoticeFields): Notice => {
  const { trade_no = '', trade_status = '', refund_fee, out_biz_no = '', notify_id = '' } = fields;
  if (refund_fee) return { kind: 'other', key: `refund:${trade_no}:${out_biz_no || notify_id}`.slice(0, 120) };
  if (trade_status !== 'TRADE_SUCCESS' && trade_status !== 'TRADE_FINISHED')
    return { kind: 'other', key: `${trade_status}:${trade_no || notify_id}`.slice(0, 120) };
  const paidAt = readShanghaiTime(fields.gmt_payment ?? '') ?? readShanghaiTime(fields.notify_time ?? '');
  if (!trade_no || !fields.out_trade_no || !fields.seller_id || !fields.app_id || !paidAt)
    throw new NoticeRejected('the trade is incomplete');
  const trade = {
    payNo: fields.out_trade_no,
    tradeNo: trade_no,
    amount: amountOf(fields.total_amount ?? ''),
    seller: fields.seller_id,
    appId: fields.app_id,
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
