import type { ReviewedComment } from '@bee/contracts/entity/comment';
import type { ParsedRequestFor } from '@bee/contracts/operations';
import { commentQueues } from '@bee/domain/comment';
import { maskMobile } from '@bee/domain/phone';
import { type Kysely, sql } from 'kysely';
import { type ListPage, listPage } from '../../../db/list-page.ts';
import type { Database } from '../../../db/schema.ts';

export const listReviews = async (
  db: Kysely<Database>,
  { status, kw, page, limit }: ParsedRequestFor<'ops/getBaikeCommentList'>,
): Promise<ListPage<ReviewedComment>> => {
  const answer = await listPage<ReviewRow>(db, {
    rows: reviewRows,
    where: sql`(${status ?? null}::text is null or status = ${status ?? null})
      and (${kw ?? ''} = '' or position(lower(${kw ?? ''}) in lower(
        concat_ws(' ', id, baike_title, content, source_url, nickname, mobile, reject_reason))) > 0)`,
    orderBy: sql`created_at desc, turn desc`,
    facet: 'status',
    labels: commentQueues,
    page,
    limit,
  });
  return { ...answer, list: answer.list.map(presentReview) };
};

export const findReview = async (db: Kysely<Database>, id: number): Promise<ReviewedComment | undefined> => {
  const { rows } = await sql<ReviewRow>`select * from (${reviewRows}) as every where turn = ${id}`.execute(db);
  return rows[0] && presentReview(rows[0]);
};

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
