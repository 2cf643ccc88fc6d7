import { formatInstant, formatNumber } from '@bee/domain/format';
import { href } from '@bee/platform';
import { PageHeader, RichText, SampleBadge, SourceNote, Tag } from '@bee/ui/content';
import { articleHref, isPolicy, listHrefOf, typeTitles } from '../../parts/article-type.ts';
import { Late, latePart } from '../../parts/late-part.tsx';
import { ValidityTag } from '../../parts/validity-tag.tsx';
import { ArticleActions } from './article-actions.tsx';
import type { Article, ArticleData } from './article-data.ts';
import { Attachments } from './attachments.tsx';
import { PolicyFacts } from './policy-facts.tsx';

/** Stands beside the text and is not needed to read it. */
export const articleAside = latePart(async () => (await import('./aside/article-aside.tsx')).ArticleAside);

/** One text with everything that says what it is: state, metadata, contents, versions, neighbours, source. */
export const ArticleScreen = ({ article, related }: ArticleData) => {
  const { policy, picture } = article;
  return (
    <div className="content-article-page">
      <article className="content-article">
        <div className="content-article-column">
          <PageHeader title={article.title} breadcrumb={trail(article)} meta={<Meta article={article} />} />
          {article.type === 'special' ? null : <ArticleActions article={article} />}
          {policy ? <PolicyFacts article={article} policy={policy} /> : null}
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
          <RichText html={article.content_html} />
          <Attachments attachments={article.attachments} />
          <div className="content-article-source">
            <SourceNote
              source={article.source_name ?? article.source.name}
              {...((article.original_url ?? article.source.url) && {
                href: article.original_url ?? article.source.url ?? '',
              })}
              {...(article.updated_at && { updatedAt: formatInstant(article.updated_at) })}
              sample={article.sample}
            >
              {article.copyright ? <span>{article.copyright}</span> : null}
            </SourceNote>
          </div>
          <Neighbours article={article} />
        </div>
      </article>
      <Late part={articleAside} props={{ article, related }} />
    </div>
  );
};

const trail = ({ type, title }: Article) => {
  const list = listHrefOf(type);
  return [{ title: '首页', href: href('home') }, ...(list ? [{ title: typeTitles[type], href: list }] : []), { title }];
};

const Meta = ({ article }: { article: Article }) => {
  const { policy, published_at: published } = article;
  return (
    <>
      {policy ? <ValidityTag validity={policy.validity} /> : null}
      {article.sample ? <SampleBadge /> : null}
      {isPolicy(article.type) ? null : <span>{article.source_name}</span>}
      {article.author ? <span>{article.author}</span> : null}
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
};

const KeyPoints = ({ points }: { points: string[] }) =>
  points.length === 0 ? null : (
    <section className="content-points" aria-label="要点">
      <h2>要点</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );

const Neighbours = ({ article: { type, prev, next } }: { article: Article }) => {
  if (type === 'special' || (!prev && !next)) return null;
  return (
    <nav className="content-neighbours bee-no-print" aria-label="上一篇与下一篇">
      {prev ? <Neighbour word="上一篇" title={prev.title} href={articleHref({ id: prev.id, type })} /> : <span />}
      {next ? <Neighbour word="下一篇" title={next.title} href={articleHref({ id: next.id, type })} /> : <span />}
    </nav>
  );
};

const Neighbour = ({ word, title, href: target }: { word: string; title: string; href: string }) => (
  <a href={target} title={title}>
    <span>{word}</span>
    <strong>{title}</strong>
  </a>
);
