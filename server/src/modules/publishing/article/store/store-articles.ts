import { sql } from 'kysely';
import { type Column, columnsOf, insertColumns } from '../../../../db/insert-columns.ts';
import type { Figure, KeyNumber, PdfState } from '../../../../db/schema/report.ts';
import type { Db } from '../../../../db/schema.ts';
import { blocksOf, composeText, type Piece, type RichText } from '../../../../text/rich-text.ts';
import { type IndexedDocument, indexDocument } from '../../../search/index.ts';

/** An article as passed by generators and imports; its text is plain blocks. */
export type NewArticle = {
  id: string;
  naturalKey: string;
  scope: 'news' | 'policy' | 'report' | 'special';
  type: string;
  cate: string | null;
  title: string;
  /** Defaults to the start of the text. */
  summary?: string;
  sourceName: string | null;
  author: string | null;
  publishedAt: string | null;
  blocks: readonly Piece[];
  keyPoints: string[];
  originalUrl: string | null;
  copyright: string | null;
  views: number;
  sample: boolean;
  sourceId: number;
  updatedAt: string;
  /** Ids of tags. */
  tags: string[];
  policy: NewPolicy | null;
  report: NewReport | null;
};

export type NewPolicy = {
  docNo: string | null;
  issuingOrgs: string[];
  level: '国家' | '省' | '市' | '县';
  region: string | null;
  adcode: string | null;
  docType: string | null;
  issuedAt: string | null;
  /** Date of the last amendment. */
  amendedAt?: string | null;
  effectiveAt: string | null;
  expiresAt: string | null;
  status: 'in_force' | 'amended' | 'repealed' | 'draft';
  chainKey: string;
  history: string[];
  /** Ids of the policies that this article explains. */
  interprets?: string[];
};

export type NewReport = {
  orgName: string;
  researchers: string[];
  series: { id: string; title: string } | null;
  issueNo: string | null;
  figures: Figure[];
  keyNumbers: KeyNumber[];
  /** `pending` means that the PDF is still to be made. */
  pdf: PdfState;
};

/** `stage_` writes to the staging tables of an unpublished import. */
export type TablePrefix = '' | 'stage_';

export const storeArticles = async (
  db: Db,
  articles: readonly NewArticle[],
  prefix: TablePrefix = '',
): Promise<void> => {
  const composed = articles.map((article) => ({ ...article, text: composeText(article.blocks) }));
  await sql`delete from ${sql.table(`${prefix}article`)} where id = any(${articles.map(({ id }) => id)})`.execute(db);
  await insertColumns(db, `${prefix}article`, articleColumns, composed);
  const policies = articles.flatMap(({ id, policy }) => (policy ? [{ id, ...policy }] : []));
  await insertColumns(db, `${prefix}policy`, policyColumns, policies);
  const reports = articles.flatMap(({ id, report }) => (report ? [{ id, ...report }] : []));
  await storeSeries(db, reports, prefix);
  await insertColumns(db, `${prefix}report`, reportColumns, reports);
  const tags = articles.flatMap(({ id, tags }) => [...new Set(tags)].map((tag) => ({ id, tag })));
  await insertColumns(db, `${prefix}article_tag`, tagColumns, tags, prefix ? '' : 'on conflict do nothing');
};

const storeSeries = async (db: Db, reports: readonly NewReport[], prefix: TablePrefix): Promise<void> => {
  const series = [...new Map(reports.flatMap(({ series }) => (series ? [[series.id, series]] : []))).values()];
  if (series.length === 0) return;
  await insertColumns(
    db,
    `${prefix}report_series`,
    seriesColumns,
    series,
    'on conflict (id) do update set title = excluded.title',
  );
};

const kinds = { news: 'news', policy: 'policy', report: 'research_report', special: null } as const;

/** Search documents of an article; legal agreements are not indexed. */
export const indexArticle = (article: NewArticle): IndexedDocument[] => {
  const kind = kinds[article.scope];
  if (!kind) return [];
  const { policy } = article;
  return [
    indexDocument({
      kind,
      refId: article.id,
      title: article.title,
      meta: [policy?.docNo, policy?.region, article.sourceName].filter((one) => typeof one === 'string'),
      date: article.publishedAt,
      page: article.scope === 'report' ? 'article/report' : 'article/detail',
      params: { id: article.id },
      sample: article.sample,
      blocks: blocksOf(article.blocks),
    }),
  ];
};

type Composed = NewArticle & { text: RichText };

const articleColumns = columnsOf<Composed>(
  {
    text: ['id', 'naturalKey', 'scope', 'type', 'cate', 'title', 'sourceName', 'author', 'originalUrl', 'copyright'],
    date: ['publishedAt'],
    'text[]': ['keyPoints'],
    int: ['views', 'sourceId'],
    bool: ['sample'],
    timestamptz: ['updatedAt'],
  },
  { name: 'summary', type: 'text', value: ({ summary, text }) => summary ?? text.summary },
  { name: 'content_html', type: 'text', value: ({ text }) => text.html },
  { name: 'toc', type: 'jsonb', value: ({ text }) => text.toc },
  { name: 'words', type: 'int', value: ({ text }) => text.words },
);

const policyColumns = columnsOf<NewPolicy & { id: string }>(
  {
    text: ['docNo', 'level', 'region', 'docType', 'status', 'chainKey'],
    'text[]': ['issuingOrgs', 'history'],
    date: ['issuedAt', 'amendedAt', 'effectiveAt', 'expiresAt'],
  },
  { name: 'article_id', type: 'text', value: ({ id }) => id },
  { name: 'region_adcode', type: 'text', value: ({ adcode }) => adcode },
  { name: 'interprets', type: 'text[]', value: ({ interprets }) => interprets ?? [] },
);

const seriesColumns = columnsOf<{ id: string; title: string }>({ text: ['id', 'title'] });

const reportColumns = columnsOf<NewReport & { id: string }>(
  {
    text: ['orgName', 'issueNo', 'pdf'],
    'text[]': ['researchers'],
    jsonb: ['figures', 'keyNumbers'],
  },
  { name: 'article_id', type: 'text', value: ({ id }) => id },
  { name: 'series_id', type: 'text', value: ({ series }) => series?.id ?? null },
);

const tagColumns: Column<{ id: string; tag: string }>[] = [
  { name: 'article_id', type: 'text', value: ({ id }) => id },
  { name: 'tag_id', type: 'text', value: ({ tag }) => tag },
];
