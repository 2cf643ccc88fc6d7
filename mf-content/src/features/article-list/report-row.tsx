import { formatBytes, formatCount } from '@bee/domain/format';
import { href } from '@bee/platform';
import { AccessBadge, Card, ListRow, SampleBadge, Tag } from '@bee/ui/content';
import { ReportCover } from '../../components/report-cover.tsx';
import type { ReportCard } from '../../lib/report-type.ts';
import './article-list.css';

/** In two columns where they are wide enough. */
export function ReportRows({ articles }: { articles: ReportCard[] }) {
  return (
    <div className="content-list-reports">
      {articles.map((article) => (
        <Card key={article.id} flush>
          <ReportRow report={article} />
        </Card>
      ))}
    </div>
  );
}

/** One report: kind, author, length, and what full access requires. */
function ReportRow({ report }: { report: ReportCard }) {
  return (
    <ListRow
      href={href('article/report', { id: report.id })}
      title={report.title}
      summary={report.key_points.length === 0 ? report.summary : <KeyPoints points={report.key_points} />}
      start={<ReportCover report={report} />}
      badge={
        <>
          <AccessBadge level={report.access.level} />
          <SampleBadge sample={report.sample} />
        </>
      }
      meta={[
        report.org_name ?? report.source_name,
        report.published_at ?? '日期不详',
        report.pdf === 'pending' ? '原文生成中' : null,
        report.pages === null ? null : `${report.pages} 页`,
        report.file_size === null ? null : formatBytes(report.file_size),
        report.views > 0 ? `${formatCount(report.views)} 次阅读` : null,
      ].filter(Boolean)}
      tags={report.tags.slice(0, 3).map(({ id, title }) => (
        <Tag key={id} type="grey" href={href('article/tag', { tagId: id })}>
          {title}
        </Tag>
      ))}
    />
  );
}

/** Within the paragraph of the summary, so one line each and no list. */
function KeyPoints({ points }: { points: string[] }) {
  return points.map((point) => (
    <span key={point} className="content-list-point bee-cut">
      {point}
    </span>
  ));
}
