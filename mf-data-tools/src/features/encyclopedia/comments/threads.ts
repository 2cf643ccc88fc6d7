import type { DataFor } from '@bee/contracts/operations';
import type { Comment, CommentReply } from '@bee/contracts/resource/baike';

type Lists = DataFor<'baike/commentLists'>;

/** State of an entry's threads: the loaded pages, plus what the user has done since. */
export type Threads = {
  /** The thread that a link leads to; shown before the others and excluded from them. */
  focus: Comment | null;
  list: Comment[];
  /** Total number of threads. */
  total: number;
  /** The last loaded page. */
  page: number;
};

export const threadsOf = ({ focus, list, total, page }: Lists): Threads => ({
  focus,
  list: without(list, focus),
  total,
  page,
});

/** Appends a page. Threads that moved to this page meanwhile are not duplicated. */
export const withPage = (threads: Threads, answer: Lists): Threads => {
  const known = new Set(threads.list.map(({ id }) => id));
  const fresh = without(answer.list, threads.focus).filter(({ id }) => !known.has(id));
  return { ...threads, list: [...threads.list, ...fresh], total: answer.total, page: answer.page };
};

/** Adds loaded replies of a thread, in chronological order. */
export const withReplies = (
  threads: Threads,
  root: string,
  { list, next_cursor }: DataFor<'baike/getNextComment'>,
): Threads =>
  changeThread(threads, root, (thread) => ({
    ...thread,
    replies: merged(thread.replies, list),
    replies_next: next_cursor,
  }));

/** Adds the user's comment: a thread at the top, or a reply at the end of its thread. */
export const withWritten = (threads: Threads, written: Comment): Threads => {
  const { root_id } = written;
  if (root_id === null)
    return { ...threads, list: [written, ...without(threads.list, written)], total: threads.total + 1 };
  return changeThread(threads, root_id, (thread) => ({
    ...thread,
    replies: merged(thread.replies, [written]),
    reply_count: thread.reply_count + (written.status === 'online' ? 1 : 0),
  }));
};

/** Removes a deleted comment: only its text if it has replies, else the whole comment. */
export const withoutDeleted = (threads: Threads, { id, root_id }: CommentReply, tombstone: boolean): Threads => {
  if (tombstone) return withChange(threads, id, GONE);
  if (root_id === null) {
    const keep = (thread: Comment) => thread.id !== id;
    const focus = threads.focus?.id === id ? null : threads.focus;
    return { ...threads, focus, list: threads.list.filter(keep), total: Math.max(0, threads.total - 1) };
  }
  return changeThread(threads, root_id, (thread) => ({
    ...thread,
    replies: thread.replies.filter((reply) => reply.id !== id),
    reply_count: Math.max(0, thread.reply_count - 1),
  }));
};

const GONE = { status: 'deleted', content: '', nickname: '', avatar: '', source_url: null, is_owner: false } as const;

/** Changes one comment, whether thread or reply. */
export const withChange = (threads: Threads, id: string, change: Partial<CommentReply>): Threads => {
  const inThread = (thread: Comment): Comment => ({
    ...thread,
    ...(thread.id === id && change),
    replies: thread.replies.map((reply) => (reply.id === id ? { ...reply, ...change } : reply)),
  });
  return { ...threads, focus: threads.focus && inThread(threads.focus), list: threads.list.map(inThread) };
};

const changeThread = (threads: Threads, root: string, change: (thread: Comment) => Comment): Threads => {
  const only = (thread: Comment) => (thread.id === root ? change(thread) : thread);
  return { ...threads, focus: threads.focus && only(threads.focus), list: threads.list.map(only) };
};

const without = (list: readonly Comment[], one: Comment | null): Comment[] => list.filter(({ id }) => id !== one?.id);

const merged = (known: readonly CommentReply[], more: readonly CommentReply[]): CommentReply[] => {
  const byId = new Map([...known, ...more].map((reply) => [reply.id, reply]));
  return [...byId.values()].sort((a, b) => Number(a.id) - Number(b.id));
};
