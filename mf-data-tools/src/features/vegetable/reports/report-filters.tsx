import type { DataFor } from '@bee/contracts/operations';
import type { MarketReportKind } from '@bee/contracts/resource/market-report';
import { FacetRow, Filters } from '@bee/ui/content';
import { type ReportQuery, reportListHref, reportQuery } from './report-query.ts';

type ReportFiltersProps = { reports: DataFor<'vegetable/getMarketWeeklyList'>; query: ReportQuery };

/** Kind, month and market as links, each with its count under the other filters. */
export function ReportFilters({ reports, query }: ReportFiltersProps) {
  const { kind = [], month = [], market = [] } = reports.facets ?? {};
  return (
    <Filters total={reports.total} active={reportQuery.active(query)} clear={reportListHref()}>
      <FacetRow
        label="类别"
        choices={kind}
        current={query.kind}
        hrefOf={(value) => reportListHref(query, { kind: value as MarketReportKind })}
      />
      <FacetRow
        label="月份"
        choices={month}
        current={query.month}
        hrefOf={(value) => reportListHref(query, { month: value })}
        titles={(value) => `${Number(value.slice(0, 4))}年${Number(value.slice(5))}月`}
      />
      <FacetRow
        label="市场"
        choices={market}
        current={query.market}
        hrefOf={(value) => reportListHref(query, { market: value })}
      />
    </Filters>
  );
}
