import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import type { ImportContext, StagedRow } from '../../../../importer/import-kind.ts';
import { copyOf } from '../../../../importer/stage-tables.ts';
import { deleteStaged, INDEX_STAGES, STAGED_INDEX, UNPUBLISHED } from '../../../../importer/staged-index.ts';
import { documentId, storeDocuments } from '../../../search/index.ts';
import { indexArticle, type NewArticle, storeArticles } from '../../article/store/store-articles.ts';
import type { ArticleImport } from '../article-import.ts';

/** Tables written by `storeArticles`, and the index tables. */
export const ARTICLE_STAGES = [
  ...['article', 'article_tag', 'policy', 'report'].map((table) => copyOf(table)),
  copyOf('report_series', 'id'),
  ...INDEX_STAGES,
];

export const stageArticles = async (
  db: Db,
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

/** Deletes rows staged by an earlier batch under the same keys. */
const deleteStage = async (db: Db, rows: readonly ArticleImport[]): Promise<void> => {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const documents = rows.map(({ id, scope }) => documentId(scope, id));
  await sql`delete from stage_policy where article_id = any(${ids})`.execute(db);
  await sql`delete from stage_article_tag where article_id = any(${ids})`.execute(db);
  await deleteStaged(db, documents);
};
