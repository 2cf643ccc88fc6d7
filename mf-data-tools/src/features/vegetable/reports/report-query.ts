import type { RequestFor } from '@bee/contracts/operations';
import type { MarketReportKind } from '@bee/contracts/resource/market-report';
import { pageOf } from '@bee/domain/list-address';
import { href } from '@bee/platform';

/** What the list of market reports shows, as its address says it. */
export type ReportQuery = { kind?: MarketReportKind; market?: string; month?: string; page: number };

/** The keys of the query string; the manifest declares the same. */
export const reportKeys = { kind: 'kind', market: 'market', month: 'month', page: 'p' } as const;

export const REPORTS_PER_PAGE = 20;

const kinds: readonly MarketReportKind[] = ['weekly', 'survey'];

export const kindTitles: Record<MarketReportKind, string> = { weekly: '周报', survey: '调研' };

/** A value that the list does not understand is left out. */
export const readReportQuery = (query: Record<string, string>): ReportQuery => {
  const month = query[reportKeys.month];
  return {
    kind: kinds.find((kind) => kind === query[reportKeys.kind]),
    market: query[reportKeys.market]?.trim().slice(0, 64) || undefined,
    month: month && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    page: pageOf(query[reportKeys.page]),
  };
};

export const reportRequest = ({ kind, market, month, page }: ReportQuery) =>
  ({
    kind,
    market_id: market,
    month,
    page,
    limit: REPORTS_PER_PAGE,
  }) satisfies RequestFor<'vegetable/getMarketWeeklyList'>;

/** The address after a change; every change but turning the page starts at page 1 again. */
export const reportListHref = (current: Partial<ReportQuery> = {}, change: Partial<ReportQuery> = {}): string => {
  const next = { ...current, page: 1, ...change };
  return href('application/vegetable/list', {
    type: '3',
    [reportKeys.kind]: next.kind,
    [reportKeys.market]: next.market,
    [reportKeys.month]: next.month,
    [reportKeys.page]: next.page === 1 ? undefined : next.page,
  });
};

export const countReportFilters = ({ kind, market, month }: ReportQuery): number =>
  [kind, market, month].filter(Boolean).length;
