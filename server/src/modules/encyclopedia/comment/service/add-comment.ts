import type { Comment } from '@bee/contracts/entity/comment';
import type { ParsedRequestFor } from '@bee/contracts/operations';
import { commentLimits, commentProblem, sourceUrlProblem } from '@bee/domain/comment';
import { touchTags } from '../../../../cache/tag.repository.ts';
import type { Db, Tx } from '../../../../db/schema.ts';
import { transact } from '../../../../db/transact.ts';
import { Conflict, InvalidInput, NotFound, TooMany } from '../../../../http/errors.ts';
import type { CallContext } from '../../../../http/route.ts';
import { uidOf } from '../../../../http/viewer.ts';
import { consumeRateLimit } from '../../../../limits/rate-limit.repository.ts';
import { entryExists } from '../../store/baike.repository.ts';
import { heldFor } from '../model/comment.policy.ts';
import { presentThread } from '../model/comment.presenter.ts';
import { findComment } from '../store/comment.repository.ts';
import { notifyAnswered } from '../store/notify-author.ts';
import {
  findByToken,
  findWritten,
  insertComment,
  lockThreads,
  readAuthor,
  recountReplies,
  type WrittenComment,
} from '../store/write-comment.repository.ts';
import { readerOf } from './comment.service.ts';

type Request = ParsedRequestFor<'baike/AddComment'>;
type Author = Pick<CallContext, 'viewer' | 'now'>;

/**
 * Idempotent by form token: a repeated request returns the comment already created. The 30-second limit is checked in
 * the same transaction as the insert, so a rejected comment does not count and concurrent requests wait for each other.
 */
export const addComment = async (db: Db, request: Request, who: Author): Promise<Comment> => {
  const uid = uidOf(who);
  const before = await findByToken(db, uid, request.form_token);
  if (before) return readAdded(db, before.id, who);
  const text = checkText(request);
  if (!(await entryExists(db, request.baike_id))) throw new NotFound('没有这个百科条目，可能已被合并，评论没有发出');
  const { nickname, ...author } = await readAuthor(db, uid);
  const held = heldFor({ kind: request.kind, content: text.content }, author, who.now);
  const id = await transact(db, async (tx) => {
    const place = await placeOf(tx, request);
    const comment = {
      ...text,
      ...place,
      baike_id: request.baike_id,
      uid,
      form_token: request.form_token,
      kind: request.kind,
      status: held === null ? ('online' as const) : ('pending' as const),
      held_for: held ?? '',
      created_at: who.now,
    };
    const made = await insertComment(tx, comment);
    if (made === undefined) return undefined;
    await takePause(tx, uid, who.now);
    if (held === null) {
      await recountReplies(tx, place);
      await notifyAnswered(tx, { ...comment, id: made }, nickname, who.now);
      await touchTags(tx, ['encyclopedia:comments']);
    }
    return made;
  });
  const added = id ?? (await findByToken(db, uid, request.form_token))?.id;
  if (added === undefined) throw new InvalidInput('表单标识有误，请刷新页面后重试');
  return readAdded(db, added, who);
};

const checkText = ({ kind, pid, content: typed, source_url: url }: Request) => {
  const content = tidy(typed);
  const problem = commentProblem(content);
  if (problem) throw new InvalidInput(problem, 'content');
  const urlProblem = kind === 'supplement' ? sourceUrlProblem(url) : undefined;
  if (urlProblem) throw new InvalidInput(urlProblem, 'source_url');
  if (kind === 'supplement' && pid !== undefined) throw new InvalidInput('补充是对条目的，不能写在别人的讨论下面');
  return { content, source_url: kind === 'supplement' ? url : null };
};

/** Removes invisible characters and reduces runs of empty lines. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?![\n\u200d])[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * Position of a reply in its thread. Locks the thread, so that the comment being answered cannot be deleted at the same
 * time.
 */
const placeOf = async (tx: Tx, { baike_id, pid }: Request): Promise<Pick<WrittenComment, 'root_id' | 'reply_to'>> => {
  if (pid === undefined) return { root_id: null, reply_to: null };
  const target = await findWritten(tx, Number(pid));
  if (target?.baike_id !== baike_id) throw new NotFound('要回复的评论不存在，可能已被删除，请刷新页面');
  const root_id = target.root_id ?? target.id;
  await lockThreads(tx, [root_id]);
  const now = await findWritten(tx, target.id);
  if (now?.status !== 'online') throw new Conflict('这条评论已被删除或尚未显示，不能回复；您写的内容会保留在输入框里');
  return { root_id, reply_to: target.root_id === null ? null : target.id };
};

const takePause = async (tx: Tx, uid: number, now: Date): Promise<void> => {
  const { secondsApart } = commentLimits;
  const { count, windowEnds } = await consumeRateLimit(tx, `baike-comment:${uid}`, secondsApart, now);
  if (count === 1) return;
  const left = Math.max(1, Math.ceil((windowEnds.getTime() - now.getTime()) / 1000));
  throw new TooMany(`两次发表至少间隔 ${secondsApart} 秒，请 ${left} 秒后再发；内容会保留在输入框里`);
};

const readAdded = async (db: Db, id: number, who: Author): Promise<Comment> => {
  const reader = readerOf(who);
  const row = await findComment(db, id, reader);
  if (!row) throw new Conflict('这条评论已经发表过，并已删除；要再发请刷新页面');
  return presentThread(row, [], 0, reader.uid);
};
