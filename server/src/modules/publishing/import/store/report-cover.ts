import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { typeTitles } from '../../article/model/column-titles.ts';
import type { ReportDocument } from '../../report/model/report-document.ts';
import { queueTasks } from '../../report/store/report-task.repository.ts';

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
export const queueCovers = async (db: Db): Promise<void> => {
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
