import type { DataFor } from '@bee/contracts/operations';
import { formatDay } from '@bee/domain/format';
import { definePage, href } from '@bee/platform';
import {
  AccessBadge,
  AskButton,
  Button,
  PageHeader,
  PageSkeleton,
  PrintNote,
  RichText,
  SampleBadge,
  Section,
  SourceNote,
} from '@bee/ui/content';
import { trail } from '../../parts/trail.ts';
import { ReportGate } from './reports/report-gate.tsx';
import { kindTitles, reportListHref } from './reports/report-query.ts';
import { ReportTable } from './reports/report-table.tsx';
import { ReportTurns } from './reports/report-turns.tsx';
import './reports/report.css';

type Report = DataFor<'vegetable/marketReportDetail'>;

export const page = definePage<Report>({
  /** The visible rows depend on the user. */
  personal: true,
  load: ({ api, params }) => api('vegetable/marketReportDetail', { id: params.id ?? '' }),
  head: (report) => ({
    title: report.title,
    description: report.summary,
  }),
  component: ({ data: report }) => (
    <article className="tools-report">
      <PageHeader
        title={report.title}
        breadcrumb={trail(
          { title: '蔬菜价格', href: href('application/vegetable/list', { view: 'index' }) },
          { title: '市场周报', href: reportListHref() },
          report.market,
        )}
        meta={
          <>
            <span>{kindTitles[report.kind]}</span>
            <a href={reportListHref({ market: report.market_id })}>{report.market}</a>
            <span>
              {report.kind === 'survey' ? '调研日期' : '发布日期'} <time dateTime={report.date}>{report.date}</time>
            </span>
            <span>{report.author}</span>
            <AccessBadge level={report.access.level} />
            <SampleBadge sample={report.sample} />
          </>
        }
        actions={
          <>
            <AskButton kind="report" id={report.id} title={report.title} />
            <Button onClick={() => window.print()}>打印</Button>
          </>
        }
      />
      <Section title="摘要">
        <p className="tools-report-summary">{report.summary}</p>
      </Section>
      <ReportTable report={report} />
      <ReportGate access={report.access} />
      {report.content_html ? (
        <Section title="市场点评">
          <RichText html={report.content_html} />
        </Section>
      ) : null}
      <SourceNote source={report.source}>
        <span>{spansOf(report)}，单位元/公斤，不含存疑报价</span>
      </SourceNote>
      <ReportTurns report={report} />
      <PrintNote />
    </article>
  ),
  skeleton: () => <PageSkeleton className="tools-report" width="70%" heights={[88, 120, 480]} />,
});

const spansOf = ({ kind, from, to, before_from, before_to }: Report): string =>
  kind === 'weekly'
    ? `均价为${formatDay(from)}至${formatDay(to)}各报价日平均，与${formatDay(before_from)}至${formatDay(before_to)}相比`
    : `均价为${formatDay(from)}当日，与${formatDay(before_from)}相比`;
