import type { MarketReportCard } from '@bee/contracts/resource/market-report';
import { href } from '@bee/platform';
import { AccessBadge, Empty, LinkButton, ListRow, RowList, SampleBadge } from '@bee/ui/content';
import { NoSuchPage } from '../../../components/no-such-page.tsx';
import { kindTitles, type ReportQuery, reportListHref, reportQuery } from './report-query.ts';

type ReportRowsProps = { list: MarketReportCard[]; query: ReportQuery };

export function ReportRows({ list, query }: ReportRowsProps) {
  if (list.length === 0) return <NoReports query={query} />;
  return (
    <RowList>
      {list.map((report) => (
        <ListRow
          key={report.id}
          href={reportHref(report.id)}
          title={report.title}
          summary={report.summary}
          badge={
            <>
              <AccessBadge level={report.access.level} />
              <SampleBadge sample={report.sample} />
            </>
          }
          meta={[
            kindTitles[report.kind],
            report.market,
            <time key="date" dateTime={report.date}>
              {report.date}
            </time>,
            `${report.products} 个品种，${report.up} 涨 ${report.down} 跌`,
          ]}
        />
      ))}
    </RowList>
  );
}

export const reportHref = (id: string): string => href('application/vegetable/survey_detail', { id });

function NoReports({ query }: { query: ReportQuery }) {
  if (query.page > 1)
    return <NoSuchPage first={reportListHref(query)}>周报可能已经更新，份数比您打开时少了。</NoSuchPage>;
  if (reportQuery.active(query) > 0)
    return (
      <Empty title="没有符合条件的周报" action={<LinkButton href={reportListHref()}>清除全部筛选</LinkButton>}>
        换一个月份或市场试试；周报在每周一发布，调研每月一次。
      </Empty>
    );
  return (
    <Empty
      title="还没有市场周报"
      action={
        <LinkButton kind="primary" href={href('application/vegetable/list', { type: '1' })}>
          看批发价
        </LinkButton>
      }
    >
      周报由市场调研员撰写，目前没有发布过；批发价每天更新，可先查看。
    </Empty>
  );
}
