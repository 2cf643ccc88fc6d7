import type { Invoice, InvoiceType, TitleKind } from '@bee/contracts/resource/invoice';
import type { Generated } from 'kysely';
import type { Defaulted, Instant, Json, NullableInstant } from './columns.ts';

export type InvoiceTable = {
  id: string;
  uid: number;
  no: Defaulted<string>;
  /** Money: decimal text. */
  amount: string;
  type: InvoiceType;
  title: Json<Invoice['title']>;
  content: string;
  email: string;
  mobile: Defaulted<string>;
  remark: Defaulted<string>;
  status: Invoice['status'];
  reject_reason: Defaulted<string>;
  fid: Defaulted<string | null>;
  form_token: Defaulted<string | null>;
  handled_by: Defaulted<number | null>;
  submitted_at: Instant;
  issued_at: NullableInstant;
  red_no: Defaulted<string>;
  red_fid: Defaulted<string | null>;
  reversed_at: NullableInstant;
};

export type InvoiceOrderTable = { invoice_id: string; order_id: string; live: Defaulted<boolean> };

export type InvoiceTitleTable = {
  id: Generated<number>;
  uid: number;
  kind: TitleKind;
  title: string;
  tax_no: Defaulted<string>;
  address: Defaulted<string>;
  phone: Defaulted<string>;
  bank: Defaulted<string>;
  account: Defaulted<string>;
  is_default: Defaulted<boolean>;
  created_at: Instant;
};
