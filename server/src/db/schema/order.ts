import type { InvoiceStatus } from '@bee/contracts/resource/invoice';
import type { Order, OrderKind, OrderStatus } from '@bee/contracts/resource/order';
import type { Generated } from 'kysely';
import type { Defaulted, Instant, Json, NullableInstant } from './columns.ts';

export type PurchaseTable = {
  id: string;
  no: string;
  uid: number;
  kind: OrderKind;
  items: Json<Order['items']>;
  /** Kind and product (`data:wholesale-prices`); for memberships only the kind. */
  target: Defaulted<string>;
  plan_id: Defaulted<string>;
  /** Money: decimal text. */
  amount: string;
  discount: Defaulted<string>;
  points_used: Defaulted<number>;
  pay_amount: string;
  refunded: Defaulted<string>;
  status: OrderStatus;
  pay_method: 'wechat' | 'alipay' | null;
  created_at: Instant;
  expires_at: Instant;
  paid_at: NullableInstant;
  invoice_status: Defaulted<InvoiceStatus>;
  benefit_from: NullableInstant;
  benefit_to: NullableInstant;
  cancel_reason: Defaulted<string>;
  remark: Defaulted<string>;
  form_token: Defaulted<string | null>;
  form_hash: Defaulted<string | null>;
};

export type PurchaseStepTable = {
  id: Generated<number>;
  order_id: string;
  status: OrderStatus;
  text: string;
  at: Instant;
};

/** Append-only. `biz_id`: id of the order for `order` and `refund`. */
export type MembershipRecordTable = {
  id: Generated<number>;
  uid: number;
  kind: 'vip' | 'veg_vip';
  source: 'opening' | 'order' | 'refund' | 'merge';
  biz_id: string;
  ends_before: NullableInstant;
  ends_after: NullableInstant;
  created_at: Instant;
};
