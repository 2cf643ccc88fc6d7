import type { InvoiceStatus, Order, OrderKind, OrderStatus } from '@bee/contracts/resource/order';
import type { Defaulted, Instant, Json, NullableInstant } from './columns.ts';

export type PurchaseTable = {
  id: string;
  no: string;
  uid: number;
  kind: OrderKind;
  items: Json<Order['items']>;
  /** Money: decimal text. */
  amount: string;
  discount: Defaulted<string>;
  points_used: Defaulted<number>;
  pay_amount: string;
  status: OrderStatus;
  pay_method: 'wechat' | 'alipay' | null;
  created_at: Instant;
  expires_at: Instant;
  paid_at: NullableInstant;
  invoice_status: Defaulted<InvoiceStatus>;
  benefit_from: NullableInstant;
  benefit_to: NullableInstant;
  remark: Defaulted<string>;
};
