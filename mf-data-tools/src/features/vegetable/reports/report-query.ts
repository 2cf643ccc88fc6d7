import type { RequestFor } from '@bee/contracts/operations';
import type { MarketReportKind } from '@bee/contracts/resource/market-report';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { keyOf, month, page } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import { market } from '../../../lib/list-fields.ts';

export const REPORTS_PER_PAGE = 20;

export const kindTitles: Record<MarketReportKind, string> = { weekly: '周报', survey: '调研' };

export const reportQuery = defineQuery({ kind: keyOf(kindTitles), market: market(), month: month(), page: page() });

export type ReportQuery = QueryValues<typeof reportQuery>;

export const reportRequest = (query: ReportQuery) =>
  ({ ...reportQuery.request(query), limit: REPORTS_PER_PAGE }) satisfies RequestFor<'vegetable/getMarketWeeklyList'>;

export const reportListHref = (query: Partial<ReportQuery> = {}, change: Partial<ReportQuery> = {}): string =>
  href('application/vegetable/list', { type: '3', ...reportQuery.write(query, change) });
