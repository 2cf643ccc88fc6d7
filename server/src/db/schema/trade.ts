import type {
  PermitStatus,
  SupervisePlace,
  Tariff,
  TariffRate,
  TradeFlow,
  TradeFreq,
} from '@bee/contracts/resource/trade';
import type { Defaulted, Json } from './columns.ts';

export type TradeFlag = 'prov' | 'rev' | 'conf';

export type TradeCountryTable = {
  code: string;
  iso3: string;
  numeric_code: string | null;
  customs_code: string | null;
  name: string;
  en: string;
  continent: string | null;
  sample: boolean;
};

export type TradePortTable = {
  code: string;
  name: string;
  customs: string | null;
  adcode: string | null;
  type: 'sea' | 'air' | 'land' | 'rail' | 'river' | null;
  sample: boolean;
};

export type HsCodeTable = {
  code: string;
  level: number;
  parent: string | null;
  name: string;
  en: string | null;
  unit: string | null;
  unit2: string | null;
  valid_from: number;
  valid_to: number | null;
  sample: boolean;
};

export type HsEditionTable = { code: string; year: number; name: string };

export type HsSuccessorTable = { code: string; successor: string };

/** Requirements that must be met or documents that must be filed when the product is imported. */
export type TradeRequirement = { title: string; text: string };

export type TradeProductTable = {
  name: string;
  alias: Defaulted<string[]>;
  cate: string;
  hs: string[];
  description: string | null;
  place_cate: string | null;
  requirements: Json<TradeRequirement[]>;
  rank: number;
  sample: boolean;
};

export type TradeRowTable = {
  month: string;
  freq: Defaulted<TradeFreq>;
  flow: TradeFlow;
  hs: string;
  partner: string;
  port: Defaulted<string>;
  mode: Defaulted<string>;
  reg: Defaulted<string>;
  qty: number | null;
  unit: string | null;
  usd: number | null;
  cny: number | null;
  flag: TradeFlag | null;
  mirror: Defaulted<boolean>;
  source_id: number;
  sample: boolean;
};

export type TradeYearTable = {
  hs: string;
  level: number;
  partner: string;
  flow: TradeFlow;
  year: number;
  unit: string | null;
  usd: (number | null)[];
  cny: (number | null)[];
  qty: (number | null)[];
  flag: (TradeFlag | null)[];
  year_usd: number | null;
  year_cny: number | null;
  year_qty: number | null;
  year_flag: TradeFlag | null;
  mirror: boolean;
};

export type TradePortYearTable = {
  hs: string;
  partner: string;
  port: string;
  flow: TradeFlow;
  year: number;
  usd: (number | null)[];
};

export type TradeSpanTable = {
  singleton: boolean;
  first_month: string | null;
  last_month: string | null;
  first_year: number | null;
  last_year: number | null;
};

/** A rate as stored; eligibility is determined per origin when it is queried. */
export type StoredRate = Omit<TariffRate, 'eligible'>;

export type TradeTariffTable = {
  hs: string;
  year: number;
  rates: Json<StoredRate[]>;
  vat_pct: number | null;
  consumption_pct: number | null;
  export_rebate_pct: number | null;
  supervision: Json<Tariff['supervision']>;
  inspection: Json<Tariff['inspection']>;
  elements: string[];
  source_id: number;
  sample: boolean;
};

export type PermitEvent = { date: string; status: PermitStatus; note: string };

export type TradePermitTable = {
  origin: string;
  product: string;
  latin: string | null;
  en: string | null;
  cate: string;
  status: PermitStatus;
  since: string | null;
  suspended_at: string | null;
  conditions: Defaulted<string[]>;
  registration_required: Defaulted<boolean>;
  quarantine_permit_required: Defaulted<boolean>;
  protocol: Json<{ title: string; url: string | null; date: string | null } | null>;
  history: Json<PermitEvent[]>;
  changed_at: string | null;
  source_id: number;
  sample: boolean;
};

export type TradePlaceTable = Omit<SupervisePlace, 'source'> & { source_id: number; sample: boolean };
