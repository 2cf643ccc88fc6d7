import { formatInstant } from '@bee/domain/format';
import { PrintNote, SourceNote } from '@bee/ui/content';
import type { ComponentProps } from 'react';
import { ArticleLink } from '../../components/article-link.tsx';
import type { Article } from './article-data.ts';
import { Attachments } from './attachments.tsx';
import './article.css';

/** Below the text: its files, where it comes from, the texts before and after it. */
export const ArticleFoot = ({ article }: { article: Article }) => (
  <>
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
    <PrintNote />
  </>
);

const Neighbours = ({ article: { type, prev, next, tagged } }: { article: Article }) => {
  if (type === 'special' || (!prev && !next)) return null;
  return (
    <nav className="content-neighbours bee-no-print" aria-label="上一篇与下一篇">
      {prev ? <Neighbour word="上一篇" article={{ ...prev, type }} tagged={tagged.includes(prev.id)} /> : <span />}
      {next ? <Neighbour word="下一篇" article={{ ...next, type }} tagged={tagged.includes(next.id)} /> : <span />}
    </nav>
  );
};

const Neighbour = ({ word, ...link }: ComponentProps<typeof ArticleLink> & { word: string }) => (
  <ArticleLink {...link}>
    <span>{word}</span>
    <strong>{link.article.title}</strong>
  </ArticleLink>
);
