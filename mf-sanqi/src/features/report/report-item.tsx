import { formatInstant } from '@bee/domain/format';
import { href, useOwnAnswer } from '@bee/platform';
import { Card, LinkButton, PageHeader, RichText, SampleBadge, SourceNote, Tag, Toc } from '@bee/ui/content';
import type { ReactNode } from 'react';
import { site } from '../../site.ts';
import type { Item, ReportData } from './report-data.ts';
import { reportParams, type Scope, scopeTitles } from './report-state.ts';
import { typeTitles } from './type-titles.ts';

type ReportItemProps = Omit<Extract<ReportData, { kind: 'item' }>, 'kind'> & { scope: Scope };
type Related = NonNullable<ReportItemProps['related']>[number];

/** One report, news text or policy, read inside the sub-site. */
export const ReportItem = ({ item, ...rest }: ReportItemProps) =>
  'locked_chapters' in item ? <GatedReport {...rest} report={item} /> : <ItemView {...rest} item={item} />;

type GatedReportProps = Omit<ReportItemProps, 'item'> & { report: Extract<Item, { locked_chapters: number }> };

/** A report as far as this reader may read it; the rest is opened on the main site. */
const GatedReport = ({ report, ...rest }: GatedReportProps) => {
  const { data, access } = useOwnAnswer('article/getReportDetail', { id: report.id }, report);
  const { locked_chapters, id } = data;
  return (
    <ItemView {...rest} item={data}>
      {access && locked_chapters > 0 ? (
        <p className="sanqi-locked" role="note">
          <span>
            正文还有 {locked_chapters} 节待解锁{access.reason ? `，${access.reason}` : ''}。
          </span>
          <LinkButton href={href('article/report', { id })}>查看报告全貌</LinkButton>
        </p>
      ) : null}
    </ItemView>
  );
};

type ItemViewProps = ReportItemProps & { children?: ReactNode };

const ItemView = ({ tag, item, related, scope, children }: ItemViewProps) => {
  const back = href('sanqi/report', reportParams(tag.id, { scope }));
  const toc = item.toc.map(({ id, title }) => ({ id, title }));
  return (
    <div className="sanqi-item">
      <article>
        <Card>
          <div className="sanqi-column">
            <PageHeader
              title={item.title}
              breadcrumb={[
                { title: site.title, href: href('sanqi/report', { tagId: tag.id }) },
                { title: scopeTitles[scope], href: back },
                { title: item.title },
              ]}
              meta={
                <>
                  <Tag>{typeTitles[item.type]}</Tag>
                  {item.sample ? <SampleBadge /> : null}
                  <span>{item.source_name}</span>
                  {item.published_at ? (
                    <time dateTime={item.published_at}>{item.published_at}</time>
                  ) : (
                    <span>日期不详</span>
                  )}
                </>
              }
            />
            {item.key_points.length > 0 ? (
              <section className="sanqi-points" aria-label="要点">
                <h2>要点</h2>
                <ul>
                  {item.key_points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </section>
            ) : null}
            <RichText html={item.content_html} />
            {children}
            <div className="sanqi-source">
              <SourceNote
                source={item.source_name ?? item.source.name}
                {...((item.original_url ?? item.source.url) && { href: item.original_url ?? item.source.url ?? '' })}
                {...(item.updated_at && { updatedAt: formatInstant(item.updated_at) })}
                sample={item.sample}
              >
                {item.copyright ? <span>{item.copyright}</span> : null}
              </SourceNote>
            </div>
            <p className="sanqi-back bee-no-print">
              <LinkButton href={back}>返回{scopeTitles[scope]}列表</LinkButton>
            </p>
          </div>
        </Card>
      </article>
      <aside className="sanqi-rail bee-no-print" aria-label="目录与相关内容">
        {toc.length > 1 ? (
          <Card>
            <Toc items={toc} />
          </Card>
        ) : null}
        {related && related.length > 0 ? (
          <Card>
            <h2>相关内容</h2>
            <ul>
              {related.map((each) => (
                <li key={each.id}>
                  <a href={relatedHref(each, tag.id)} title={each.title}>
                    {each.title}
                  </a>
                  <small>
                    {typeTitles[each.type]}
                    {each.published_at ? ` · ${each.published_at}` : ''}
                  </small>
                </li>
              ))}
            </ul>
          </Card>
        ) : null}
        {related === null ? <p className="sanqi-quiet">相关内容暂时没有加载出来，刷新页面可再试一次。</p> : null}
      </aside>
    </div>
  );
};

/** What carries the tag is read here, the rest on the main site. */
const relatedHref = ({ id, type, tags }: Related, tagId: string): string => {
  const scope = scopeOf(type);
  if (tags.some((tag) => tag.id === tagId)) return href('sanqi/report', reportParams(tagId, { id, scope }));
  return href(scope === 'report' ? 'article/report' : 'article/detail', { id });
};

const scopeOf = (type: Related['type']): Scope => {
  if (type === 'beedata_opinion' || type === 'industry_news') return 'news';
  return type === 'policy_repository' || type === 'agriculture_policy' || type === 'policy_diagram'
    ? 'policy'
    : 'report';
};
