import { href } from '@bee/platform';
import type { Report } from './report-data.ts';

type Issue = NonNullable<Report['same_series']['prev']>;

/** The issue before and the issue after. */
export const SeriesTurns = ({ report: { same_series } }: { report: Report }) => {
  const { prev, next } = same_series;
  if (!prev && !next) return null;
  return (
    <nav className="content-report-turns bee-no-print" aria-label="上一期与下一期">
      {prev ? <Turn word="上一期" issue={prev} rel="prev" /> : <span />}
      {next ? <Turn word="下一期" issue={next} rel="next" /> : <span />}
    </nav>
  );
};

const Turn = ({ word, issue: { id, title }, rel }: { word: string; issue: Issue; rel: 'prev' | 'next' }) => (
  <a href={href('article/report', { id })} title={title} rel={rel}>
    <span>{word}</span>
    <strong>{title}</strong>
  </a>
);
