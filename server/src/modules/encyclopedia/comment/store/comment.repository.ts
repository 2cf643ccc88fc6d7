import type { CommentKind, CommentState } from '@bee/contracts/entity/comment';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';

export type CommentRow = {
  id: number;
  baike_id: string;
  root_id: number | null;
  reply_to: number | null;
  reply_to_nickname: string | null;
  uid: number;
  nickname: string;
  avatar_fid: string | null;
  vip: boolean;
  official: boolean;
  kind: CommentKind;
  content: string;
  source_url: string | null;
  likes: number;
  liked: boolean;
  reply_count: number;
  status: CommentState;
  reason: string;
  sample: boolean;
  created_at: string;
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
export const listRoots = async (
  db: Db,
  { baike_id, kind = undefined, sort, page, limit }: CommentFilter,
  reader: Reader,
): Promise<CommentRow[]> => {
  const { rows } = await sql<CommentRow>`
    with shown as (
      select c.*, row_number() over (order by ${ORDERS[sort]}) as place from baike_comment c
      where c.baike_id = ${baike_id} and c.root_id is null and (${kind ?? null}::text is null or c.kind = ${kind ?? null})
        and ${visibleTo(reader.uid)}
      order by place limit ${limit} offset ${(page - 1) * limit}
    )
    select ${columns(reader)} from shown c ${authors} order by c.place`.execute(db);
  return rows;
};

/** Number of threads of each kind that are visible to this reader. */
export const countRoots = async (db: Db, baike_id: string, uid: number | null) => {
  const { rows } = await sql<{ kind: CommentKind; count: number; newest: string | null }>`
    select c.kind, count(*)::int as count, max(c.created_at) as newest from baike_comment c
    where c.baike_id = ${baike_id} and c.root_id is null and ${visibleTo(uid)} group by 1 order by 1`.execute(db);
  return rows;
};

/** The first replies of each thread, at most `limit` per thread, in chronological order. */
export const listFirstReplies = async (
  db: Db,
  roots: readonly number[],
  limit: number,
  reader: Reader,
): Promise<CommentRow[]> => {
  if (roots.length === 0) return [];
  const { rows } = await sql<CommentRow>`
    select ${columns(reader)}
    from unnest(${roots}::bigint[]) r(id)
    cross join lateral (
      select c.* from baike_comment c where c.root_id = r.id and ${visibleTo(reader.uid)} order by c.id limit ${limit}
    ) c ${authors}
    order by c.id`.execute(db);
  return rows;
};

/** Replies of a thread after the given id. */
export const listReplies = async (
  db: Db,
  { root, after, limit }: { root: number; after: number; limit: number },
  reader: Reader,
): Promise<CommentRow[]> => {
  const { rows } = await sql<CommentRow>`
    select ${columns(reader)} from baike_comment c ${authors}
    where c.root_id = ${root} and c.id > ${after} and ${visibleTo(reader.uid)} order by c.id limit ${limit}`.execute(
    db,
  );
  return rows;
};

/** A comment, if it is visible to this reader. */
export const findComment = async (db: Db, id: number, reader: Reader): Promise<CommentRow | undefined> => {
  const { rows } = await sql<CommentRow>`
    select ${columns(reader)} from baike_comment c ${authors}
    where c.id = ${id} and ${visibleTo(reader.uid)}`.execute(db);
  return rows[0];
};
