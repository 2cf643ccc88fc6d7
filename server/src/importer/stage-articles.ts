import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { indexArticle, type NewArticle, storeArticles } from '../modules/publishing/article/store-articles.ts';
import { documentId, type IndexTables, storeDocuments } from '../modules/search/search-index.ts';
import type { ArticleImport } from './article-import.ts';
import type { ImportContext, StagedRow } from './import-kind.ts';

export const STAGED_INDEX: IndexTables = {
  document: 'stage_search_document',
  passage: 'stage_search_passage',
  name: 'stage_search_name',
};

export const INDEX_STAGES = Object.values(STAGED_INDEX);

/** Tables written by `storeArticles`, and the index tables. */
export const ARTICLE_STAGES = [
  'stage_article',
  'stage_article_tag',
  'stage_policy',
  'stage_report',
  'stage_report_series',
  ...INDEX_STAGES,
];

/** Placeholder source id until publication stores the source. */
export const UNPUBLISHED = 0;

export const stageArticles = async (
  db: Kysely<Database>,
  staged: readonly StagedRow<ArticleImport>[],
  context: ImportContext,
): Promise<void> => {
  const tags = await db.selectFrom('tag').select(['id', 'title']).execute();
  const articles = staged.map(
    ({ row }): NewArticle => ({
      ...row,
      sourceName: row.policy?.issuingOrgs[0] ?? context.sourceName,
      keyPoints: [],
      copyright: null,
      views: 0,
      sample: false,
      sourceId: UNPUBLISHED,
      updatedAt: context.at,
      tags: tags.filter(({ title }) => title.length > 1 && row.title.includes(title)).map(({ id }) => id),
      report: null,
    }),
  );
  await deleteStage(
    db,
    staged.filter(({ again }) => again).map(({ row }) => row),
  );
  await storeArticles(db, articles, 'stage_');
  await storeDocuments(db, articles.flatMap(indexArticle), STAGED_INDEX);
};

/** Stage tables have no cascade: deletes rows staged by an earlier batch for the same documents. */
export const deleteStaged = async (db: Kysely<Database>, documentIds: readonly string[]): Promise<void> => {
  await sql`delete from stage_search_passage where document_id = any(${documentIds})`.execute(db);
  await sql`delete from stage_search_name where document_id = any(${documentIds})`.execute(db);
};

/** Deletes rows staged by an earlier batch under the same keys. */
const deleteStage = async (db: Kysely<Database>, rows: readonly ArticleImport[]): Promise<void> => {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const documents = rows.map(({ id, scope }) => documentId(scope, id));
  await sql`delete from stage_policy where article_id = any(${ids})`.execute(db);
  await sql`delete from stage_article_tag where article_id = any(${ids})`.execute(db);
  await deleteStaged(db, documents);
};
