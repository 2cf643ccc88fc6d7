import { typeTitles } from '@bee/domain/article-type';
import { href } from '@bee/platform';
import {
  AccessBadge,
  Card,
  Empty,
  ErrorState,
  LinkButton,
  ListRow,
  Pagination,
  RowList,
  SampleBadge,
} from '@bee/ui/content';
import type { Reports } from './reference-data.ts';
import { sectionHref } from './section-href.ts';

export function ReportSection({ page, id }: { page: Reports | null; id: string }) {
  if (!page) return <ErrorState title="相关报告加载失败" retryHref={sectionHref(id, '3')} />;
  if (page.list.length === 0) {
    return (
      <Card>
        <Empty
          title={page.total > 0 ? '没有这一页' : '还没有与这个产业相关的报告'}
          action={<LinkButton href={href('report/list', { type: 'self_report' })}>看全部报告</LinkButton>}
        >
          {page.total > 0 ? `一共 ${page.total} 份报告。` : '与系列标签相同的报告发布后会出现在这里。'}
        </Empty>
      </Card>
    );
  }
  return (
    <>
      <Card flush>
        <RowList>
          {page.list.map((report) => (
            <ListRow
              key={report.id}
              href={href('article/report', { id: report.id })}
              title={report.title}
              summary={report.summary}
              badge={
                <>
                  <AccessBadge level={report.access.level} />
                  <SampleBadge sample={report.sample} />
                </>
              }
              meta={[
                typeTitles[report.type],
                report.org_name ?? report.source_name,
                report.published_at ?? '日期不详',
                report.pages === null ? null : `${report.pages} 页`,
              ].filter(Boolean)}
            />
          ))}
        </RowList>
      </Card>
      <Pagination page={page.page} total={page.total} pageSize={page.limit} href={(p) => sectionHref(id, '3', { p })} />
    </>
  );
}
