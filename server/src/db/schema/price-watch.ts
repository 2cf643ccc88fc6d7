import type { AlertDays, AlertOp } from '@bee/domain/price-alert';
import type { Generated } from 'kysely';
import type { Defaulted, Instant, NullableInstant } from './columns.ts';

export type PriceWatchTable = {
  id: Generated<number>;
  uid: number;
  type: Defaulted<'price'>;
  target_id: string;
  market_id: string | null;
  spec: string | null;
  op: AlertOp;
  value: number;
  days: AlertDays | null;
  armed: boolean;
  checked_date: string | null;
  fired_at: NullableInstant;
  fired_date: Defaulted<string | null>;
  fired_price: Defaulted<number | null>;
  created_at: Instant;
};
