import { href } from '@bee/platform';
import { Icon, LinkButton, Section } from '@bee/ui/content';
import type { Detail } from './reference-data.ts';
import { sectionHref } from './section-href.ts';
import './reference.css';

type OverviewSectionProps = { detail: Detail; issue: NonNullable<Detail['issue']>; id: string };

/** Summary of the issue, its contents, and further links. */
export function OverviewSection({ detail, issue, id }: OverviewSectionProps) {
  return (
    <div>
      <Section title={issue.title} note={`${issue.no} · ${issue.period} · ${issue.published_at} 出刊`}>
        <p>{issue.summary || '这一期没有导读，请直接阅读文章。'}</p>
        {issue.key_points.length > 0 ? (
          <ul className="content-ref-points" aria-label="要点">
            {issue.key_points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ) : null}
        {issue.fid ? <IssueFile issue={issue} /> : null}
      </Section>
      <Section
        title="本期文章"
        {...(detail.articles.length > 0 && { more: { title: '看摘要', href: sectionHref(id, '1') } })}
      >
        {detail.articles.length > 0 ? (
          <ol className="content-ref-contents">
            {detail.articles.map((article) => (
              <li key={article.id}>
                <span>{article.section}</span>
                <a href={href('reference/periodical', { id: article.id })}>{article.title}</a>
              </li>
            ))}
          </ol>
        ) : (
          <p className="bee-small">本期的文章还没有发布。</p>
        )}
      </Section>
      <Section title="这个产业的更多内容">
        <ul className="content-ref-ways">
          {detail.sections.slice(2).map(({ num, title, count }) => (
            <li key={num}>
              <a href={sectionHref(id, String(num))}>
                <strong>{title}</strong>
                <span className="bee-small">{count ? `${count} 项` : '暂无'}</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** The PDF. The viewer enforces access; the limits are shown here before the click. */
function IssueFile({ issue }: Pick<OverviewSectionProps, 'issue'>) {
  return (
    <p className="content-ref-file bee-small bee-wrap">
      <LinkButton icon={<Icon name="report" size={16} />} href={href('article/viewPdf', { fid: issue.fid ?? '' })}>
        阅读原文 PDF{issue.pages ? `（${issue.pages} 页）` : ''}
      </LinkButton>
      <span>
        访客可读前 3 页，会员可读前 5 页，<a href={href('user/vip')}>VIP会员</a>可读全文。
      </span>
    </p>
  );
}
