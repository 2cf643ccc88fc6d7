import { createReadStream } from 'node:fs';
import { openPages } from '@bee/domain/reading-rights';
import { sql } from 'kysely';
import { columnsOf, insertColumns } from '../../../../db/insert-columns.ts';
import type { Db } from '../../../../db/schema.ts';
import type { ImportContext, StagedRow } from '../../../../importer/import-kind.ts';
import { copyOf } from '../../../../importer/stage-tables.ts';
import { deleteStaged, STAGED_INDEX, UNPUBLISHED } from '../../../../importer/staged-index.ts';
import { paragraph } from '../../../../text/rich-text.ts';
import { arrive } from '../../../files/index.ts';
import { blocksOfPages, documentId, indexDocument, storeDocuments } from '../../../search/index.ts';
import { type NewArticle, storeArticles } from '../../article/store/store-articles.ts';
import { fileNameOf } from '../../report/model/report-file-name.ts';
import { type ReportPdf, readTexts } from '../report-pdf.ts';
import type { ReportImport } from '../reports.kind.ts';
import { ARTICLE_STAGES } from './stage-articles.ts';

export const REPORT_STAGES = [...ARTICLE_STAGES, copyOf('report_page'), copyOf('report_file')];

/**
 * Stages reports one at a time to hold the text of only one PDF in memory. The PDF is uploaded now and becomes visible
 * on publication.
 */
export const stageReports = async (
  db: Db,
  staged: readonly StagedRow<ReportImport>[],
  context: ImportContext,
): Promise<void> => {
  const tags = await db.selectFrom('tag').select(['id', 'title']).execute();
  for (const { row, again } of staged) {
    if (!row.pdf) continue;
    if (again) await deleteStage(db, row.id);
    const texts = await readTexts(row.pdf.textFile);
    const matching = tags.filter(({ title }) => title.length > 1 && row.title.includes(title)).map(({ id }) => id);
    await storeArticles(db, [articleOf(row, texts, matching, context)], 'stage_');
    const fid = context.files && (await arriveAs(row, row.pdf, db, context));
    await sql`
      update stage_report set fid = ${fid}, pages = ${row.pdf.pages}, file_size = ${row.pdf.size},
        scanned = ${row.pdf.scanned}, outline = ${JSON.stringify(row.pdf.outline)}::jsonb
      where article_id = ${row.id}`.execute(db);
    if (fid) await sql`insert into stage_report_file (fid, article_id) values (${fid}, ${row.id})`.execute(db);
    const pages = texts.map((text, index) => ({ id: row.id, page: index + 1, text }));
    await insertColumns(db, 'stage_report_page', pageColumns, pages);
    await storeDocuments(
      db,
      [{ ...indexOf(row, row.pdf, texts, context), ...(fid && { viewer: viewerOf(fid) }) }],
      STAGED_INDEX,
    );
  }
};

const arriveAs = (row: ReportImport, pdf: ReportPdf, db: Db, { files, at }: ImportContext) => {
  if (!files) throw new Error('nothing can be stored on a dry run');
  const { size, sha256, file } = pdf;
  const content = { size, sha256, type: 'application/pdf', open: () => createReadStream(file) };
  return arrive({ db, files }, { purpose: 'report', name: `${fileNameOf(row.title)}.pdf`, content }, new Date(at));
};

const articleOf = (row: ReportImport, texts: string[], tags: string[], context: ImportContext): NewArticle => ({
  id: row.id,
  naturalKey: row.naturalKey,
  scope: 'report',
  type: row.type,
  cate: row.cate,
  title: row.title,
  sourceName: row.org ?? context.sourceName,
  author: row.researchers[0] ?? null,
  publishedAt: row.date,
  blocks: [paragraph(row.summary || beginningOf(texts) || SCANNED)],
  keyPoints: row.keyPoints,
  originalUrl: row.url,
  copyright: null,
  views: 0,
  sample: false,
  sourceId: UNPUBLISHED,
  updatedAt: context.at,
  tags,
  policy: null,
  report: {
    orgName: row.org ?? context.sourceName,
    researchers: row.researchers,
    series: row.series,
    issueNo: row.issueNo,
    figures: row.figures,
    keyNumbers: row.keyNumbers,
    pdf: 'ready',
  },
});

const SCANNED = '本报告的原文为扫描件，没有可检索的文字，请在阅读器中查看。';

/** The first longer paragraphs of the first pages, which are open to visitors. */
const beginningOf = (texts: string[]): string =>
  texts
    .slice(0, 3)
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.length >= 30)
    .join('')
    .slice(0, 300);

const indexOf = (row: ReportImport, { pages }: ReportPdf, texts: string[], { sourceName }: ImportContext) =>
  indexDocument({
    kind: 'research_report',
    refId: row.id,
    title: row.title,
    meta: [row.org ?? sourceName, row.issueNo].filter((one) => one !== null),
    date: row.date,
    page: 'article/report',
    params: { id: row.id },
    sample: false,
    open: openPages(row.type, pages),
    blocks: blocksOfPages(texts),
  });

const viewerOf = (fid: string) => ({ page: 'article/viewPdf', params: { fid } });

/**
 * Deletes the report staged by an earlier batch under the same key. Its file is never shown and is cleaned up later.
 */
const deleteStage = async (db: Db, id: string): Promise<void> => {
  for (const table of ['stage_report', 'stage_report_page', 'stage_report_file', 'stage_article_tag'])
    await sql`delete from ${sql.table(table)} where article_id = ${id}`.execute(db);
  await deleteStaged(db, [documentId('research_report', id)]);
};

const pageColumns = columnsOf<{ id: string; page: number; text: string }>(
  { int: ['page'], text: ['text'] },
  { name: 'article_id', type: 'text', value: ({ id }) => id },
);
