import { typeTitles } from '@bee/domain/article-type';
import { articleHref, href } from '@bee/platform';
import { SampleBadge, Section } from '@bee/ui/content';
import { ValidityTag } from '../../components/validity-tag.tsx';
import type { ArticleCard } from '../../lib/article-type.ts';
import { legalFacts } from '../../lib/validity.ts';
import type { TagPage } from './tag-data.ts';
import { countOf, type Scope, typesOf } from './tag-types.ts';
import './tag.css';

type HubListProps = { title: string; scope: Scope; list: ArticleCard[]; page: TagPage };

/** The newest articles of one scope, with links to all of each type. */
export function HubList({ title, scope, list, page }: HubListProps) {
  if (list.length === 0) return null;
  const shown = new Set(list.map(({ type }) => type));
  const types = typesOf(page).filter(({ type }) => shown.has(type));
  return (
    <Section title={title} note={`${countOf(page, scope)} 篇`}>
      <ul className="content-tag-rows">
        {list.map((article) => (
          <Row key={article.id} article={article} />
        ))}
      </ul>
      <p className="content-tag-types bee-wrap">
        {types.map(({ type, title: word, count }) => (
          <a key={type} href={href('article/tag', { tagId: page.tag.id, type })}>
            全部{word} {count}
          </a>
        ))}
      </p>
    </Section>
  );
}

function Row({ article }: { article: ArticleCard }) {
  const policy = legalFacts(article);
  return (
    <li>
      <a href={articleHref(article)}>{article.title}</a>
      <span className="content-tag-facts bee-note bee-wrap">
        {policy ? <ValidityTag validity={policy.validity} /> : null}
        <SampleBadge sample={article.sample} />
        <small>
          {typeTitles[article.type]}
          {article.published_at ? ` · ${article.published_at}` : ''}
        </small>
      </span>
    </li>
  );
}
