import { formatInstant, formatNumber } from '@bee/domain/format';
import { href } from '@bee/platform';
import {
  AskButton,
  Disclosure,
  FavoriteButton,
  PageHeader,
  RichText,
  SampleBadge,
  ShareButton,
  SourceNote,
  Tag,
  Toc,
} from '@bee/ui/content';
import { Neighbours, NeighbourTitle } from '../../components/neighbours.tsx';
import type { SubArticle } from './reference-data.ts';
import './reference.css';
import '../../layout/reading.css';

/** One article of an issue, with the issue's other articles in a sidebar. */
export function PeriodicalScreen({ article }: { article: SubArticle }) {
  const { prev, next, issue } = article;
  const toc = article.toc.map(({ id, title }) => ({ id, title }));
  return (
    <div className="content-ref content-page">
      <article className="content-paper">
        <div className="content-column">
          <PageHeader title={article.title} breadcrumb={trail(article)} meta={<Meta article={article} />} />
          <div className="content-actions bee-wrap bee-no-print">
            <FavoriteButton type="reference" id={article.id} />
            <AskButton kind="report" id={article.id} title={article.title} />
            <ShareButton
              target={{
                title: article.title,
                kind: article.series.title,
                summary: article.summary,
                date: article.published_at,
                source: article.author,
                sample: article.sample,
              }}
            />
          </div>
          {toc.length > 1 ? (
            <div className="content-ref-toc-inline bee-no-print">
              <Disclosure title="目录">
                <Toc items={toc} />
              </Disclosure>
            </div>
          ) : null}
          <RichText html={article.content_html} />
          <div className="content-source">
            <SourceNote
              source={article.source.name}
              {...(article.source.url && { href: article.source.url })}
              updatedAt={formatInstant(article.updated_at)}
              sample={article.sample}
            />
          </div>
          <Neighbours
            label="本期上一篇与下一篇"
            prev={
              prev && <Neighbour word="上一篇" title={prev.title} to={href('reference/periodical', { id: prev.id })} />
            }
            next={
              next ? (
                <Neighbour word="下一篇" title={next.title} to={href('reference/periodical', { id: next.id })} />
              ) : (
                <Neighbour word="本期读完" title={`回到${issue.no}`} to={href('reference/detail', { id: issue.id })} />
              )
            }
          />
        </div>
      </article>
      <aside className="content-rail bee-no-print" aria-label="目录与本期文章">
        {toc.length > 1 ? (
          <div className="content-toc">
            <Toc items={toc} />
          </div>
        ) : null}
        <section>
          <h2>{article.issue.no} 全部文章</h2>
          <ol className="content-ref-siblings bee-stack">
            {article.articles.map(({ id, section, title }) => (
              <li key={id}>
                <small>{section}</small>
                {id === article.id ? (
                  <strong>{title}</strong>
                ) : (
                  <a href={href('reference/periodical', { id })}>{title}</a>
                )}
              </li>
            ))}
          </ol>
        </section>
      </aside>
    </div>
  );
}

const trail = ({ series, issue, title }: SubArticle) => [
  { title: '首页', href: href('home') },
  { title: '产业参考', href: href('reference/list') },
  { title: series.title, href: href('reference/detail', { id: series.id }) },
  { title: issue.no, href: href('reference/detail', { id: issue.id }) },
  { title },
];

function Meta({ article }: { article: SubArticle }) {
  return (
    <>
      <Tag>{article.section}</Tag>
      <SampleBadge sample={article.sample} />
      {article.author ? <span>{article.author}</span> : null}
      <time dateTime={article.published_at}>{article.published_at}</time>
      <span className="bee-num">{formatNumber(article.words)} 字</span>
      {article.tags.slice(0, 5).map(({ id, title }) => (
        <Tag key={id} type="grey" href={href('article/tag', { tagId: id })}>
          {title}
        </Tag>
      ))}
    </>
  );
}

function Neighbour({ word, title, to }: { word: string; title: string; to: string }) {
  return (
    <a href={to} title={title}>
      <NeighbourTitle word={word} title={title} />
    </a>
  );
}
