import type { MarketReportKind } from '@bee/contracts/resource/market-report';
import type { Json } from './columns.ts';

/** A product of a report as published; 元/公斤, percent, tonnes per day. */
export type ReportedPrice = {
  product: string;
  group: string;
  spec: string;
  price: number;
  before: number | null;
  trend: number | null;
  arrival: number | null;
  origin: string | null;
  comment: string | null;
};

export type MarketReportTable = {
  id: string;
  kind: MarketReportKind;
  market_id: string;
  source_id: number;
  date: string;
  span_from: string;
  span_to: string;
  before_from: string;
  before_to: string;
  title: string;
  author: string;
  summary: string;
  content_html: string;
  up: number;
  down: number;
  rows: Json<ReportedPrice[]>;
  sample: boolean;
};
