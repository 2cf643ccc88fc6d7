import type { DocumentProblem, OutlineEntry, TextDocument } from '@bee/contracts/resource/document';
import { type Selectable, sql } from 'kysely';
import { queryRow } from '../../../../db/query-rows.ts';
import type { Database, Db } from '../../../../db/schema.ts';
import { ISSUE_TYPE } from '../../reference/model/reference.policy.ts';

/** The publication that a file belongs to. */
export type OriginRow = TextDocument['origin'] & { kind: 'report' | 'issue' | 'article' };

/** The report or reference issue that has the file as its PDF, otherwise an article that has it as an attachment. */
export const findOrigin = (db: Db, fid: string) => queryRow<OriginRow>(db)`
    (select 'report' as kind, a.id, a.title, a.type, coalesce(r.org_name, a.source_name) as source_name,
        a.published_at, a.sample
      from report r join article a on a.id = r.article_id where r.fid = ${fid} limit 1)
    union all
    (select 'issue', i.id, concat_ws(' ', s.title, i.no), ${ISSUE_TYPE}, s.org, i.published_at, s.sample
      from reference_issue i join reference_series s on s.id = i.series_id where i.fid = ${fid} limit 1)
    union all
    (select 'article', a.id, a.title, a.type, a.source_name, a.published_at, a.sample
      from article a where a.attachments @> ${JSON.stringify([{ fid }])}::jsonb
      order by a.published_at desc nulls last, a.id limit 1)`;

export type ReadingRow = {
  pages: number | null;
  outline: OutlineEntry[];
  problem: DocumentProblem | null;
  read_at: string;
};

export const findReading = (db: Db, sha256: string): Promise<ReadingRow | undefined> =>
  db
    .selectFrom('document')
    .select(['pages', 'outline', 'problem', 'read_at'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();

export const saveReading = async (
  db: Db,
  sha256: string,
  { pages, outline, problem }: Omit<ReadingRow, 'read_at'>,
  now: Date,
): Promise<void> => {
  const found = { pages, outline: JSON.stringify(outline), problem, read_at: now };
  await db
    .insertInto('document')
    .values({ sha256, ...found })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet(found))
    .execute();
};

export type CutRow = Selectable<Database['document_cut']>;

export const findCut = (db: Db, sha256: string, pages: number): Promise<CutRow | undefined> =>
  db.selectFrom('document_cut').selectAll().where('sha256', '=', sha256).where('pages', '=', pages).executeTakeFirst();

/** @returns false if another process has stored the same cut in the meantime */
export const saveCut = async (db: Db, cut: Omit<CutRow, 'made_at'>, now: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('document_cut')
    .values({ ...cut, made_at: now })
    .onConflict((conflict) => conflict.columns(['sha256', 'pages']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/**
 * Deletes the cuts and readings of removed files from the database.
 * @returns the store keys of the deleted cuts
 */
export const deleteOrphanedPreviews = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    delete from document_cut c
    where not exists (select from file f where f.sha256 = c.sha256 and f.state = 'stored')
    returning c.key`.execute(db);
  await sql`delete from document d
    where not exists (select from file f where f.sha256 = d.sha256 and f.state = 'stored')`.execute(db);
  return rows.map(({ key }) => key);
};
