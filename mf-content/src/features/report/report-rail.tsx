import { isReport, typeTitles } from '@bee/domain/article-type';
import { href, leavesMicrosite, useMicrosite } from '@bee/platform';
import { AskButton, LeaveMark, LinkButton, Toc } from '@bee/ui/content';
import { ArticleLink } from '../../components/article-link.tsx';
import { RelatedList } from '../../components/related-list.tsx';
import { listHrefOf } from '../../lib/article-type.ts';
import type { Report, ReportData } from './report-data.ts';
import { linkedData, textContents } from './report-rail-data.ts';
import './report-parts.css';
import '../../layout/notes.css';
import '../../components/link-list.css';

/** Sidebar of a report: current position, other issues, related articles. */
export const ReportRail = ({ report, related }: ReportData) => {
  const toc = textContents(report.toc);
  const data = linkedData(report);
  const site = useMicrosite();
  return (
    <aside className="content-report-rail bee-no-print" aria-label="同系列与相关内容">
      {toc.length > 1 ? (
        <div className="content-report-toc">
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
      <section>
        <h2>有疑问？</h2>
        <p className="content-quiet-note">AI 会在报告、政策与行情里找依据，每句话都标出处。</p>
        <AskButton kind="report" id={report.id} title={report.title} question="这份报告的主要结论是什么？">
          就这份报告提问
        </AskButton>
        {site ? null : (
          <LinkButton kind="text" href={listHrefOf(report.type) ?? href('home')}>
            回到{typeTitles[report.type]}
          </LinkButton>
        )}
      </section>
    </aside>
  );
};

const Series = ({ report: { id, type, series, same_series, tagged } }: { report: Report }) => {
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
              {issue.title}
            </ArticleLink>
          </li>
        ))}
      </ol>
    </section>
  );
};
