import { typeTitles } from '@bee/domain/article-type';
import { formatNumber } from '@bee/domain/format';
import { href, useMicrosite } from '@bee/platform';
import { Disclosure, PageHeader, RichText, SampleBadge, Tag } from '@bee/ui/content';
import { memo } from 'react';
import { IslandView, island } from '../../components/island.tsx';
import { ValidityTag } from '../../components/validity-tag.tsx';
import { listHrefOf } from '../../lib/article-type.ts';
import { siteText } from '../../lib/site-text.ts';
import { legalFacts } from '../../lib/validity.ts';
import type { Article, ArticleData } from './article-data.ts';
import './article.css';
import '../../layout/reading.css';

/** Parts that hydrate after the text: actions, facts, and the sections below and next to the text. One chunk. */
const articleActions = island(
  async () => (await import(/* webpackChunkName: "article-late" */ './article-actions.tsx')).ArticleActions,
);
const policyFacts = island(
  async () => (await import(/* webpackChunkName: "article-late" */ './policy-facts.tsx')).PolicyFacts,
);
const articleFoot = island(
  async () => (await import(/* webpackChunkName: "article-late" */ './article-foot.tsx')).ArticleFoot,
);
const articleAside = island(
  async () => (await import(/* webpackChunkName: "article-late" */ './aside/article-aside.tsx')).ArticleAside,
);

export const articleParts = () =>
  Promise.all([articleActions, policyFacts, articleFoot, articleAside].map((part) => part.ready()));

/**
 * One article with its context: state, metadata, contents, versions, neighbours, source. A microsite renders its own
 * heading above.
 */
export const ArticleScreen = memo(({ article, related }: ArticleData) => {
  const { picture } = article;
  const policy = legalFacts(article);
  const site = useMicrosite();
  const text = <RichText html={siteText(article.content_html, site, article.tagged)} />;
  return (
    <div className="content-page">
      <article className="content-paper content-article">
        <div className="content-column">
          {site ? null : (
            <PageHeader title={article.title} breadcrumb={trail(article)} meta={<Meta article={article} />} />
          )}
          {article.type === 'special' ? null : <IslandView part={articleActions} props={{ article }} />}
          {policy ? <IslandView part={policyFacts} props={{ article, policy }} /> : null}
          <KeyPoints points={article.key_points} />
          {picture ? (
            <img
              className="content-diagram"
              src={picture.src}
              width={picture.width}
              height={picture.height}
              alt={picture.alt}
            />
          ) : null}
          {picture ? <Disclosure title="图中文字">{text}</Disclosure> : text}
          <IslandView part={articleFoot} props={{ article }} />
        </div>
      </article>
      <IslandView part={articleAside} props={{ article, related }} />
    </div>
  );
});

const trail = ({ type, title }: Article) => {
  const list = listHrefOf(type);
  return [{ title: '首页', href: href('home') }, ...(list ? [{ title: typeTitles[type], href: list }] : []), { title }];
};

function Meta({ article }: { article: Article }) {
  const { published_at: published } = article;
  const policy = legalFacts(article);
  return (
    <>
      {policy ? <ValidityTag validity={policy.validity} /> : null}
      <SampleBadge sample={article.sample} />
      {policy ? null : <span>{article.source_name}</span>}
      {article.author && article.author !== article.source_name ? <span>{article.author}</span> : null}
      {article.original_url ? (
        <a href={article.original_url} rel="noopener" target="_blank">
          查看原文
        </a>
      ) : null}
      {article.type === 'special' ? null : published ? (
        <time dateTime={published}>{published}</time>
      ) : (
        <span>日期不详</span>
      )}
      {!policy && article.words > 0 ? <span className="bee-num">{formatNumber(article.words)} 字</span> : null}
      {article.tags.slice(0, 5).map(({ id, title }) => (
        <Tag key={id} type="grey" href={href('article/tag', { tagId: id })}>
          {title}
        </Tag>
      ))}
    </>
  );
}

function KeyPoints({ points }: { points: string[] }) {
  return points.length === 0 ? null : (
    <section className="content-points" aria-label="要点">
      <h2>要点</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
