import type { Head } from '@bee/contracts/page';
import { href } from '@bee/platform';
import type { Detail, ReferenceData, SubArticle } from './reference-data.ts';

type Address = { params: Record<string, string> };

/** A series is a Periodical; its issues are PublicationIssues. */
export const referenceHead = ({ detail, part }: ReferenceData, { params }: Address): Head => {
  const { series, issue, sections } = detail;
  const asked = issue && issue.id === params.id ? issue : null;
  const section = part.num === '0' ? null : sections.find(({ num }) => String(num) === part.num);
  return {
    title: [series.title, asked?.no, section?.title].filter(Boolean).join(' '),
    description: ((asked ?? issue)?.summary || series.desc).slice(0, 160),
    jsonLd: [
      asked ? publicationIssue(detail, asked) : periodical(series),
      breadcrumb([
        { name: series.title, item: href('reference/detail', { id: series.id }) },
        ...(asked ? [{ name: asked.no, item: href('reference/detail', { id: asked.id }) }] : []),
      ]),
    ],
  };
};

export const subArticleHead = (article: SubArticle): Head => ({
  title: article.title,
  description: article.summary.slice(0, 160) || article.title,
  type: 'article',
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: article.title,
      description: article.summary,
      inLanguage: 'zh-CN',
      wordCount: article.words,
      articleSection: article.section,
      datePublished: article.published_at,
      dateModified: article.updated_at,
      url: href('reference/periodical', { id: article.id }),
      ...(article.author && { author: { '@type': 'Organization', name: article.author } }),
      isPartOf: {
        '@type': 'PublicationIssue',
        issueNumber: article.issue.no,
        datePublished: article.issue.date,
        isPartOf: { '@type': 'Periodical', name: article.series.title },
      },
    },
    breadcrumb([
      { name: article.series.title, item: href('reference/detail', { id: article.series.id }) },
      { name: article.issue.no, item: href('reference/detail', { id: article.issue.id }) },
      { name: article.title, item: href('reference/periodical', { id: article.id }) },
    ]),
  ],
});

const periodical = (series: Detail['series']) => ({
  '@context': 'https://schema.org',
  '@type': 'Periodical',
  name: series.title,
  description: series.desc,
  about: series.industry,
  inLanguage: 'zh-CN',
  publisher: { '@type': 'Organization', name: series.org },
  url: href('reference/detail', { id: series.id }),
});

const publicationIssue = ({ series }: Detail, issue: NonNullable<Detail['issue']>) => ({
  '@context': 'https://schema.org',
  '@type': 'PublicationIssue',
  name: issue.title,
  description: issue.summary,
  issueNumber: issue.no,
  datePublished: issue.published_at,
  url: href('reference/detail', { id: issue.id }),
  isPartOf: { '@type': 'Periodical', name: series.title, publisher: { '@type': 'Organization', name: series.org } },
});

const breadcrumb = (trail: { name: string; item: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: '首页', item: href('home') },
    { name: '产业参考', item: href('reference/list') },
    ...trail,
  ].map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
});
