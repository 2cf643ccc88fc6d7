import { openPages } from '@bee/domain/reading-rights';
import { blocksOf } from '../../../../text/rich-text.ts';
import { blocksOfPages, type IndexedDocument, indexDocument } from '../../../search/index.ts';
import type { NewIssue, NewReference, NewSubArticle } from './new-reference.ts';
import { ISSUE_TYPE } from './reference.policy.ts';

/** Search documents of a series: the series itself and each article of its issues. */
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

type IssueFile = { fid: string | null; pages: number; texts: readonly string[] };

/** Search document of an issue with a PDF: its names and every paragraph of every page. Hits open the page. */
export const indexIssueFile = (
  series: Pick<NewReference, 'title' | 'org' | 'sample'>,
  issue: Pick<NewIssue, 'id' | 'no' | 'title' | 'publishedAt'>,
  { fid, pages, texts }: IssueFile,
): IndexedDocument =>
  indexDocument({
    kind: 'reference',
    refId: issue.id,
    title: `${series.title} ${issue.no}`,
    meta: [issue.title, series.org],
    date: issue.publishedAt,
    page: 'reference/detail',
    params: { id: issue.id },
    sample: series.sample,
    open: openPages(ISSUE_TYPE, pages),
    ...(fid && { viewer: { page: 'article/viewPdf', params: { fid } } }),
    blocks: blocksOfPages(texts),
  });

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
