import { blocksOf } from '../article/rich-text.ts';
import { type IndexedDocument, indexDocument } from '../search/search-index.ts';
import type { NewIssue, NewReference, NewSubArticle } from './new-reference.ts';

/** How a series is found: by itself and by each article of its issues. */
export const indexReference = (series: NewReference): IndexedDocument[] => [
  indexDocument({
    kind: 'reference',
    refId: series.id,
    title: series.title,
    meta: [series.industry, series.org],
    date:
      series.issues
        .map(({ publishedAt }) => publishedAt)
        .sort()
        .at(-1) ?? null,
    page: 'reference/detail',
    params: { id: series.id },
    sample: series.sample,
    blocks: [{ heading: false, text: series.desc }],
  }),
  ...series.issues.flatMap((issue) => issue.articles.map((article) => indexSubArticle(series, issue, article))),
];

const indexSubArticle = (series: NewReference, issue: NewIssue, article: NewSubArticle): IndexedDocument =>
  indexDocument({
    kind: 'reference',
    refId: article.id,
    title: article.title,
    meta: [series.title, issue.no],
    date: issue.publishedAt,
    page: 'reference/periodical',
    params: { id: article.id },
    sample: series.sample,
    blocks: blocksOf(article.blocks),
  });
