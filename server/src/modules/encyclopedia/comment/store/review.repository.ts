import type { ReviewedComment } from '@bee/contracts/entity/comment';
import type { ParsedRequestFor } from '@bee/contracts/operations';
import { commentQueues } from '@bee/domain/comment';
import { maskMobile } from '@bee/domain/phone';
import { type Insertable, sql, type Updateable } from 'kysely';
import { listPage } from '../../../../db/list-page.ts';
import type { Database, Db, Tx } from '../../../../db/schema.ts';
import type { WrittenComment } from './write-comment.repository.ts';

export const listReviews = (db: Db, { status, ...request }: ParsedRequestFor<'ops/getBaikeCommentList'>) =>
  listPage(db, request, {
    rows: reviewRows,
    filters: { status },
    search: sql`id, baike_title, content, source_url, nickname, mobile, reject_reason`,
    sort: { reports: sql`json_array_length(reports)`, created_at: sql`created_at` },
    orderBy: sql`created_at desc, turn desc`,
    facet: 'status',
    labels: commentQueues,
    present: presentReview,
  });

export const findReview = async (db: Db, id: number): Promise<ReviewedComment | undefined> => {
  const { rows } = await sql<ReviewRow>`select * from (${reviewRows}) as every where turn = ${id}`.execute(db);
  return rows[0] && presentReview(rows[0]);
};

type NewReport = Pick<
  Insertable<Database['baike_comment_report']>,
  'comment_id' | 'uid' | 'reason' | 'detail' | 'created_at'
>;

/** Reopens an earlier report of the same member. */
export const saveReport = async (db: Db, report: NewReport): Promise<void> => {
  const { reason, detail, created_at } = report;
  await db
    .insertInto('baike_comment_report')
    .values(report)
    .onConflict((conflict) =>
      conflict.columns(['comment_id', 'uid']).doUpdateSet({ reason, detail, created_at, status: 'new' }),
    )
    .execute();
};

/** @returns whether there were open reports */
export const closeReports = async (tx: Tx, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('baike_comment_report')
    .set({ status: 'done' })
    .where('comment_id', '=', id)
    .where('status', '=', 'new')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

type Review = Required<
  Pick<Updateable<Database['baike_comment']>, 'status' | 'reason' | 'reviewed_by' | 'reviewed_at'>
>;

/** @returns undefined if the comment is not in the status `from` */
export const changeReviewed = (tx: Tx, id: number, from: WrittenComment['status'], review: Review) =>
  tx
    .updateTable('baike_comment')
    .set(review)
    .where('id', '=', id)
    .where('status', '=', from)
    .returning(['id', 'baike_id', 'root_id', 'reply_to', 'uid', 'content'])
    .executeTakeFirst();

/** Title of the entry and name of the author. */
export const namesOf = (tx: Tx, { baike_id, uid }: { baike_id: string; uid: number }) =>
  tx
    .selectFrom('baike')
    .innerJoin('member', (join) => join.on('member.uid', '=', uid))
    .select(['baike.title', 'member.nickname'])
    .where('baike.id', '=', baike_id)
    .executeTakeFirstOrThrow();

type ReviewRow = Omit<ReviewedComment, 'member'> & { turn: number; mobile: string | null };

const reviewRows = sql`
  select c.id::text as id, c.id as turn, c.baike_id, b.title as baike_title, c.root_id::text as root_id, c.kind,
    c.content, c.source_url, nullif(c.reason, '') as reject_reason, c.likes, c.reply_count, c.created_at,
    case when c.status = 'online' and complaints.list is not null then 'reported' else c.status end as status,
    who.nickname, who.mobile, c.held_for, coalesce(complaints.list, '[]') as reports,
    coalesce(operator.nickname, '') as reviewed_by, c.reviewed_at
  from baike_comment c
  join baike b on b.id = c.baike_id
  join member who on who.uid = c.uid
  left join member operator on operator.uid = c.reviewed_by
  left join lateral (
    select json_agg(json_build_object('reason', r.reason, 'detail', r.detail, 'created_at', r.created_at)
      order by r.created_at desc, r.id desc) as list
    from baike_comment_report r where r.comment_id = c.id and r.status = 'new'
  ) complaints on true
  where c.status <> 'deleted'`;

const presentReview = ({ turn: _turn, mobile, reports, ...row }: ReviewRow): ReviewedComment => ({
  ...row,
  member: mobile ? maskMobile(mobile) : '',
  reports: reports.map((report) => ({ ...report, created_at: new Date(report.created_at).toISOString() })),
  created_at: new Date(row.created_at).toISOString(),
  reviewed_at: row.reviewed_at && new Date(row.reviewed_at).toISOString(),
});
