import { typeTitles } from '@bee/domain/article-type';
import { articleHref, href } from '@bee/platform';
import { anySample, Cover, ErrorState, SampleBadge, Section } from '@bee/ui/content';
import { readIssue } from '../../lib/issue-name.ts';
import { keyNumber } from '../../lib/key-number.ts';
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
      {reports === null ? <ErrorState title="研究报告没有加载出来" retryHref={href('home')} /> : null}
      {reports?.length === 0 ? <p>研究报告还没有内容。</p> : null}
      {reports && reports.length > 0 ? (
        <ul className="content-covers">
          {reports.map((report) => (
            <li key={report.id}>
              <a href={articleHref(report)} title={report.title}>
                <Cover
                  type={typeTitles[report.type]}
                  title={coverTitle(report.title)}
                  figure={keyNumber(report.title)}
                  {...(report.published_at && { date: report.published_at })}
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

/** The key number of a weekly report is below its title already. */
const coverTitle = (title: string): string => {
  const issue = readIssue(title);
  return issue ? `${issue.days} ${issue.subject}` : title;
};
