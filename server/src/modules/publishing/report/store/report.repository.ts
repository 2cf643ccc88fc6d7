import type { Selectable } from 'kysely';
import { queryRows } from '../../../../db/query-rows.ts';
import type { KeyNumber } from '../../../../db/schema/report.ts';
import type { Database, Db } from '../../../../db/schema.ts';

export type ReportParts = Pick<
  Selectable<Database['report']>,
  'outline' | 'figures' | 'key_numbers' | 'versions' | 'scanned'
>;

/** Columns that only the page of the report itself shows. */
export const findReportParts = (db: Db, id: string): Promise<ReportParts | undefined> =>
  db
    .selectFrom('report')
    .select(['outline', 'figures', 'key_numbers', 'versions', 'scanned'])
    .where('article_id', '=', id)
    .executeTakeFirst();

export type IssueRow = {
  id: string;
  title: string;
  issue_no: string | null;
  published_at: string | null;
  key_numbers: KeyNumber[];
};

/** All issues of a series, newest first. */
export const listIssues = (db: Db, seriesId: string) => queryRows<IssueRow>(db)`
    select a.id, a.title, r.issue_no, a.published_at, r.key_numbers
    from report r join article a on a.id = r.article_id
    where r.series_id = ${seriesId}
    order by a.published_at desc nulls last, r.issue_no desc nulls last, a.id desc`;

/** Text of the first pages of the PDF; empty if there is no PDF. */
export const readFirstPages = async (db: Db, id: string, pages: number): Promise<string> => {
  const rows = await db
    .selectFrom('report_page')
    .select('text')
    .where('article_id', '=', id)
    .where('page', '<=', pages)
    .orderBy('page')
    .execute();
  return rows.map(({ text }) => text).join('\n');
};
