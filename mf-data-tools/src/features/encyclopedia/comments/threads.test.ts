import { buildComment, buildReply } from '../../../testing/encyclopedia-factories.ts';
import { threadsOf, withChange, withoutDeleted, withPage, withReplies, withWritten } from './threads.ts';

const answer = (list: ReturnType<typeof buildComment>[], more: object = {}) => ({
  list,
  total: list.length,
  page: 1,
  limit: 20,
  updated_at: null,
  focus: null,
  ...more,
});
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const start = threadsOf(answer([buildComment({ id: '5' }), buildComment({ id: '3' })], { total: 4 }));

describe('threads of an entry', () => {
  it('append pages without duplicating a thread that has moved', () => {
    const next = answer([buildComment({ id: '3' }), buildComment({ id: '2' })], { page: 2, total: 5 });
    expect(ids(withPage(start, next).list)).toEqual(['5', '3', '2']);
    expect(withPage(start, next)).toMatchObject({ page: 2, total: 5 });
  });

  it('keep the linked thread apart from the others', () => {
    const focus = buildComment({ id: '3' });
    const threads = threadsOf(answer([buildComment({ id: '5' }), focus], { focus }));
    expect(ids(threads.list)).toEqual(['5']);
    expect(withPage(threads, answer([focus], { page: 2 })).list).toHaveLength(1);
  });

  it("put the user's comment at the top, and a reply at the end of its thread", () => {
    const mine = buildComment({ id: '9' });
    expect(ids(withWritten(start, mine).list)).toEqual(['9', '5', '3']);
    expect(withWritten(start, mine).total).toBe(5);
    const reply = buildComment({ id: '8', root_id: '3' });
    const [, thread] = withWritten(start, reply).list;
    expect(thread).toMatchObject({ reply_count: 1, replies: [{ id: '8' }] });
    const held = withWritten(start, { ...reply, status: 'pending' }).list[1];
    expect(held).toMatchObject({ reply_count: 0, replies: [{ id: '8' }] });
  });

  it('sort replies chronologically without duplicates', () => {
    const threads = threadsOf(
      answer([buildComment({ id: '3', replies: [buildReply({ id: '7', root_id: '3' })], replies_next: '0' })]),
    );
    const page = {
      list: [buildReply({ id: '4', root_id: '3' }), buildReply({ id: '7', root_id: '3' })],
      next_cursor: null,
    };
    const [thread] = withReplies(threads, '3', page).list;
    expect(ids(thread?.replies ?? [])).toEqual(['4', '7']);
    expect(thread?.replies_next).toBeNull();
  });

  it('remove a deleted comment, or only its text', () => {
    const reply = buildReply({ id: '4', root_id: '3' });
    const root = buildComment({ id: '3', replies: [reply], reply_count: 1 });
    const threads = threadsOf(answer([root]));
    expect(withoutDeleted(threads, root, true).list[0]).toMatchObject({
      status: 'deleted',
      content: '',
      replies: [reply],
    });
    expect(withoutDeleted(threads, root, false)).toMatchObject({ list: [], total: 0 });
    expect(withoutDeleted(threads, reply, false).list[0]).toMatchObject({ replies: [], reply_count: 0 });
    expect(withChange(threads, '4', { likes: 2 }).list[0]?.replies[0]).toMatchObject({ likes: 2 });
  });
});
