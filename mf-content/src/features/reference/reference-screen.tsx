import { formatInstant, formatNumber } from '@bee/domain/format';
import { href } from '@bee/platform';
import {
  Card,
  Empty,
  FavoriteButton,
  LinkButton,
  ListRow,
  PageHeader,
  RowList,
  SampleBadge,
  ShareButton,
  SourceNote,
  Tabs,
  Tag,
} from '@bee/ui/content';
import { EnterpriseSection } from './enterprise-section.tsx';
import { IndustrySection } from './industry-section.tsx';
import { IssueSwitch } from './issue-switch.tsx';
import { OverviewSection } from './overview-section.tsx';
import type { Detail, Part, ReferenceData } from './reference-data.ts';
import { ReportSection } from './report-section.tsx';
import { sectionHref } from './section-href.ts';
import './reference.css';

type ReferenceScreenProps = ReferenceData & {
  /** Id of the series or issue, as in the address; links between sections keep it. */
  id: string;
};

export function ReferenceScreen({ detail, part, id }: ReferenceScreenProps) {
  const { series, issue, sections } = detail;
  const asked = issue?.id === id ? issue : null;
  return (
    <div className="content-ref">
      <PageHeader
        title={asked ? `${series.title} ${asked.no}` : series.title}
        breadcrumb={[
          { title: '首页', href: href('home') },
          { title: '产业参考', href: href('reference/list') },
          ...(asked
            ? [{ title: series.title, href: href('reference/detail', { id: series.id }) }, { title: asked.no }]
            : [{ title: series.title }]),
        ]}
        lead={series.desc}
        meta={
          <>
            <Tag type="grey" href={href('reference/list', { industry: series.industry })}>
              {series.industry}
            </Tag>
            <SampleBadge sample={series.sample} />
            <span>{series.org}</span>
            <span>共 {series.issue_count} 期</span>
          </>
        }
        actions={
          <>
            <FavoriteButton type="reference" id={id} />
            <ShareButton
              target={{
                title: asked ? `${series.title} ${asked.no}` : series.title,
                kind: '产业参考',
                summary: asked?.summary ?? series.desc,
                points: issue?.key_points ?? [],
                date: issue?.published_at ?? null,
                source: series.org,
                sample: series.sample,
              }}
            />
          </>
        }
      />
      {issue ? <IssueSwitch issues={detail.issues} current={issue.id} num={part.num} /> : null}
      <Tabs
        label="产业参考的栏目"
        current={part.num}
        items={sections.map(({ num, title, count }) => ({
          key: String(num),
          title,
          ...(count !== null && { count }),
          href: sectionHref(id, String(num)),
        }))}
      />
      <div className="content-ref-section">
        <OpenSection detail={detail} part={part} id={id} />
      </div>
      <SourceNote
        source={series.source.name}
        {...(series.source.url && { href: series.source.url })}
        updatedAt={formatInstant(series.updated_at)}
        sample={series.sample}
      />
    </div>
  );
}

function OpenSection({ detail, part, id }: { detail: Detail; part: Part; id: string }) {
  switch (part.num) {
    case '2':
      return <EnterpriseSection {...part} id={id} />;
    case '3':
      return <ReportSection page={part.page} id={id} />;
    case '4':
      return <IndustrySection page={part.page} id={id} industry={detail.series.industry} />;
  }
  if (!detail.issue) return <NoIssue />;
  if (part.num === '1') return <ArticleSection articles={detail.articles} />;
  return <OverviewSection detail={detail} issue={detail.issue} id={id} />;
}

function NoIssue() {
  return (
    <Card>
      <Empty title="第一期还没有出刊" action={<LinkButton href={href('reference/list')}>看其他系列</LinkButton>}>
        出刊后，导读和文章会出现在这里；可以先收藏这个系列。
      </Empty>
    </Card>
  );
}

function ArticleSection({ articles }: Pick<Detail, 'articles'>) {
  return (
    <Card flush>
      {articles.length > 0 ? (
        <RowList>
          {articles.map((article) => (
            <ListRow
              key={article.id}
              href={href('reference/periodical', { id: article.id })}
              title={article.title}
              summary={article.summary}
              meta={[article.section, article.author, `${formatNumber(article.words)} 字`].filter(Boolean)}
            />
          ))}
        </RowList>
      ) : (
        <Empty title="本期的文章还没有发布">可以在上面换一期阅读。</Empty>
      )}
    </Card>
  );
}
