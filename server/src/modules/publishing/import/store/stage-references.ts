import { createReadStream } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import type { ImportContext, StagedRow } from '../../../../importer/import-kind.ts';
import { copyOf } from '../../../../importer/stage-tables.ts';
import { deleteStaged, INDEX_STAGES, STAGED_INDEX, UNPUBLISHED } from '../../../../importer/staged-index.ts';
import { arrive } from '../../../files/index.ts';
import { documentId, storeDocuments } from '../../../search/index.ts';
import { indexIssueFile, indexReference } from '../../reference/model/index-references.ts';
import type { NewReference } from '../../reference/model/new-reference.ts';
import { storeReferences } from '../../reference/store/store-references.ts';
import { fileNameOf } from '../../report/model/report-file-name.ts';
import type { IssueImport, ReferenceImport } from '../reference-rows.ts';
import { type ReportPdf, readTexts } from '../report-pdf.ts';

export const REFERENCE_STAGES = [
  ...['reference_series', 'reference_series_tag', 'reference_issue', 'reference_article'].map((table) => copyOf(table)),
  ...['reference_article_tag', 'enterprise', 'reference_enterprise'].map((table) => copyOf(table)),
  ...INDEX_STAGES,
];

export const stageReferences = async (
  db: Db,
  staged: readonly StagedRow<ReferenceImport>[],
  context: ImportContext,
): Promise<void> => {
  const known = await db.selectFrom('tag').select(['id', 'title']).execute();
  const tagsIn = (text: string) =>
    known.filter(({ title }) => title.length > 1 && text.includes(title)).map(({ id }) => id);
  await deleteStage(
    db,
    staged.filter(({ again }) => again).map(({ row }) => row),
  );
  const references = staged.map(
    ({ row }): NewReference => ({
      ...row,
      issues: row.issues.map((issue) => ({
        ...issue,
        articles: issue.articles.map((article) => ({ ...article, tags: tagsIn(article.title) })),
      })),
      tags: tagsIn(row.title),
      sample: false,
      sourceId: UNPUBLISHED,
      updatedAt: context.at,
    }),
  );
  await storeReferences(db, references, 'stage_');
  await storeDocuments(db, references.flatMap(indexReference), STAGED_INDEX);
  for (const { row } of staged)
    for (const issue of row.issues) if (issue.pdf) await stagePdf(db, row, issue, issue.pdf, context);
};

/** Uploads the PDF now; it becomes visible on publication. */
const stagePdf = async (
  db: Db,
  series: ReferenceImport,
  issue: IssueImport,
  pdf: ReportPdf,
  { files, at }: ImportContext,
): Promise<void> => {
  const name = `${fileNameOf(`${series.title} ${issue.no}`)}.pdf`;
  const { size, sha256, file, pages } = pdf;
  const content = { size, sha256, type: 'application/pdf', open: () => createReadStream(file) };
  const fid = files && (await arrive({ db, files }, { purpose: 'report', name, content }, new Date(at)));
  await sql`update stage_reference_issue set fid = ${fid}, pages = ${pages} where id = ${issue.id}`.execute(db);
  const texts = await readTexts(pdf.textFile);
  await storeDocuments(db, [indexIssueFile({ ...series, sample: false }, issue, { fid, pages, texts })], STAGED_INDEX);
};

/** Stage tables have no cascade: deletes rows staged by an earlier batch for the same series. */
const deleteStage = async (db: Db, rows: readonly ReferenceImport[]): Promise<void> => {
  if (rows.length === 0) return;
  const series = rows.map(({ id }) => id);
  const { rows: articles } = await sql<{ id: string }>`
    select a.id from stage_reference_article a join stage_reference_issue i on i.id = a.issue_id
    where i.series_id = any(${series})`.execute(db);
  const ids = articles.map(({ id }) => id);
  const issues = rows.flatMap((row) => row.issues.map(({ id }) => id));
  const documents = [...series, ...issues, ...ids].map((id) => documentId('reference', id));
  await sql`delete from stage_search_document where id = any(${documents})`.execute(db);
  await deleteStaged(db, documents);
  await sql`delete from stage_reference_article_tag where article_id = any(${ids})`.execute(db);
  await sql`delete from stage_reference_article where id = any(${ids})`.execute(db);
  await sql`delete from stage_reference_issue where series_id = any(${series})`.execute(db);
  await sql`delete from stage_reference_series_tag where series_id = any(${series})`.execute(db);
  await sql`delete from stage_reference_enterprise where series_id = any(${series})`.execute(db);
};
