import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { publishDocuments, publishRows } from '../../../../importer/publish-rows.ts';
import { showFiles } from '../../../files/index.ts';
import { dropDocuments } from '../../../search/index.ts';

/**
 * Replaces the sample and inserts or updates the staged series. Issues that are not in the file are retained. For
 * issues in the file, the articles are replaced, and the PDF if the file has one.
 */
export const publishReferences = async (db: Db, sourceId: number): Promise<void> => {
  await sql`update stage_reference_series set source_id = ${sourceId}`.execute(db);
  await sql`update stage_enterprise set source_id = ${sourceId}`.execute(db);
  await dropDocuments(db, ['reference'], true);
  await sql`delete from reference_series where sample`.execute(db);
  await sql`delete from enterprise where sample`.execute(db);
  await dropReplacedArticles(db);
  await leaveReplacedPdfs(db);
  await publishRows(db, 'reference_series', 'id', ['cover']);
  await publishRows(db, 'reference_issue', 'id', ['cover', 'fid', 'pages']);
  await publishPdfs(db);
  await publishRows(db, 'reference_article', 'id');
  await publishRows(db, 'enterprise', 'id', ['logo']);
  await publishLinks(db);
  await publishDocuments(db);
};

const dropReplacedArticles = async (db: Db): Promise<void> => {
  await sql`
    with gone as (
      delete from reference_article a using stage_reference_issue i
      where i.id = a.issue_id and a.id not in (select id from stage_reference_article) returning a.id
    )
    delete from search_document d using gone where d.kind = 'reference' and d.ref_id = gone.id`.execute(db);
};

/** Hides the files; the sweep deletes them once an undo can no longer restore them. */
const leaveReplacedPdfs = async (db: Db): Promise<void> => {
  await sql`
    update file f set state = 'leaving', changed_at = now()
    from reference_issue i join stage_reference_issue s on s.id = i.id
    where s.fid is not null and f.fid = i.fid`.execute(db);
};

const publishPdfs = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ fid: string }>`
    update reference_issue i set fid = s.fid, pages = s.pages
    from stage_reference_issue s where s.id = i.id and s.fid is not null returning i.fid`.execute(db);
  await showFiles(
    db,
    rows.map(({ fid }) => fid),
    new Date(),
  );
};

/** Replaces the tags and enterprises of the staged rows. */
const publishLinks = async (db: Db): Promise<void> => {
  await sql`delete from reference_series_tag t using stage_reference_series s where s.id = t.series_id`.execute(db);
  await sql`insert into reference_series_tag select * from stage_reference_series_tag`.execute(db);
  await sql`delete from reference_article_tag t using stage_reference_article s where s.id = t.article_id`.execute(db);
  await sql`insert into reference_article_tag select * from stage_reference_article_tag`.execute(db);
  await sql`delete from reference_enterprise t using stage_reference_series s where s.id = t.series_id`.execute(db);
  await sql`insert into reference_enterprise select * from stage_reference_enterprise`.execute(db);
};
