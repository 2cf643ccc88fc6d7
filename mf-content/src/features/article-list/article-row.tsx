import { typeTitles } from '@bee/domain/article-type';
import { articleHref } from '@bee/platform';
import { ArticleCard as Card, ListRow, SampleBadge } from '@bee/ui/content';
import { FlowArt } from '../../components/cover-art.tsx';
import { DaysToEffect } from '../../components/days-to-effect.tsx';
import { ValidityTag } from '../../components/validity-tag.tsx';
import type { ArticleCard } from '../../lib/article-type.ts';
import { legalFacts, type PolicyMeta } from '../../lib/validity.ts';
import './article-list.css';

/** One line of the policy library: state, number, body, day of issue and of effect. */
export function PolicyRow({ article }: { article: ArticleCard }) {
  const policy = legalFacts(article);
  return (
    <ListRow
      href={articleHref(article)}
      title={article.title}
      summary={article.summary}
      badge={<SampleBadge sample={article.sample} />}
      start={policy ? <Level level={policy.level} region={policy.region} /> : null}
      aside={policy ? <State policy={policy} /> : null}
      meta={[
        policy?.doc_no,
        policy ? policy.issuing_orgs.join('、') : article.source_name,
        policy?.doc_type,
        dayText(policy ? policy.issued_at : article.published_at, '发布'),
        policy?.amended_at ? dayText(policy.amended_at, '修订') : null,
        policy?.effective_at ? dayText(policy.effective_at, '施行') : null,
      ].filter(Boolean)}
    />
  );
}

function Level({ level, region }: { level: PolicyMeta['level']; region: string | null }) {
  return (
    <span className="content-list-level bee-note">
      <strong>{level}</strong>
      {region && region !== '全国' ? region : null}
    </span>
  );
}

/** Whether it is in force; until then, when it will be. */
function State({ policy: { validity, effective_at } }: { policy: PolicyMeta }) {
  return (
    <>
      <ValidityTag validity={validity} />
      {validity === 'pending' && effective_at ? (
        <div>
          <DaysToEffect date={effective_at} />
        </div>
      ) : null}
    </>
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
        title: article.title.replace(/^一图(解读|读懂)：?/, ''),
        art: <FlowArt />,
        ...(article.published_at && { date: article.published_at }),
        ...(article.cover && { src: article.cover }),
      }}
      badge={<SampleBadge sample={article.sample} />}
      meta={[article.source_name, article.published_at].filter(Boolean)}
    />
  );
}

const dayText = (day: string | null | undefined, verb: string) => (day ? `${day} ${verb}` : `${verb}日期不详`);
