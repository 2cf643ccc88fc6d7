import type { MarketDataState } from '@bee/domain/market-data';
import type { Defaulted, Instant, NullableInstant } from './columns.ts';

export type PriceReportTable = {
  id: string;
  uid: number;
  group_name: string;
  product: string;
  spec: string;
  market_id: string;
  market: string;
  date: string;
  unit: string;
  source_low: number;
  source_high: number;
  low: number;
  high: number;
  avg: number;
  volume: number | null;
  remark: string;
  /** Id of a file. */
  photo: string | null;
  usual: number | null;
  status: Defaulted<MarketDataState>;
  reason: Defaulted<string>;
  form_token: string | null;
  reviewed_by: Defaulted<number | null>;
  reviewed_at: NullableInstant;
  created_at: Instant;
};
