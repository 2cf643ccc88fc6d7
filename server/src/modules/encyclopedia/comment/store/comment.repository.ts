import type { CommentKind, CommentReply } from '@bee/contracts/entity/comment';
import { type RawBuilder, sql } from 'kysely';
import { queryRow, queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';

export type CommentRow = Omit<CommentReply, 'id' | 'root_id' | 'reply_to' | 'avatar' | 'reject_reason' | 'is_owner'> & {
  id: number;
  root_id: number | null;
  reply_to: number | null;
  reply_to_nickname: string | null;
  uid: number;
  avatar_fid: string | null;
  reason: string;
};

/** The reader; `uid` is null for a visitor. */
export type Reader = { uid: number | null; now: Date };

const columns = ({ uid, now }: Reader) => sql`
  c.id, c.baike_id, c.root_id, c.uid, m.nickname, m.avatar_fid, coalesce(m.vip_expire > ${now}, false) as vip,
  m.is_operator as official, c.kind, c.content, c.source_url, c.likes, c.reply_count, c.status, c.reason, c.sample,
  c.created_at, c.reply_to, answered.nickname as reply_to_nickname,
  exists (select from baike_comment_like l where l.comment_id = c.id and l.uid = ${uid}) as liked`;

const authors = sql`
  join member m on m.uid = c.uid
  left join baike_comment a on a.id = c.reply_to and a.status = 'online'
  left join member answered on answered.uid = a.uid`;

/**
 * Online comments, deleted or rejected comments that have replies, and the reader's own pending or rejected comments.
 */
const visibleTo = (uid: number | null) => sql`(
  c.status = 'online' or (c.status in ('deleted', 'rejected') and c.reply_count > 0)
  or (c.status in ('pending', 'rejected') and c.uid = ${uid}))`;

const ORDERS: Record<'hot' | 'new' | 'old', RawBuilder<unknown>> = {
  hot: sql`c.likes * 2 + c.reply_count desc, c.id desc`,
  new: sql`c.id desc`,
  old: sql`c.id`,
};

type CommentFilter = {
  baike_id: string;
  kind?: CommentKind | undefined;
  sort: keyof typeof ORDERS;
  page: number;
  limit: number;
};

/** First comments of threads. Pagination is applied before the joins. */
export const listRoots = (
  db: Db,
  { baike_id, kind = undefined, sort, page, limit }: CommentFilter,
  reader: Reader,
) => queryRows<CommentRow>(db)`
    with shown as (
      select c.*, row_number() over (order by ${ORDERS[sort]}) as place from baike_comment c
      where c.baike_id = ${baike_id} and c.root_id is null and (${kind ?? null}::text is null or c.kind = ${kind ?? null})
        and ${visibleTo(reader.uid)}
      order by place limit ${limit} offset ${(page - 1) * limit}
    )
    select ${columns(reader)} from shown c ${authors} order by c.place`;

/** Number of threads of each kind that are visible to this reader. */
export const countRoots = (db: Db, baike_id: string, uid: number | null) => queryRows<{
  kind: CommentKind;
  count: number;
  newest: string | null;
}>(db)`
    select c.kind, count(*)::int as count, max(c.created_at) as newest from baike_comment c
    where c.baike_id = ${baike_id} and c.root_id is null and ${visibleTo(uid)} group by 1 order by 1`;

/** The first replies of each thread, at most `limit` per thread, in chronological order. */
export const listFirstReplies = async (
  db: Db,
  roots: readonly number[],
  limit: number,
  reader: Reader,
): Promise<CommentRow[]> => {
  if (roots.length === 0) return [];
  return queryRows<CommentRow>(db)`
    select ${columns(reader)}
    from unnest(${roots}::bigint[]) r(id)
    cross join lateral (
      select c.* from baike_comment c where c.root_id = r.id and ${visibleTo(reader.uid)} order by c.id limit ${limit}
    ) c ${authors}
    order by c.id`;
};

/** Replies of a thread after the given id. */
export const listReplies = (
  db: Db,
  { root, after, limit }: { root: number; after: number; limit: number },
  reader: Reader,
) => queryRows<CommentRow>(db)`
    select ${columns(reader)} from baike_comment c ${authors}
    where c.root_id = ${root} and c.id > ${after} and ${visibleTo(reader.uid)} order by c.id limit ${limit}`;

/** A comment, if it is visible to this reader. */
export const findComment = (db: Db, id: number, reader: Reader) => queryRow<CommentRow>(db)`
    select ${columns(reader)} from baike_comment c ${authors}
    where c.id = ${id} and ${visibleTo(reader.uid)}`;
