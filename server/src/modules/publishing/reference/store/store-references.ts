import { sql } from 'kysely';
import { insertColumns } from '../../../../db/insert-columns.ts';
import type { Db } from '../../../../db/schema.ts';
import { composeText } from '../../../../text/rich-text.ts';
import type { TablePrefix } from '../../article/store/store-articles.ts';
import type { NewReference } from '../model/new-reference.ts';
import {
  articleColumns,
  articleTagColumns,
  enterpriseColumns,
  issueColumns,
  memberColumns,
  seriesColumns,
  seriesTagColumns,
} from '../model/reference-columns.ts';

/** Stores series with their issues, articles and enterprises. Replaces rows with the same id. */
export const storeReferences = async (
  db: Db,
  references: readonly NewReference[],
  prefix: TablePrefix = '',
): Promise<void> => {
  const enterprises = unique(references.flatMap((one) => one.enterprises.map((each) => ({ ...each, series: one }))));
  const issues = references.flatMap((series) => series.issues.map((issue) => ({ ...issue, series })));
  const articles = issues.flatMap((issue) =>
    issue.articles.map((article, index) => ({
      ...article,
      issue,
      place: index + 1,
      text: composeText(article.blocks),
    })),
  );
  await remove(db, `${prefix}reference_series`, references);
  await remove(db, `${prefix}enterprise`, enterprises);
  await insertColumns(db, `${prefix}reference_series`, seriesColumns, references);
  await insertColumns(db, `${prefix}reference_series_tag`, seriesTagColumns, taggings(references));
  await insertColumns(db, `${prefix}reference_issue`, issueColumns, issues);
  await insertColumns(db, `${prefix}reference_article`, articleColumns, articles);
  await insertColumns(db, `${prefix}reference_article_tag`, articleTagColumns, taggings(articles));
  await insertColumns(db, `${prefix}enterprise`, enterpriseColumns, enterprises);
  await insertColumns(
    db,
    `${prefix}reference_enterprise`,
    memberColumns,
    references.flatMap((series) =>
      unique(series.enterprises).map(({ id }, place) => ({ series: series.id, enterprise: id, place })),
    ),
  );
};

const remove = async (db: Db, table: string, rows: readonly { id: string }[]): Promise<void> => {
  await sql`delete from ${sql.table(table)} where id = any(${rows.map(({ id }) => id)})`.execute(db);
};

const taggings = (things: readonly { id: string; tags: string[] }[]) =>
  things.flatMap(({ id, tags }) => [...new Set(tags)].map((tag) => ({ id, tag })));

/** An enterprise may occur in several series; the last description wins. */
const unique = <Thing extends { id: string }>(things: readonly Thing[]): Thing[] => [
  ...new Map(things.map((thing) => [thing.id, thing])).values(),
];
