import { articleHref, href } from '@bee/platform';
import { anySample, ErrorState, SampleBadge, Section } from '@bee/ui/content';
import { ReportCover } from '../../components/report-cover.tsx';
import type { HomeData } from './home-data.ts';
import './home.css';

/** The newest reports as covers with their key number. */
export function ReportCovers({ reports }: Pick<HomeData, 'reports'>) {
  return (
    <Section
      title="研究报告"
      note={<SampleBadge sample={anySample(reports)} />}
      more={{ title: '更多', href: href('report/list', { type: 'self_report' }) }}
      bare
    >
      {reports === null ? <ErrorState title="研究报告加载失败" retryHref={href('home')} /> : null}
      {reports?.length === 0 ? <p>研究报告还没有内容。</p> : null}
      {reports && reports.length > 0 ? (
        <ul className="content-covers">
          {reports.map((report) => (
            <li key={report.id}>
              <a href={articleHref(report)} title={report.title}>
                <ReportCover report={report} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
