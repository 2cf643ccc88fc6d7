import { typeTitles } from '@bee/domain/article-type';
import { articleHref, href } from '@bee/platform';
import { Section } from '@bee/ui/content';
import { microsite } from '../../site.ts';
import type { Around } from './dataset-data.ts';
import '../../components/reading.css';

/** Recent reports with the same tag, opened within the microsite. */
export function LatestReports({ tag, reports }: Around) {
  return reports.length === 0 ? null : (
    <Section
      title={`${tag.title}最新报告`}
      more={{ title: '全部报告', href: href('sanqi/report', { tagId: tag.id }) }}
      flush
    >
      <ul className="sanqi-latest">
        {reports.map((report) => (
          <li key={report.id}>
            <a href={articleHref(report, microsite(tag))} title={report.title}>
              {report.title}
            </a>
            <small>
              {[typeTitles[report.type], report.source_name, report.published_at ?? '日期不详']
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
