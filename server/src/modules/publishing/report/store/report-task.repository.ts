import { type Kysely, sql, type Transaction } from 'kysely';
import { type Column, insertColumns } from '../../../../db/insert-columns.ts';
import type { Database } from '../../../../db/schema.ts';
import type { ReportDocument } from '../model/report-document.ts';

export type ReportTask = { articleId: string; document: ReportDocument; attempt: number };

/** Longer than it takes to make any report; an older claim belongs to a process that has ended. */
const CLAIM_SECONDS = 60;
export const MAX_ATTEMPTS = 3;

export const queueTasks = (
  db: Kysely<Database>,
  tasks: readonly { articleId: string; document: ReportDocument }[],
): Promise<void> => insertColumns(db, 'report_task', taskColumns, tasks, 'on conflict (article_id) do nothing');

/** Claims the newest of the unclaimed reports with the fewest attempts. Concurrent processes get different reports. */
export const claimTask = async (db: Kysely<Database>, now: Date): Promise<ReportTask | undefined> => {
  const { rows } = await sql<{ article_id: string; document: ReportDocument; attempts: number }>`
    update report_task t set claimed_at = ${now.toISOString()}::timestamptz, attempts = attempts + 1
    where t.article_id = (
      select q.article_id from report_task q join article a on a.id = q.article_id
      where q.claimed_at is null or q.claimed_at <= ${now.toISOString()}::timestamptz - make_interval(secs => ${CLAIM_SECONDS})
      order by q.attempts, a.published_at desc, a.id limit 1
      for update of q skip locked
    )
    returning t.article_id, t.document, t.attempts`.execute(db);
  const row = rows[0];
  return row && { articleId: row.article_id, document: row.document, attempt: row.attempts };
};

/** @returns false if the task is no longer claimed */
export const finishTask = async (tx: Transaction<Database>, articleId: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('report_task')
    .where('article_id', '=', articleId)
    .where('claimed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Deletes the task; its report remains without the generated files. An imported report keeps its PDF. */
export const giveUpTask = async (db: Kysely<Database>, articleId: string): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('report_task').where('article_id', '=', articleId).execute();
    await transaction
      .updateTable('report')
      .set({ pdf: 'none' })
      .where('article_id', '=', articleId)
      .where('pdf', '=', 'pending')
      .execute();
  });
};

const taskColumns: Column<{ articleId: string; document: ReportDocument }>[] = [
  { name: 'article_id', type: 'text', value: ({ articleId }) => articleId },
  { name: 'document', type: 'jsonb', value: ({ document }) => document },
];
