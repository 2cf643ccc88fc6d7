import { scoreTasks } from '@bee/domain/score-tasks';
import type { Tx } from '../../../../db/schema.ts';
import { commentLink } from '../../../../page-links.ts';
import { sendMessage } from '../../../identity/index.ts';
import type { WrittenComment } from './write-comment.repository.ts';

const QUOTED = 60;

type CommentNotice = Omit<WrittenComment, 'status'> & { content: string };

export const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > QUOTED ? `${line.slice(0, QUOTED)}…` : line;
};

/** Notifies the author of the comment that was answered, except for replies to oneself. */
export const notifyAnswered = async (tx: Tx, reply: CommentNotice, nickname: string, now: Date): Promise<void> => {
  const target = reply.reply_to ?? reply.root_id;
  if (target === null) return;
  const answered = await tx
    .selectFrom('baike_comment')
    .innerJoin('baike', 'baike.id', 'baike_comment.baike_id')
    .select(['baike_comment.uid', 'baike.title'])
    .where('baike_comment.id', '=', target)
    .executeTakeFirst();
  if (!answered || answered.uid === reply.uid) return;
  await sendMessage(tx, {
    uid: answered.uid,
    key: `baike-reply:${reply.id}`,
    kind: 'comment',
    title: `${nickname} 回复了您在“${answered.title}”的评论`,
    body: shortened(reply.content),
    link: commentLink(reply.baike_id, reply.id),
    now,
  });
};

type Decision = { id: number; baike_id: string; uid: number; title: string; content: string };

/** Notifies the author of a review decision. */
export const notifyReviewed = (
  tx: Tx,
  { id, baike_id, uid, title, content }: Decision,
  { action, reason, earned }: { action: 'approve' | 'reject' | 'takedown'; reason: string; earned: boolean },
  now: Date,
): Promise<boolean> => {
  const said = { approve: '已通过审核', reject: '未通过审核', takedown: '已被撤下' }[action];
  return sendMessage(tx, {
    uid,
    key: `baike-review:${id}:${action}:${now.getTime()}`,
    kind: 'comment',
    title: `您在“${title}”的评论${said}`,
    body: reason
      ? `“${shortened(content)}”，原因：${reason}`
      : `“${shortened(content)}”，大家现在能看到了${earned ? `，获得 ${scoreTasks.comment.score} 积分` : ''}。`,
    link: commentLink(baike_id, id),
    now,
  });
};
