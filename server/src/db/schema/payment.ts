import type { RefundCause, RefundStatus } from '@bee/contracts/entity/refund';
import type { PayChannel, PayMethod, PaymentStatus } from '@bee/contracts/resource/payment';
import type { Generated } from 'kysely';
import type { Defaulted, Instant, Json, NullableInstant } from './columns.ts';

export type PaymentTable = {
  pay_no: string;
  order_id: string;
  method: PayMethod;
  channel: PayChannel;
  /** Money: decimal text. */
  amount: string;
  status: PaymentStatus;
  pay_url: Defaulted<string | null>;
  trade_no: Defaulted<string | null>;
  created_at: Instant;
  expires_at: Instant;
  asked_at: NullableInstant;
  paid_at: NullableInstant;
  closed_at: NullableInstant;
};

export type PaymentNoticeTable<Body = unknown> = {
  id: Generated<number>;
  method: PayMethod;
  key: string;
  body: Json<Body>;
  received_at: Instant;
  processed_at: NullableInstant;
  outcome: Defaulted<string | null>;
};

export type RefundTable = {
  id: string;
  order_id: string;
  pay_no: string;
  cause: RefundCause;
  status: RefundStatus;
  /** Money: decimal text. */
  amount: string;
  reason: string;
  note: Defaulted<string>;
  failure: Defaulted<string>;
  trade_no: Defaulted<string | null>;
  handled_by: Defaulted<number | null>;
  created_at: Instant;
  sendable_at: NullableInstant;
  attempt: Defaulted<number>;
  done_at: NullableInstant;
};
