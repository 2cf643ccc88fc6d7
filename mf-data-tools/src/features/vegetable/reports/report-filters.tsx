import type { DataFor } from '@bee/contracts/operations';
import type { MarketReportKind } from '@bee/contracts/resource/market-report';
import { FilterRow, Filters } from '@bee/ui/content';
import { type ReportQuery, reportListHref, reportQuery } from './report-query.ts';

type ReportFiltersProps = { reports: DataFor<'vegetable/getMarketWeeklyList'>; query: ReportQuery };

/** Kind, month and market as links, each with its count under the other filters. */
export function ReportFilters({ reports, query }: ReportFiltersProps) {
  const { kind = [], month = [], market = [] } = reports.facets ?? {};
  return (
    <Filters total={reports.total} active={reportQuery.active(query)} clear={reportListHref()}>
      <FilterRow
        label="类别"
        clear={reportListHref(query, { kind: undefined })}
        options={kind.map(({ value, label, count }) => ({
          title: label,
          count,
          href: reportListHref(query, { kind: value as MarketReportKind }),
          current: value === query.kind,
        }))}
      />
      <FilterRow
        label="月份"
        clear={reportListHref(query, { month: undefined })}
        options={month.map(({ value, count }) => ({
          title: `${Number(value.slice(0, 4))}年${Number(value.slice(5))}月`,
          count,
          href: reportListHref(query, { month: value }),
          current: value === query.month,
        }))}
      />
      <FilterRow
        label="市场"
        clear={reportListHref(query, { market: undefined })}
        options={market.map(({ value, label, count }) => ({
          title: label,
          count,
          href: reportListHref(query, { market: value }),
          current: value === query.market,
        }))}
      />
    </Filters>
  );
}
