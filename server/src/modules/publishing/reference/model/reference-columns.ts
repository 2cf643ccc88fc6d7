import type { Column } from '../../../../db/insert-columns.ts';
import type { RichText } from '../../../../text/rich-text.ts';
import type { NewEnterprise, NewIssue, NewReference, NewSubArticle } from './new-reference.ts';

export const seriesColumns: Column<NewReference>[] = [
  { name: 'id', type: 'text', value: ({ id }) => id },
  { name: 'natural_key', type: 'text', value: ({ naturalKey }) => naturalKey },
  { name: 'title', type: 'text', value: ({ title }) => title },
  { name: 'industry', type: 'text', value: ({ industry }) => industry },
  { name: 'description', type: 'text', value: ({ desc }) => desc },
  { name: 'org', type: 'text', value: ({ org }) => org },
  { name: 'sample', type: 'bool', value: ({ sample }) => sample },
  { name: 'source_id', type: 'int', value: ({ sourceId }) => sourceId },
  { name: 'updated_at', type: 'timestamptz', value: ({ updatedAt }) => updatedAt },
];

export const seriesTagColumns: Column<{ id: string; tag: string }>[] = [
  { name: 'series_id', type: 'text', value: ({ id }) => id },
  { name: 'tag_id', type: 'text', value: ({ tag }) => tag },
];

export const issueColumns: Column<NewIssue & { series: NewReference }>[] = [
  { name: 'id', type: 'text', value: ({ id }) => id },
  { name: 'natural_key', type: 'text', value: ({ naturalKey }) => naturalKey },
  { name: 'series_id', type: 'text', value: ({ series }) => series.id },
  { name: 'no', type: 'text', value: ({ no }) => no },
  { name: 'title', type: 'text', value: ({ title }) => title },
  { name: 'period', type: 'text', value: ({ period }) => period },
  { name: 'published_at', type: 'date', value: ({ publishedAt }) => publishedAt },
  { name: 'summary', type: 'text', value: ({ summary }) => summary },
  { name: 'key_points', type: 'text[]', value: ({ keyPoints }) => keyPoints },
];

type PlacedArticle = NewSubArticle & {
  issue: NewIssue & { series: NewReference };
  place: number;
  text: RichText;
};

export const articleColumns: Column<PlacedArticle>[] = [
  { name: 'id', type: 'text', value: ({ id }) => id },
  { name: 'natural_key', type: 'text', value: ({ naturalKey }) => naturalKey },
  { name: 'issue_id', type: 'text', value: ({ issue }) => issue.id },
  { name: 'place', type: 'int', value: ({ place }) => place },
  { name: 'section', type: 'text', value: ({ section }) => section },
  { name: 'title', type: 'text', value: ({ title }) => title },
  { name: 'summary', type: 'text', value: ({ text }) => text.summary },
  { name: 'author', type: 'text', value: ({ author }) => author },
  { name: 'content_html', type: 'text', value: ({ text }) => text.html },
  { name: 'toc', type: 'jsonb', value: ({ text }) => text.toc },
  { name: 'words', type: 'int', value: ({ text }) => text.words },
  { name: 'updated_at', type: 'timestamptz', value: ({ issue }) => issue.series.updatedAt },
];

export const articleTagColumns: Column<{ id: string; tag: string }>[] = [
  { name: 'article_id', type: 'text', value: ({ id }) => id },
  { name: 'tag_id', type: 'text', value: ({ tag }) => tag },
];

export const enterpriseColumns: Column<NewEnterprise & { series: NewReference }>[] = [
  { name: 'id', type: 'text', value: ({ id }) => id },
  { name: 'natural_key', type: 'text', value: ({ naturalKey }) => naturalKey },
  { name: 'name', type: 'text', value: ({ name }) => name },
  { name: 'short_name', type: 'text', value: ({ shortName }) => shortName },
  { name: 'province', type: 'text', value: ({ province }) => province },
  { name: 'city', type: 'text', value: ({ city }) => city },
  { name: 'founded', type: 'int', value: ({ founded }) => founded },
  { name: 'main_products', type: 'text[]', value: ({ mainProducts }) => mainProducts },
  { name: 'scale', type: 'text', value: ({ scale }) => scale },
  { name: 'intro', type: 'text', value: ({ intro }) => intro },
  { name: 'site', type: 'text', value: ({ site }) => site },
  { name: 'stock_code', type: 'text', value: ({ stockCode }) => stockCode },
  { name: 'sample', type: 'bool', value: ({ series }) => series.sample },
  { name: 'source_id', type: 'int', value: ({ series }) => series.sourceId },
];

export const memberColumns: Column<{ series: string; enterprise: string; place: number }>[] = [
  { name: 'series_id', type: 'text', value: ({ series }) => series },
  { name: 'enterprise_id', type: 'text', value: ({ enterprise }) => enterprise },
  { name: 'place', type: 'int', value: ({ place }) => place },
];
