import type { Generated } from 'kysely';

/** Prices of wholesale markets, of fruit at origin, of herbs. */
export type PriceScope = 'market' | 'origin' | 'herb';

export type MarketTable = {
  id: string;
  name: string;
  match_key: string;
  province: string | null;
  city: string | null;
  adcode: string | null;
  lng: number | null;
  lat: number | null;
  area: Generated<string | null>;
  sample: boolean;
};

export type PriceProductTable = {
  id: Generated<number>;
  class_id: string;
  group_name: string;
  name: string;
  match_key: string;
  alias: Generated<string[]>;
  rank: number;
  scope: Generated<PriceScope>;
  letter: Generated<string | null>;
  sample: boolean;
};

export type PriceSeriesTable = {
  id: Generated<number>;
  product_id: number;
  market_id: string;
  spec: Generated<string>;
  scope: Generated<PriceScope>;
  variant: Generated<string>;
  origin: string | null;
  source_id: number;
  sample: boolean;
  headline: Generated<boolean>;
  market_count: Generated<number>;
  quotes: Generated<number>;
  first_date: string | null;
  last_date: string | null;
  prev_date: string | null;
  low: number | null;
  avg: number | null;
  high: number | null;
  unit: string | null;
  source_low: number | null;
  source_avg: number | null;
  source_high: number | null;
  flag: string | null;
  chg_d: number | null;
  chg_w: number | null;
  chg_m: number | null;
  chg_y: number | null;
  spark: Generated<(number | null)[]>;
  mean30: number | null;
  monthly: Generated<boolean>;
};

export type PriceQuoteTable = {
  series_id: number;
  date: string;
  low: number | null;
  avg: number | null;
  high: number | null;
  unit: string;
  source_low: number | null;
  source_avg: number | null;
  source_high: number | null;
  flag: string | null;
};

export type PriceSpanView = { first_date: string | null; last_date: string | null };
