import type { ComponentProps } from 'react';
import { ArticleLink } from '../../components/article-link.tsx';
import type { Report } from './report-data.ts';
import './report-parts.css';

/** Links to the previous and the next issue. */
export const SeriesTurns = ({ report: { type, same_series, tagged } }: { report: Report }) => {
  const { prev, next } = same_series;
  if (!prev && !next) return null;
  return (
    <nav className="content-report-turns bee-no-print" aria-label="上一期与下一期">
      {prev ? (
        <Turn word="上一期" article={{ ...prev, type }} tagged={tagged.includes(prev.id)} rel="prev" />
      ) : (
        <span />
      )}
      {next ? (
        <Turn word="下一期" article={{ ...next, type }} tagged={tagged.includes(next.id)} rel="next" />
      ) : (
        <span />
      )}
    </nav>
  );
};

const Turn = ({ word, ...link }: ComponentProps<typeof ArticleLink> & { word: string }) => (
  <ArticleLink {...link}>
    <span>{word}</span>
    <strong>{link.article.title}</strong>
  </ArticleLink>
);
