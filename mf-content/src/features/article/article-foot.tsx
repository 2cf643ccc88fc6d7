import { formatInstant } from '@bee/domain/format';
import { PrintNote, SourceNote } from '@bee/ui/content';
import { ArticleNeighbours } from '../../components/neighbours.tsx';
import type { Article } from './article-data.ts';
import { Attachments } from './attachments.tsx';
import './article.css';

/** Below the text: its files, where it comes from, the texts before and after it. */
export function ArticleFoot({ article }: { article: Article }) {
  return (
    <>
      <Attachments attachments={article.attachments} />
      <div className="content-source">
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
      {article.type === 'special' ? null : (
        <ArticleNeighbours article={article} prev={article.prev} next={article.next} unit="篇" />
      )}
      <PrintNote />
    </>
  );
}
