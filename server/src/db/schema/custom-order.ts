import type { CustomOrderKind, CustomOrderState } from '@bee/domain/custom-order';
import type { Generated } from 'kysely';
import type { Defaulted, Instant } from './columns.ts';

export type CustomOrderTable = {
  id: string;
  no: string;
  /** Null for a visitor who is not logged in. */
  uid: number | null;
  kind: CustomOrderKind;
  title: string;
  industry: string;
  region: string;
  period: string;
  fields: string;
  deliver: string;
  budget: string;
  deadline: string | null;
  company: string;
  contact: string;
  mobile: string;
  remark: string;
  /** Yuan, decimal text; null until the order is quoted. */
  price: Defaulted<string | null>;
  form_token: string | null;
  ip: string;
  status: Defaulted<CustomOrderState>;
  created_at: Instant;
};

export type CustomOrderFileTable = { order_id: string; place: number; fid: string };

export type CustomOrderStepTable = {
  id: Generated<number>;
  order_id: string;
  status: CustomOrderState;
  operator: number | null;
  note: string;
  at: Instant;
};
