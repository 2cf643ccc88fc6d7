import type { DataFor } from '@bee/contracts/operations';
import { typeTitles } from '@bee/domain/article-type';
import { definePage, href } from '@bee/platform';
import { Card, PageHeader, RowList, Tabs } from '@bee/ui/content';
import type { ReportType } from '../../lib/report-type.ts';
import { MonthGrid } from './month-grid.tsx';
import { PictureWall } from './picture-wall.tsx';
import { ReportFilters } from './report-filters.tsx';
import { type ReportListState, reportQuery } from './report-list-query.ts';
import { ReportListSkeleton } from './report-list-skeleton.tsx';
import { ReportResults } from './report-results.tsx';
import { ReportRow } from './report-row.tsx';
import { ReportToolbar } from './report-toolbar.tsx';
import './report-list.css';

type ReportList = {
  list: DataFor<'article/getReportLists'>;
  columns: DataFor<'article/getColumnList'>;
  /** Only for the column with a month grid. */
  months: DataFor<'article/getMonthList'>;
};

export const page = definePage<ReportList>({
  load: async ({ api, params, query, signal }) => {
    const type = typeOf(params);
    const [list, columns, months] = await Promise.all([
      api('article/getReportLists', { ...reportQuery.request(reportQuery.read(query)), type }, { signal }),
      api('article/getColumnList', { scope: 'report' }, { signal }),
      type === 'monthly_report' ? api('article/getMonthList', { type }, { signal }) : [],
    ]);
    return { list, columns, months };
  },

  head: ({ list, columns }, { params, query }) => {
    const type = typeOf(params);
    const { p, q } = reportQuery.read(query);
    return {
      title: `${q ? `${q} - ` : ''}${typeTitles[type]}${p > 1 ? `（第 ${p} 页）` : ''}`,
      description: `${columns.find((column) => column.type === type)?.desc ?? ''}。共 ${list.total} 份，可按品类、机构、年份、页数和阅读权限筛选。`,
    };
  },

  component: ({ data: { list, columns, months }, params, query }) => {
    const type = typeOf(params);
    const state = reportQuery.read(query);
    const start = href('report/list', { type });
    const link = (change: Partial<ReportListState>) => reportQuery.address(start, state, change);
    const monthly = type === 'monthly_report';
    return (
      <>
        <PageHeader
          title={typeTitles[type]}
          breadcrumb={[{ title: '首页', href: href('home') }, { title: '研究报告' }]}
          lead={columns.find((column) => column.type === type)?.desc}
        />
        <Tabs
          label="报告栏目"
          current={type}
          items={columns.map((column) => ({
            key: column.type,
            title: column.title,
            count: column.count,
            href: href('report/list', { type: column.type }),
          }))}
        />
        <div className="content-reports">
          {monthly ? <MonthGrid months={months} state={state} link={link} /> : null}
          <ReportFilters
            state={state}
            facets={list.facets ?? {}}
            total={list.total}
            without={monthly ? ['year'] : []}
            start={start}
            link={link}
          />
          <ReportToolbar state={state} total={list.total} link={link} />
          <ReportResults
            state={state}
            start={start}
            page={{ total: list.total, limit: list.limit, rows: list.list.length }}
            link={link}
          >
            {type === 'report_diagram' ? (
              <PictureWall reports={list.list} />
            ) : (
              <Card flush>
                <RowList>
                  {list.list.map((report) => (
                    <ReportRow key={report.id} report={report} />
                  ))}
                </RowList>
              </Card>
            )}
          </ReportResults>
        </div>
      </>
    );
  },

  skeleton: ReportListSkeleton,
});

const typeOf = (params: Record<string, string>): ReportType => (params.type as ReportType) ?? 'self_report';
