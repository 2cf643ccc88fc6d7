import type { IncomingHttpHeaders } from 'node:http';
import type { PayChannel, PayMethod } from '@bee/contracts/resource/payment';
import type { Fen } from '@bee/domain/money';

/** What is to be paid. `payNo` is ours: the same one asked twice is one trade at the provider. */
export type PaymentOrder = {
  payNo: string;
  channel: PayChannel;
  amount: Fen;
  /** One line, as the member's bill shows it. */
  title: string;
  expiresAt: Date;
  /** Where the browser returns to. */
  returnUrl: string;
  /** Address of the member, which H5 asks for. */
  ip: string;
};

/** How a trade stands at the provider. `unknown`: nobody has opened it yet, so there is none. */
export type Trade =
  | { status: 'unknown' | 'waiting' | 'scanned' | 'closed' | 'failed' }
  | ({ status: 'paid' } & PaidTrade);

/** What a provider says of money that has come; all of it is compared with our own before it counts. */
export type PaidTrade = {
  payNo: string;
  /** The provider's number of the trade. */
  tradeNo: string;
  amount: Fen;
  /** Account that was paid: mchid, seller_id. */
  seller: string;
  appId: string;
  paidAt: Date;
};

export type RefundOrder = { refundNo: string; payNo: string; amount: Fen; total: Fen; reason: string };

/** `unknown`: the provider has never heard of it. `failure` is the provider's own text. */
export type RefundState =
  | { status: 'unknown' | 'processing' }
  | { status: 'done'; tradeNo: string; at: Date }
  | { status: 'failed'; failure: string };

/** A notification whose signature and time are right. `key` is the same whenever the same happening is told. */
export type Notice =
  | { kind: 'paid'; key: string; trade: PaidTrade }
  | { kind: 'refund'; key: string; refundNo: string; state: RefundState }
  /** Told, but of no consequence: a trade was opened, closed. */
  | { kind: 'other'; key: string };

/** WeChat Pay or Alipay. Calls throw PaymentUnanswered or PaymentRejected. */
export type PaymentProvider = {
  method: PayMethod;
  sandbox: boolean;
  /** Compared with what a notification names. */
  seller: string;
  appId: string;
  /** @returns the text of a QR code or the address where it is paid */
  open(order: PaymentOrder): Promise<string>;
  query(payNo: string): Promise<Trade>;
  /** After `closed` it can no longer be paid; where it was paid already nothing changes and the answer says so. */
  close(payNo: string): Promise<'closed' | 'paid'>;
  /** Asked twice with the same number, money goes back once. */
  refund(order: RefundOrder): Promise<RefundState>;
  queryRefund(refundNo: string, payNo: string): Promise<RefundState>;
  /** @throws NoticeRejected */
  readNotice(body: Buffer, headers: IncomingHttpHeaders): Promise<Notice>;
  /** What the provider takes for "received", and for "tell me again". */
  accepted: NoticeAnswer;
  refused(why: string): NoticeAnswer;
};

export type NoticeAnswer = { status: number; contentType: string; body: string };

/** Whether it was done is unknown; asking again with the same number is safe. */
export class PaymentUnanswered extends Error {}

/** The provider says no; `code` is its own. */
export class PaymentRejected extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A notification that is not from the provider, too old, or unreadable. */
export class NoticeRejected extends Error {}

/** What this installation takes payments with; a method that is not configured is missing. */
export type PaymentProviders = ReadonlyMap<PayMethod, PaymentProvider>;
