import type { PriceScope } from '../../db/schema/price.ts';
import { sampleFile } from '../sample-files.ts';

/** A wholesale market; the first of the file is the reference market. */
export type SampleMarket = {
  id: string;
  name: string;
  province: string;
  city: string;
  adcode: string;
  lng: number;
  lat: number;
  /** What the market writes its prices per. */
  unit: '公斤' | '斤';
  /** Day of the week on which it reports, 1 is Monday; null if it reports every day. */
  weekday: number | null;
};

export const marketFile = sampleFile<SampleMarket>('prices/markets.ndjson');

/** A product of the wholesale prices. */
export type Produce = {
  name: string;
  class: '蔬菜' | '水果' | '食用菌' | '肉禽';
  group: string;
  alias: string[];
  spec: string;
  /** Mean over the years, 元/公斤. */
  base: number;
  /** Month in which it is dearest. */
  peak: number;
  /** First and last day of sale, MM-DD, possibly over the new year; null if it is sold all year. */
  sold: [from: string, to: string] | null;
  /** Where it comes from outside the harvest. */
  supply: string;
  /** Cities that send it to market, with the first and the last month in which they do; none if it is imported. */
  origins: { adcode: string; from: number; to: number }[];
  /** Ids of the markets that trade it; null if all do. */
  markets: string[] | null;
};

export const produceFile = sampleFile<Produce>('prices/products.ndjson');

/** A series of fruit at its origin or of a herb. */
export type LineRecord = {
  scope: Exclude<PriceScope, 'market'>;
  product: { group: string; name: string; alias: string[] };
  market: { id: string; name: string; area: string | null; province: string; city: string; adcode: string };
  spec: string;
  variant: string;
  origin: string | null;
  unit: '公斤' | '斤';
  /** Quoted once a month. */
  monthly: boolean;
};

export const originFile = sampleFile<LineRecord>('prices/origins.ndjson');
export const herbFile = sampleFile<LineRecord>('prices/herbs.ndjson');

/** An event that moved prices, and what its note says about it on the day after. */
export type EventRecord = {
  day: string;
  kind: '天气' | '节日' | '上市' | '进口' | '病害' | '物流' | '库存';
  title: string;
  text: string;
  products: string[];
  /** Sentences on the largest moves. */
  figures: string[];
  tags: string[];
};

export const eventFile = sampleFile<EventRecord>('prices/events.ndjson');
export const herbEventFile = sampleFile<EventRecord>('prices/herb-events.ndjson');
