import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { FeedbackItem, FeedbackState } from '@bee/contracts/resource/ops';
import { maskMobile } from '@bee/domain/phone';
import { sql } from 'kysely';
import { listPage } from '../../../db/list-page.ts';
import type { Db } from '../../../db/schema.ts';

const LABELS: Record<FeedbackState, string> = { new: '未处理', done: '已处理' };

export const listFeedback = (db: Db, { status, ...request }: ParsedRequestFor<'ops/getFeedbackList'>) =>
  listPage(db, request, {
    rows: feedbackRows,
    filters: { status },
    search: sql`contact, tel, content, note`,
    sort: { created_at: sql`created_at` },
    orderBy: sql`created_at desc, place desc`,
    facet: 'status',
    labels: LABELS,
    present: presentFeedback,
  });

export const findFeedback = async (db: Db, id: number): Promise<FeedbackItem | undefined> => {
  const { rows } = await sql<FeedbackRow>`select * from (${feedbackRows}) as every where place = ${id}`.execute(db);
  return rows[0] && presentFeedback(rows[0]);
};

export type FeedbackChange = { status: FeedbackState; note: string | undefined; operator: number; now: Date };

/**
 * @returns false if the feedback already has that state, for example because another operator closed it at the same
 * time
 */
export const changeFeedback = async (
  db: Db,
  id: number,
  { status, note, operator, now }: FeedbackChange,
): Promise<boolean> => {
  const result = await db
    .updateTable('feedback')
    .set({
      status,
      ...(note !== undefined && { note }),
      handled_by: status === 'done' ? operator : null,
      handled_at: status === 'done' ? now : null,
    })
    .where('id', '=', id)
    .where('status', '<>', status)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

type FeedbackRow = Omit<FeedbackItem, 'member'> & { mobile: string | null; place: number };

const feedbackRows = sql`
  select feedback.id::text as id, feedback.id as place, feedback.contact, feedback.tel, feedback.content,
    feedback.status, feedback.note, feedback.created_at, feedback.handled_at, member.mobile,
    coalesce(operator.nickname, '') as handled_by
  from feedback
  left join member on member.uid = feedback.uid
  left join member as operator on operator.uid = feedback.handled_by`;

const presentFeedback = ({ mobile, place, created_at, handled_at, ...row }: FeedbackRow): FeedbackItem => ({
  ...row,
  member: mobile ? maskMobile(mobile) : '',
  created_at: new Date(created_at).toISOString(),
  handled_at: handled_at && new Date(handled_at).toISOString(),
});
