import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { publishDocuments, publishRows } from '../../../../importer/publish-rows.ts';
import { leaveReportFiles, showFiles } from '../../../files/index.ts';
import { dropDocuments } from '../../../search/index.ts';
import { typeTitles } from '../../article/model/column-titles.ts';
import type { ReportDocument } from '../../report/model/report-document.ts';
import { queueTasks } from '../../report/store/report-task.repository.ts';

/**
 * Replaces the sample reports and inserts or updates the staged reports; hides the files of removed and replaced
 * reports.
 */
export const publishReports = async (db: Db, sourceId: number): Promise<void> => {
  const now = new Date();
  await sql`update stage_article set source_id = ${sourceId}`.execute(db);
  const { rows: gone } = await sql<{ id: string }>`
    select id from article where scope = 'report' and sample union select id from stage_article`.execute(db);
  await leaveReportFiles(
    db,
    gone.map(({ id }) => id),
    now,
  );
  await dropDocuments(db, ['research_report'], true);
  await sql`delete from article where sample and scope = 'report'`.execute(db);
  await publishRows(db, 'report_series', 'id');
  await publishRows(db, 'article', 'id', ['views', 'favs']);
  await sql`delete from article_tag t using stage_article s where s.id = t.article_id`.execute(db);
  await sql`insert into article_tag select * from stage_article_tag on conflict do nothing`.execute(db);
  await publishRows(db, 'report', 'article_id', ['download_count']);
  await sql`delete from report_page p using stage_report s where s.article_id = p.article_id`.execute(db);
  await sql`insert into report_page select * from stage_report_page`.execute(db);
  const { rows: files } = await sql<{ fid: string }>`select fid from stage_report_file`.execute(db);
  await showFiles(
    db,
    files.map(({ fid }) => fid),
    now,
  );
  await queueCovers(db);
  await sql`insert into report_file select * from stage_report_file`.execute(db);
  await sql`delete from report_series s where not exists (select from report r where r.series_id = s.id)`.execute(db);
  await publishDocuments(db);
};

type StagedReport = {
  id: string;
  type: string;
  title: string;
  date: string | null;
  org: string | null;
  researchers: string[];
  issue: string | null;
  keyPoints: string[];
};

/** Queues a cover for each report being published; tasks queued by an earlier import are dropped. */
const queueCovers = async (db: Db): Promise<void> => {
  await sql`delete from report_task t using stage_report s where s.article_id = t.article_id`.execute(db);
  const { rows } = await sql<StagedReport>`
    select a.id, a.type, a.title, a.published_at as date, r.org_name as org, r.researchers, r.issue_no as issue,
      a.key_points as "keyPoints"
    from stage_article a join stage_report r on r.article_id = a.id`.execute(db);
  await queueTasks(
    db,
    rows.map((row) => ({ articleId: row.id, document: coverOf(row) })),
  );
};

const coverOf = ({ id: _id, type, date, org, ...report }: StagedReport): ReportDocument => ({
  ...report,
  kindTitle: typeTitles[type] ?? '报告',
  org: org ?? '',
  date: date ?? '',
  blocks: [],
  note: '',
  diagram: false,
  imported: true,
});
