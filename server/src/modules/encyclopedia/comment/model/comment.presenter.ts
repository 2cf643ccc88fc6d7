import type { Comment, CommentReply } from '@bee/contracts/entity/comment';
import type { CommentRow } from '../store/comment.repository.ts';

/**
 * A comment as this reader sees it. Deleted comments, and rejected comments of other members, are reduced to a
 * placeholder.
 */
export const presentComment = (row: CommentRow, uid: number | null): CommentReply => {
  const isOwner = row.uid === uid;
  const gone = row.status === 'deleted' || (row.status === 'rejected' && !isOwner);
  return {
    id: String(row.id),
    baike_id: row.baike_id,
    root_id: row.root_id === null ? null : String(row.root_id),
    reply_to:
      row.reply_to !== null && row.reply_to_nickname !== null
        ? { id: String(row.reply_to), nickname: row.reply_to_nickname }
        : null,
    nickname: gone ? '' : row.nickname,
    avatar: !gone && row.avatar_fid ? `/api/file/avatar/${row.avatar_fid}` : '',
    vip: !gone && row.vip,
    official: !gone && row.official,
    kind: row.kind,
    content: gone ? '' : row.content,
    source_url: gone ? null : row.source_url,
    likes: gone ? 0 : row.likes,
    liked: !gone && row.liked,
    reply_count: row.reply_count,
    status: gone ? 'deleted' : row.status,
    reject_reason: isOwner && row.status === 'rejected' ? row.reason || null : null,
    is_owner: isOwner && !gone,
    sample: row.sample,
    created_at: new Date(row.created_at).toISOString(),
  };
};

/** A thread with its fetched replies; the caller fetches one more than `shown` to detect whether there are more. */
export const presentThread = (
  root: CommentRow,
  replies: readonly CommentRow[],
  shown: number,
  uid: number | null,
): Comment => {
  const first = replies.slice(0, shown);
  return {
    ...presentComment(root, uid),
    replies: first.map((reply) => presentComment(reply, uid)),
    replies_next: replies.length > shown ? String(first.at(-1)?.id ?? 0) : null,
  };
};
