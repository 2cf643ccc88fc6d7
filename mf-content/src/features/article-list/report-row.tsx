import { typeTitles } from '@bee/domain/article-type';
import { formatBytes, formatCount } from '@bee/domain/format';
import { href } from '@bee/platform';
import { AccessBadge, ListRow, SampleBadge, Tag } from '@bee/ui/content';
import type { ReportCard } from '../../lib/report-type.ts';

/** One report: kind, author, length, and what full access requires. */
export function ReportRow({ article: report }: { article: ReportCard }) {
  return (
    <ListRow
      href={href('article/report', { id: report.id })}
      title={report.title}
      summary={report.summary}
      cover={{
        type: typeTitles[report.type],
        title: report.title,
        ...(report.published_at && { date: report.published_at }),
        ...(report.cover && { src: report.cover }),
      }}
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
