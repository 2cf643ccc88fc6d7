import { type Column, columnsOf } from '../../../../db/insert-columns.ts';
import type { RichText } from '../../../../text/rich-text.ts';
import type { NewEnterprise, NewIssue, NewReference, NewSubArticle } from './new-reference.ts';

export const seriesColumns = columnsOf<NewReference>(
  {
    text: ['id', 'naturalKey', 'title', 'industry', 'org'],
    bool: ['sample'],
    int: ['sourceId'],
    timestamptz: ['updatedAt'],
  },
  { name: 'description', type: 'text', value: ({ desc }) => desc },
);

export const seriesTagColumns: Column<{ id: string; tag: string }>[] = [
  { name: 'series_id', type: 'text', value: ({ id }) => id },
  { name: 'tag_id', type: 'text', value: ({ tag }) => tag },
];

export const issueColumns = columnsOf<NewIssue & { series: NewReference }>(
  {
    text: ['id', 'naturalKey', 'no', 'title', 'period', 'summary'],
    date: ['publishedAt'],
    'text[]': ['keyPoints'],
  },
  { name: 'series_id', type: 'text', value: ({ series }) => series.id },
);

type PlacedArticle = NewSubArticle & {
  issue: NewIssue & { series: NewReference };
  place: number;
  text: RichText;
};

export const articleColumns = columnsOf<PlacedArticle>(
  { text: ['id', 'naturalKey', 'section', 'title', 'author'], int: ['place'] },
  { name: 'issue_id', type: 'text', value: ({ issue }) => issue.id },
  { name: 'summary', type: 'text', value: ({ text }) => text.summary },
  { name: 'content_html', type: 'text', value: ({ text }) => text.html },
  { name: 'toc', type: 'jsonb', value: ({ text }) => text.toc },
  { name: 'words', type: 'int', value: ({ text }) => text.words },
  { name: 'updated_at', type: 'timestamptz', value: ({ issue }) => issue.series.updatedAt },
);

export const articleTagColumns: Column<{ id: string; tag: string }>[] = [
  { name: 'article_id', type: 'text', value: ({ id }) => id },
  { name: 'tag_id', type: 'text', value: ({ tag }) => tag },
];

export const enterpriseColumns = columnsOf<NewEnterprise & { series: NewReference }>(
  {
    text: ['id', 'naturalKey', 'name', 'shortName', 'province', 'city', 'scale', 'intro', 'site', 'stockCode'],
    int: ['founded'],
    'text[]': ['mainProducts'],
  },
  { name: 'sample', type: 'bool', value: ({ series }) => series.sample },
  { name: 'source_id', type: 'int', value: ({ series }) => series.sourceId },
);

export const memberColumns: Column<{ series: string; enterprise: string; place: number }>[] = [
  { name: 'series_id', type: 'text', value: ({ series }) => series },
  { name: 'enterprise_id', type: 'text', value: ({ enterprise }) => enterprise },
  { name: 'place', type: 'int', value: ({ place }) => place },
];
