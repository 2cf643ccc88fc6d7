import type { Db } from '../../db/schema.ts';
import { typeTitles } from '../../modules/publishing/article/model/column-titles.ts';
import { indexArticle, type NewArticle, storeArticles } from '../../modules/publishing/article/store/store-articles.ts';
import {
  figuresOf,
  type ReportBlock,
  type ReportDocument,
  textBlocksOf,
} from '../../modules/publishing/report/model/report-document.ts';
import { queueTasks } from '../../modules/publishing/report/store/report-task.repository.ts';
import { storeDocuments } from '../../modules/search/store/search-index.ts';
import { SAMPLE_NOTE } from '../content/article-draft.ts';
import { storeTags, tagId } from '../load-content.ts';
import { chance } from '../random.ts';
import { sampleSource } from '../sample-source.ts';
import type { ReportDraft } from './report-draft.ts';

/** Stores the reports with their text, findable by it; PDFs and pictures are queued. */
export const loadReports = async (db: Db, drafts: readonly ReportDraft[], today: string): Promise<void> => {
  const { sourceId } = await sampleSource(db, 'article', today);
  const held = await db.selectFrom('price_product').where('scope', '=', 'market').select('name').execute();
  const products = new Set(held.map(({ name }) => name));
  const linked = drafts.map((draft) => ({ ...draft, blocks: draft.blocks.map((block) => withLink(block, products)) }));
  const articles = linked.map((draft) => articleOf(draft, sourceId));
  await storeTags(db, drafts);
  await storeArticles(db, articles);
  await storeDocuments(db, articles.map(untilMade).flatMap(indexArticle));
  await queueTasks(
    db,
    linked.map((draft) => ({ articleId: draft.id, document: documentOf(draft) })),
  );
};

/** A small sample lacks most products, and an import may have others: no link goes to a page that is not there. */
const withLink = (block: ReportBlock, products: ReadonlySet<string>): ReportBlock => {
  if (block.kind !== 'chart' && block.kind !== 'table') return block;
  const name = block.link?.params.name;
  return name && !products.has(name) ? { ...block, link: null } : block;
};

const articleOf = (draft: ReportDraft, sourceId: number): NewArticle => ({
  id: draft.id,
  naturalKey: `sample/${draft.id}`,
  scope: 'report',
  type: draft.type,
  cate: draft.cate,
  title: draft.title,
  sourceName: draft.org,
  author: draft.author,
  publishedAt: draft.date,
  blocks: textBlocksOf(draft.blocks),
  keyPoints: draft.keyPoints,
  originalUrl: null,
  copyright: SAMPLE_NOTE,
  views: Math.floor(60 + 4000 * chance('views', draft.id) ** 3),
  sample: true,
  sourceId,
  updatedAt: `${draft.date}T00:00:00+08:00`,
  tags: draft.tags.map(tagId),
  policy: null,
  report: {
    orgName: draft.org,
    researchers: draft.researchers,
    series: draft.series,
    issueNo: draft.issueNo,
    figures: figuresOf(draft.blocks),
    keyNumbers: draft.keyNumbers,
    pdf: isDiagram(draft) ? 'none' : 'pending',
  },
});

/** Until its PDF is made a report is found by what everybody may read: see openPart. */
const untilMade = (article: NewArticle): NewArticle => {
  if (article.report?.pdf !== 'pending') return article;
  const chapter = article.blocks.findIndex(({ kind }) => kind === 'heading');
  return { ...article, blocks: article.blocks.slice(0, chapter < 0 ? undefined : chapter) };
};

export const documentOf = (draft: ReportDraft): ReportDocument => ({
  kindTitle: typeTitles[draft.type] ?? '报告',
  title: draft.title,
  org: draft.org,
  researchers: draft.researchers,
  date: draft.date,
  issue: draft.issueNo,
  keyPoints: draft.keyPoints,
  blocks: draft.blocks,
  note: '示例数据，用于演示，不代表真实文件或真实行情',
  diagram: isDiagram(draft),
});

const isDiagram = ({ type }: ReportDraft): boolean => type === 'report_diagram';
