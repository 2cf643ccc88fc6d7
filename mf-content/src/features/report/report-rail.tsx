import { href } from '@bee/platform';
import { AskButton, LinkButton, Toc } from '@bee/ui/content';
import { articleHref, isReport, listHrefOf, typeTitles } from '../../parts/article-type.ts';
import type { RelatedArticle, Report, ReportData } from './report-data.ts';
import { linkedData, textContents } from './report-rail-data.ts';

/** Beside the report: where one is in it, its other issues, what belongs to it. */
export const ReportRail = ({ report, related }: ReportData) => {
  const toc = textContents(report.toc);
  const data = linkedData(report);
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
                <a href={to}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Related title="相关报告" articles={related?.filter(({ type }) => isReport(type))} />
      <Related title="相关资讯与政策" articles={related?.filter(({ type }) => !isReport(type))} />
      {related === null ? <p className="content-quiet-note">相关内容暂时没有加载出来，刷新页面可再试一次。</p> : null}
      <section>
        <h2>有疑问？</h2>
        <p className="content-quiet-note">AI 会在报告、政策与行情里找依据，每句话都标出处。</p>
        <AskButton kind="report" id={report.id} title={report.title} question="这份报告的主要结论是什么？">
          就这份报告提问
        </AskButton>
        <LinkButton kind="text" href={listHrefOf(report.type) ?? href('home')}>
          回到{typeTitles[report.type]}
        </LinkButton>
      </section>
    </aside>
  );
};

const Series = ({ report: { id, series, same_series } }: { report: Report }) => {
  if (same_series.issues.length < 2) return null;
  return (
    <section>
      <h2>{series?.title ?? '同系列'}</h2>
      <ol className="content-issues">
        {same_series.issues.map((issue) => (
          <li key={issue.id}>
            <a
              href={href('article/report', { id: issue.id })}
              title={issue.title}
              aria-current={issue.id === id ? 'page' : undefined}
            >
              <span>{issue.issue_no ?? issue.published_at ?? '日期不详'}</span>
              {issue.title}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
};

const Related = ({ title, articles = [] }: { title: string; articles?: RelatedArticle[] | undefined }) =>
  articles.length === 0 ? null : (
    <section>
      <h2>{title}</h2>
      <ul className="content-links">
        {articles.map((article) => (
          <li key={article.id}>
            <a href={articleHref(article)} title={article.title}>
              {article.title}
            </a>
            <small>
              {typeTitles[article.type]}
              {article.published_at ? ` · ${article.published_at}` : ''}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
