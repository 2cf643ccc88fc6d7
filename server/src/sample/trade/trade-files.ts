import type { PermitStatus, Tariff } from '@bee/contracts/resource/trade';
import type { StoredRate, TradeRequirement } from '../../db/schema/trade.ts';
import type { Database } from '../../db/schema.ts';
import { sampleFile } from '../sample-files.ts';

export type PartnerRecord = {
  code: string;
  iso3: string;
  numeric: string;
  customs: string;
  name: string;
  en: string;
  continent: string;
};

export type PortRecord = {
  code: string;
  name: string;
  customs: string;
  adcode: string;
  type: 'sea' | 'air' | 'land' | 'rail' | 'river';
};

export type CodeRecord = {
  code: string;
  name: string;
  en: string | null;
  unit: string | null;
  validFrom: number;
  validTo: number | null;
  successors: string[];
};

export type GoodsRecord = {
  name: string;
  alias: string[];
  cate: string;
  /** The first code is the main one. */
  hs: string[];
  latin: string | null;
  description: string;
  /** Category of the supervised sites that the goods pass; null if any port takes them. */
  placeCate: string | null;
  requirements: TradeRequirement[];
};

/** A tariff of any year: `{year}` in its texts is the year that it is loaded for. */
export type TariffRecord = {
  hs: string;
  rates: StoredRate[];
  vat: number;
  consumption: number | null;
  rebate: number | null;
  supervision: Tariff['supervision'];
  inspection: Tariff['inspection'];
  elements: string[];
};

/** `approved_at` may be days before the day of loading, see `dayFrom`. */
export type PlaceRecord = Omit<Database['trade_place'], 'source_id' | 'sample'>;

/** What happened to the access of a product from a country, in order. */
export type AccessRecord = {
  product: string;
  origin: string;
  events: {
    /** A day, or months from the month of today and a day, `-5/17`; null for trade that is older than the lists. */
    when: string | null;
    status: PermitStatus;
    /** Conditions, or the reason; empty for a plain protocol. */
    text: string;
  }[];
};

/** Goods of one code that go one way between China and one partner. */
export type TradeLine = {
  hs: Pick<CodeRecord, 'code' | 'unit' | 'validFrom' | 'validTo'>;
  flow: 'import' | 'export';
  partner: string;
  /** `produce` is the name of the product in the sample of wholesale prices. */
  goods: { name: string; produce: string | null } | null;
  /** US$ a year, mean over the years. */
  yearly: number;
  /** US$ for one unit; exports of goods with wholesale prices follow those instead. */
  price: number;
  /** Month in which most is shipped. */
  peak: number;
  /** 0 is the same all year, 1 comes in one season only. */
  swing: number;
  /** First and last month of shipments; all year without. */
  months: [first: number, last: number] | null;
  /** Port with its share, and the place of registration and the regime of the Chinese party. */
  ways: { port: string; reg: string; mode: string; share: number }[];
};

export const partnerFile = sampleFile<PartnerRecord>('trade/partners.ndjson');
export const portFile = sampleFile<PortRecord>('trade/ports.ndjson');
export const codeFile = sampleFile<CodeRecord>('trade/codes.ndjson');
export const goodsFile = sampleFile<GoodsRecord>('trade/goods.ndjson');
export const tariffFile = sampleFile<TariffRecord>('trade/tariffs.ndjson');
export const placeFile = sampleFile<PlaceRecord>('trade/places.ndjson');
export const accessFile = sampleFile<AccessRecord>('trade/access.ndjson');
export const goodsLineFile = sampleFile<TradeLine>('trade/lines-of-goods.ndjson');
/** Of codes without everyday names. */
export const otherLineFile = sampleFile<TradeLine>('trade/lines-of-other-codes.ndjson');

/** Those of the goods first, in the order of the goods. */
export const tradeLines = (): TradeLine[] => [...goodsLineFile.read(), ...otherLineFile.read()];
