import type { MarketReportRow } from '@bee/contracts/entity/market-report';

/** A product of a report as published; 元/公斤, percent, tonnes per day. */
export type ReportedPrice = Omit<MarketReportRow, 'spec' | 'unit' | 'to'> & { spec: string };
