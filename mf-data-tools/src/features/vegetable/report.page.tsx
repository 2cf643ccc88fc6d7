import type { DataFor } from '@bee/contracts/operations';
import type { AccessBlock } from '@bee/contracts/shapes';
import { formatDay } from '@bee/domain/format';
import { definePage, href, openLogin, useSession } from '@bee/platform';
import {
  AccessBadge,
  AskButton,
  Button,
  LinkButton,
  LoginPrompt,
  PageHeader,
  PageSkeleton,
  PrintNote,
  RichText,
  SampleBadge,
  Section,
  SourceNote,
} from '@bee/ui/content';
import { trail } from '../../lib/trail.ts';
import { kindTitles, reportListHref } from './reports/report-query.ts';
import { reportHref } from './reports/report-rows.tsx';
import { ReportTable } from './reports/report-table.tsx';
import './reports/report.css';
import '../../layout/page.css';

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
    <article className="tools-stack tools-report">
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
  skeleton: () => <PageSkeleton className="tools-stack tools-report" width="70%" heights={[88, 120, 480]} />,
});

const spansOf = ({ kind, from, to, before_from, before_to }: Report): string =>
  kind === 'weekly'
    ? `均价为${formatDay(from)}至${formatDay(to)}各报价日平均，与${formatDay(before_from)}至${formatDay(before_to)}相比`
    : `均价为${formatDay(from)}当日，与${formatDay(before_from)}相比`;

/** Rendered after the visible rows, never instead of them: what remains and what unlocks it. */
function ReportGate({ access }: { access: AccessBlock }) {
  const { status } = useSession();
  if (access.allowed || !access.preview) return null;
  const { shown, total } = access.preview;
  return (
    <LoginPrompt
      title={`已显示前 ${shown} 个品种，共 ${total} 个`}
      action={
        <>
          <LinkButton className="bee-no-print" kind="honey" size="small" href={href('application/vegetable/vip')}>
            开通蔬菜 VIP
          </LinkButton>
          {status === 'visitor' ? (
            <Button className="bee-no-print" size="small" onClick={() => openLogin()}>
              已开通，去登录
            </Button>
          ) : null}
        </>
      }
    >
      其余 {total - shown} 个品种的均价、到货量与产地，以及市场点评，对蔬菜 VIP 开放；各品种的最新批发价对所有人开放。
    </LoginPrompt>
  );
}

type ReportTurnsProps = { report: Pick<DataFor<'vegetable/marketReportDetail'>, 'kind' | 'prev' | 'next'> };

/** Links to the previous and the next report of the same market. */
function ReportTurns({ report: { kind, prev, next } }: ReportTurnsProps) {
  if (!prev && !next) return null;
  const turns = [
    { title: '上一份', report: prev, rel: 'prev' },
    { title: '下一份', report: next, rel: 'next' },
  ];
  return (
    <nav className="tools-report-turns bee-no-print" aria-label={`同一市场的其他${kindTitles[kind]}`}>
      {turns.map(({ title, report, rel }) =>
        report ? (
          <a key={rel} href={reportHref(report.id)} rel={rel}>
            <small>{title}</small>
            {report.title}
          </a>
        ) : (
          <span key={rel}>
            <small>{title}</small>
            没有了
          </span>
        ),
      )}
    </nav>
  );
}
