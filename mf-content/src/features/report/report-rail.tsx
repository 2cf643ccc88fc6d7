import { isReport } from '@bee/domain/article-type';
import { href, leavesMicrosite, useMicrosite } from '@bee/platform';
import { LeaveMark, Toc } from '@bee/ui/content';
import { ArticleLink } from '../../components/article-link.tsx';
import { RailQuestion } from '../../components/rail-question.tsx';
import { RelatedList } from '../../components/related-list.tsx';
import { listHrefOf } from '../../lib/article-type.ts';
import { issueName } from '../../lib/issue-name.ts';
import { tocItems } from '../../lib/toc-items.ts';
import type { Report, ReportData } from './report-data.ts';
import './report-parts.css';
import '../../layout/notes.css';
import '../../components/link-list.css';

/** Sidebar of a report: current position, other issues, related articles. */
export function ReportRail({ report, related }: ReportData) {
  const toc = tocItems(report.toc);
  const data = linkedData(report);
  const site = useMicrosite();
  return (
    <aside className="content-rail bee-no-print" aria-label="同系列与相关内容">
      {toc.length > 1 ? (
        <div className="content-toc">
          <Toc title="本页正文" items={toc} />
        </div>
      ) : null}
      <Series report={report} />
      {data.length > 0 ? (
        <section>
          <h2>相关数据</h2>
          <ul className="content-links">
            {data.map(({ title, to }) => (
              <li key={to}>
                <a href={to}>
                  {title}
                  {site && leavesMicrosite(to, site) ? <LeaveMark /> : null}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <RelatedList title="相关报告" articles={related?.filter(({ type }) => isReport(type))} />
      <RelatedList title="相关资讯与政策" articles={related?.filter(({ type }) => !isReport(type))} />
      {related === null ? <p className="content-quiet-note">相关内容暂时没有加载出来，刷新页面可再试一次。</p> : null}
      <RailQuestion
        kind="report"
        article={report}
        found="报告、政策与行情"
        question="这份报告的主要结论是什么？"
        action="就这份报告提问"
        back={site ? undefined : (listHrefOf(report.type) ?? href('home'))}
      />
    </aside>
  );
}

function Series({ report: { id, type, series, same_series, tagged } }: { report: Report }) {
  if (same_series.issues.length < 2) return null;
  return (
    <section>
      <h2>{series?.title ?? '同系列'}</h2>
      <ol className="content-issues">
        {same_series.issues.map((issue) => (
          <li key={issue.id}>
            <ArticleLink
              article={{ ...issue, type }}
              tagged={issue.id === id || tagged.includes(issue.id)}
              aria-current={issue.id === id ? 'page' : undefined}
            >
              <span>{issue.issue_no ?? issue.published_at ?? '日期不详'}</span>
              {issueName(issue.title, series?.title)}
            </ArticleLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Links to the series and tables behind the figures, unique, named after the first figure that uses each. */
export const linkedData = ({ figures }: Pick<Report, 'figures'>): { title: string; to: string }[] => {
  const found = new Map<string, string>();
  for (const { title, link } of figures) {
    if (!link) continue;
    const to = href(link.page, link.params);
    if (!found.has(to)) found.set(to, link.params.name ? `${link.params.name}行情` : title);
  }
  return [...found].map(([to, title]) => ({ title, to }));
};
