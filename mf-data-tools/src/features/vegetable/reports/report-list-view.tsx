import type { DataFor } from '@bee/contracts/operations';
import type { MarketReportKind } from '@bee/contracts/resource/market-report';
import { definePage } from '@bee/platform';
import { Card, FacetRow, Filters, PageSkeleton, Pagination } from '@bee/ui/content';
import { KindHeader } from '../list/kind-header.tsx';
import { REPORTS_PER_PAGE, type ReportQuery, reportListHref, reportQuery, reportRequest } from './report-query.ts';
import { ReportRows } from './report-rows.tsx';
import '../../../layout/list.css';

type ReportListData = {
  choices: DataFor<'vegetable/filterList'>;
  reports: DataFor<'vegetable/getMarketWeeklyList'>;
};

const TITLE = '市场周报与调研';

/** 市场周报: weekly reports and surveys of the wholesale markets. */
export const reportListView = definePage<ReportListData>({
  load: async ({ api, query }) => {
    const [choices, reports] = await Promise.all([
      api('vegetable/filterList', { type: '3' }),
      api('vegetable/getMarketWeeklyList', reportRequest(reportQuery.read(query))),
    ]);
    return { choices, reports };
  },
  head: ({ reports }, { query }) => ({
    title: `${placeOf(reports, query)}${TITLE}`,
    description: `${placeOf(reports, query)}${TITLE}，共 ${reports.total} 份：各品种均价与涨跌、到货量、产地和市场点评`,
  }),
  component: ({ data: { choices, reports }, query }) => {
    const wanted = reportQuery.read(query);
    return (
      <>
        <KindHeader
          choices={choices}
          query={{ type: '3', sort: 'default', page: 1 }}
          title={`${placeOf(reports, query)}${TITLE}`}
        />
        <div className="tools-list">
          <section aria-label={TITLE}>
            <ReportFilters reports={reports} query={wanted} />
            <Card flush>
              <ReportRows list={reports.list} query={wanted} />
            </Card>
            <Pagination
              page={wanted.page}
              total={reports.total}
              pageSize={REPORTS_PER_PAGE}
              href={(page) => reportListHref(wanted, { page })}
            />
          </section>
        </div>
      </>
    );
  },
  skeleton: () => <PageSkeleton width="60%" heights={[88]} rows={{ rows: 10, height: 96 }} />,
});

/** Name of the selected market. */
const placeOf = ({ facets }: ReportListData['reports'], query: Record<string, string>): string => {
  const { market } = reportQuery.read(query);
  return facets?.market?.find(({ value }) => value === market)?.label ?? '';
};

type ReportFiltersProps = { reports: DataFor<'vegetable/getMarketWeeklyList'>; query: ReportQuery };

/** Kind, month and market as links, each with its count under the other filters. */
function ReportFilters({ reports, query }: ReportFiltersProps) {
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
