import { sql } from 'kysely';
import { columnsOf, insertColumns } from '../../../../db/insert-columns.ts';
import type { Db, Tx } from '../../../../db/schema.ts';
import { transact } from '../../../../db/transact.ts';
import type { ReportDocument } from '../model/report-document.ts';

export type ReportTask = { articleId: string; document: ReportDocument };

export const queueTasks = (db: Db, tasks: readonly ReportTask[]): Promise<void> =>
  insertColumns(db, 'report_task', taskColumns, tasks, 'on conflict (article_id) do nothing');

/** Articles of the queued reports, newest first. */
export const listTasks = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('report_task as t')
    .innerJoin('article as a', 'a.id', 't.article_id')
    .select('t.article_id')
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id')
    .execute();
  return rows.map(({ article_id }) => article_id);
};

export const findTask = async (db: Db, articleId: string): Promise<ReportTask | undefined> => {
  const row = await db
    .selectFrom('report_task')
    .select('document')
    .where('article_id', '=', articleId)
    .executeTakeFirst();
  return row && { articleId, document: row.document };
};

/** @returns false if the report was queued again with another document, or is queued no more */
export const finishTask = async (tx: Tx, { articleId, document }: ReportTask): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('report_task')
    .where('article_id', '=', articleId)
    .where('document', '=', sql<ReportDocument>`${JSON.stringify(document)}::jsonb`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Deletes the task; its report remains without the generated files. An imported report keeps its PDF. */
export const giveUpTask = async (db: Db, articleId: string): Promise<void> => {
  await transact(db, async (transaction) => {
    await transaction.deleteFrom('report_task').where('article_id', '=', articleId).execute();
    await transaction
      .updateTable('report')
      .set({ pdf: 'none' })
      .where('article_id', '=', articleId)
      .where('pdf', '=', 'pending')
      .execute();
  });
};

const taskColumns = columnsOf<ReportTask>({ text: ['articleId'], jsonb: ['document'] });
