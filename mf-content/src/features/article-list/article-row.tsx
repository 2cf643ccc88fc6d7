import { typeTitles } from '@bee/domain/article-type';
import { formatCount } from '@bee/domain/format';
import { articleHref } from '@bee/platform';
import { ArticleCard as Card, ListRow, SampleBadge, Tag } from '@bee/ui/content';
import { ValidityTag } from '../../components/validity-tag.tsx';
import type { ArticleCard } from '../../lib/article-type.ts';

/** One line of the policy library: state, number, body, day of issue and of effect. */
export function PolicyRow({ article }: { article: ArticleCard }) {
  const { policy } = article;
  return (
    <ListRow
      href={articleHref(article)}
      title={article.title}
      summary={article.summary}
      badge={
        <>
          {policy ? <ValidityTag validity={policy.validity} /> : null}
          <SampleBadge sample={article.sample} />
        </>
      }
      meta={[
        policy?.doc_no,
        policy ? policy.issuing_orgs.join('、') : article.source_name,
        policy?.region ?? policy?.level,
        policy?.doc_type,
        dayText(policy ? policy.issued_at : article.published_at, '发布'),
        policy?.amended_at ? dayText(policy.amended_at, '修订') : null,
        policy?.effective_at ? dayText(policy.effective_at, '施行') : null,
      ].filter(Boolean)}
    />
  );
}

export function NewsRow({ article }: { article: ArticleCard }) {
  return (
    <ListRow
      href={articleHref(article)}
      title={article.title}
      summary={article.summary}
      badge={<SampleBadge sample={article.sample} />}
      meta={[
        article.source_name,
        article.author,
        article.published_at ?? '日期不详',
        article.views > 0 ? `${formatCount(article.views)} 次阅读` : null,
      ].filter(Boolean)}
      tags={article.tags.slice(0, 3).map(({ id, title }) => (
        <Tag key={id} type="grey">
          {title}
        </Tag>
      ))}
    />
  );
}

/** 一图读懂 is a picture, so it is shown as a card with its cover. */
export function DiagramCard({ article }: { article: ArticleCard }) {
  return (
    <Card
      heading="h2"
      href={articleHref(article)}
      title={article.title}
      cover={{
        type: typeTitles[article.type],
        title: article.title,
        ...(article.published_at && { date: article.published_at }),
        ...(article.cover && { src: article.cover }),
      }}
      badge={<SampleBadge sample={article.sample} />}
      meta={[article.source_name, article.published_at].filter(Boolean)}
    />
  );
}

const dayText = (day: string | null | undefined, verb: string) => (day ? `${day} ${verb}` : `${verb}日期不详`);
