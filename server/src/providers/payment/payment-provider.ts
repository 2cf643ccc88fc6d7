import type { IncomingHttpHeaders } from 'node:http';
import type { PayChannel, PayMethod } from '@bee/contracts/resource/payment';
import type { Fen } from '@bee/domain/money';

/** A payment to open. `payNo` is assigned by this site; opening the same number twice gives a single trade. */
export type PaymentOrder = {
  payNo: string;
  channel: PayChannel;
  amount: Fen;
  /** One line, shown on the member's bill. */
  title: string;
  expiresAt: Date;
  /** Address that the browser returns to. */
  returnUrl: string;
  /** Address of the member, required for H5. */
  ip: string;
};

/** State of a trade at the provider. `unknown`: the trade has not been opened yet, so it does not exist. */
export type Trade =
  | { status: 'unknown' | 'waiting' | 'scanned' | 'closed' | 'failed' }
  | ({ status: 'paid' } & PaidTrade);

/**
 * The provider's data about a received payment; all of it is compared with the site's own data before it is credited.
 */
export type PaidTrade = {
  payNo: string;
  /** The provider's trade number. */
  tradeNo: string;
  amount: Fen;
  /** Account that received the payment: mchid, seller_id. */
  seller: string;
  appId: string;
  paidAt: Date;
};

export type RefundOrder = { refundNo: string; payNo: string; amount: Fen; total: Fen; reason: string };

/** `unknown`: the refund does not exist at the provider. `failure` is the provider's own text. */
export type RefundState =
  | { status: 'unknown' | 'processing' }
  | { status: 'done'; tradeNo: string; at: Date }
  | { status: 'failed'; failure: string };

/**
 * A notification with a valid signature and time. `key` identifies the event: repeated notifications have the same key.
 */
export type Notice =
  | { kind: 'paid'; key: string; trade: PaidTrade }
  | { kind: 'refund'; key: string; refundNo: string; state: RefundState }
  /** Has no effect: a trade was opened, closed. */
  | { kind: 'other'; key: string };

/** WeChat Pay or Alipay. Calls throw PaymentUnanswered or PaymentRejected. */
export type PaymentProvider = {
  method: PayMethod;
  sandbox: boolean;
  /** Must match the values in a notification. */
  seller: string;
  appId: string;
  /** @returns the text of a QR code, or the address of the payment page */
  open(order: PaymentOrder): Promise<string>;
  query(payNo: string): Promise<Trade>;
  /** After `closed` the trade can no longer be paid; `paid` means that it was already paid and is unchanged. */
  close(payNo: string): Promise<'closed' | 'paid'>;
  /** Idempotent: a repeated call with the same number refunds only once. */
  refund(order: RefundOrder): Promise<RefundState>;
  queryRefund(refundNo: string, payNo: string): Promise<RefundState>;
  /** @throws NoticeRejected */
  readNotice(body: Buffer, headers: IncomingHttpHeaders): Promise<Notice>;
  /** Answers that acknowledge a notification, or request that it is sent again. */
  accepted: NoticeAnswer;
  refused(why: string): NoticeAnswer;
};

export type NoticeAnswer = { status: number; contentType: string; body: string };

/** It is unknown whether the operation was executed; a retry with the same number is safe. */
export class PaymentUnanswered extends Error {}

/** The provider rejected the operation; `code` is the provider's. */
export class PaymentRejected extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A notification that is not from the provider, too old, or unreadable. */
export class NoticeRejected extends Error {}

/** Payment providers of this installation; methods that are not configured are missing. */
export type PaymentProviders = ReadonlyMap<PayMethod, PaymentProvider>;
