import type { SupplyPosting } from '@bee/contracts/entity/supply';
import type { ReportReason, SupplyKind, SupplyState } from '@bee/domain/supply';
import type { Generated } from 'kysely';
import type { Defaulted, Instant, NullableInstant } from './columns.ts';

export type SupplyPostingTable = {
  id: string;
  uid: number;
  form_token: string | null;
  kind: SupplyKind;
  title: string;
  product: string;
  variety: string;
  spec: string;
  qty: number;
  qty_unit: SupplyPosting['qty_unit'];
  price: number | null;
  price_unit: SupplyPosting['price_unit'];
  price_kg: number | null;
  negotiable: boolean;
  adcode: string;
  place: string;
  origin: string;
  expires_at: string;
  description: string;
  contact: string;
  mobile: string;
  status: SupplyState;
  reason: Defaulted<string>;
  reviewed_by: Defaulted<number | null>;
  reviewed_at: NullableInstant;
  revision: Defaulted<number>;
  views: Defaulted<number>;
  contacts: Defaulted<number>;
  sample: Defaulted<boolean>;
  created_at: Instant;
  published_at: NullableInstant;
};

export type SupplyImageTable = { posting_id: string; place: number; fid: string };

export type SupplyRevealTable = { posting_id: string; uid: number; day: string };

export type SupplyReportTable = {
  id: Generated<number>;
  posting_id: string;
  uid: number;
  reason: ReportReason;
  detail: string;
  status: Defaulted<'new' | 'done'>;
  note: Defaulted<string>;
  handled_by: Defaulted<number | null>;
  handled_at: NullableInstant;
  created_at: Instant;
};
