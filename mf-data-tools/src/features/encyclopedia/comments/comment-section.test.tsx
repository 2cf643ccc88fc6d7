import { ApiError, type UserInfo } from '@bee/platform';
import { dialogs, loginIntent, toasts } from '@bee/platform/host';
import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../../manifest.ts';
import { buildComment, buildEntry, buildLists, buildReply } from '../../../testing/encyclopedia-factories.ts';
import type { EntryQuery } from '../encyclopedia-query.ts';
import { CommentSection } from './comment-section.tsx';

const MEMBER = { uid: '7', nickname: '云岭菜农' } as UserInfo;

type Options = { query?: Partial<EntryQuery>; rendered?: ReturnType<typeof buildLists>; visitor?: boolean };

const show = (answers: object = {}, { query = {}, rendered = buildLists(), visitor }: Options = {}) =>
  renderWithPlatform(
    <CommentSection entry={buildEntry()} rendered={rendered} query={{ id: 'b1', sort: 'hot', ...query }} />,
    { manifest, ...(!visitor && { member: MEMBER }), answers: { 'baike/commentLists': rendered, ...answers } },
  );
const saidBy = (calls: { operation: string; request: unknown }[], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ request }) => request);
const write = () => screen.getByRole('textbox', { name: '说说您的看法' });
const confirmIt = (yes = true) => act(() => dialogs.getState().list[0]?.answer(yes));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  act(() => {
    toasts.setState({ list: [] });
    dialogs.setState({ list: [] });
  });
});

describe('writing', () => {
  it('posts the text once with its token, and shows it at the top', async () => {
    const written = buildComment({ id: '9', content: '今年价格不错', is_owner: true });
    const { calls } = show({ 'baike/AddComment': written }, { rendered: buildLists([buildComment({ id: '3' })]) });
    await userEvent.type(write(), '今年价格不错');
    await userEvent.click(screen.getByRole('button', { name: '发表' }));
    expect(await screen.findByText('今年价格不错', { selector: 'p' })).toBeInTheDocument();
    const [request] = saidBy(calls, 'baike/AddComment');
    expect(request).toEqual({
      baike_id: 'b1',
      kind: 'comment',
      content: '今年价格不错',
      form_token: expect.stringMatching(/^[\w-]{16,64}$/),
    });
    expect(write()).toHaveValue('');
    expect(toasts.getState().list[0]?.message).toBe('已发表');
  });

  it('keeps text and token after a rejection, so that the same comment is resent', async () => {
    const refuse = () => {
      throw new ApiError('两次发表至少间隔 30 秒，请 12 秒后再发', 429, 200);
    };
    const { calls } = show({ 'baike/AddComment': refuse });
    await userEvent.type(write(), '又一条');
    await userEvent.click(screen.getByRole('button', { name: '发表' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('请 12 秒后再发');
    expect(write()).toHaveValue('又一条');
    await userEvent.click(screen.getByRole('button', { name: '发表' }));
    await waitFor(() => expect(saidBy(calls, 'baike/AddComment')).toHaveLength(2));
    const [first, second] = saidBy(calls, 'baike/AddComment') as { form_token: string }[];
    expect(second?.form_token).toBe(first?.form_token);
  });

  it('validates before sending, and counts the remaining characters', async () => {
    const { calls } = show();
    await userEvent.type(write(), '好');
    await userEvent.click(screen.getByRole('button', { name: '发表' }));
    expect(screen.getByRole('alert')).toHaveTextContent('内容至少 2 个字');
    fireEvent.change(write(), { target: { value: '字'.repeat(503) } });
    expect(screen.getByText('超出 3 个字')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: '补充' }));
    fireEvent.change(screen.getByRole('textbox', { name: '补充一条' }), { target: { value: '一条事实' } });
    await userEvent.click(screen.getByRole('button', { name: '发表' }));
    expect(screen.getByRole('alert')).toHaveTextContent('请填写网址');
    expect(saidBy(calls, 'baike/AddComment')).toEqual([]);
  });

  it('survives a reload', async () => {
    const { unmount } = show();
    await userEvent.type(write(), '写到一半');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    unmount();
    show();
    expect(await screen.findByDisplayValue('写到一半')).toBeInTheDocument();
  });

  it('sends nothing on Enter that confirms an input method', async () => {
    const { calls } = show();
    await userEvent.click(screen.getByRole('radio', { name: '补充' }));
    await userEvent.type(screen.getByRole('textbox', { name: '补充一条' }), '第一行{Enter}第二行');
    expect(saidBy(calls, 'baike/AddComment')).toEqual([]);
  });

  it('asks a visitor to sign in and posts afterwards', async () => {
    const { calls } = show({ 'baike/AddComment': buildComment({ id: '9' }) }, { visitor: true });
    await userEvent.type(write(), '路过说一句');
    await userEvent.click(screen.getByRole('button', { name: '登录后发表' }));
    expect(loginIntent.getState().status).toBe(true);
    expect(saidBy(calls, 'baike/AddComment')).toEqual([]);
    await act(async () => loginIntent.getState().callback?.(null));
    await waitFor(() => expect(saidBy(calls, 'baike/AddComment')).toMatchObject([{ content: '路过说一句' }]));
  });
});

describe('reading', () => {
  it('loads more threads and replies without duplicates', async () => {
    const reply = (id: string) => buildReply({ id, root_id: '3', content: `回复 ${id}` });
    const rendered = buildLists(
      [buildComment({ id: '3', content: '第一串', reply_count: 5, replies: [reply('4')], replies_next: '4' })],
      { total: 2 },
    );
    const pages = (request: { page: number }) =>
      request.page === 1 ? rendered : buildLists([buildComment({ id: '2', content: '第二串' })], { page: 2, total: 2 });
    const { calls } = show(
      {
        'baike/commentLists': pages,
        'baike/getNextComment': { list: [reply('5'), reply('6')], next_cursor: null },
      },
      { rendered },
    );
    await userEvent.click(await screen.findByRole('button', { name: '查看其余 4 条回复' }));
    expect(await screen.findByText('回复 6')).toBeInTheDocument();
    expect(saidBy(calls, 'baike/getNextComment')).toEqual([{ comment_id: '3', cursor: '4' }]);
    await userEvent.click(screen.getByRole('button', { name: /再看 1 条/ }));
    expect(await screen.findByText('第二串')).toBeInTheDocument();
    expect(screen.getByText('回复 6')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /再看/ })).not.toBeInTheDocument();
  });

  it('shows scripts as text', () => {
    show({}, { rendered: buildLists([buildComment({ content: '<script>alert(1)</script>' })]), visitor: true });
    expect(screen.getByText('<script>alert(1)</script>')).toBeInTheDocument();
    expect(document.querySelector('.tools-comment script')).toBeNull();
  });

  it('marks pending, rejected (with the reason) and deleted comments', () => {
    const rendered = buildLists([
      buildComment({ id: '3', status: 'pending', is_owner: true }),
      buildComment({ id: '2', status: 'rejected', is_owner: true, reject_reason: '来源打不开' }),
      buildComment({ id: '1', status: 'deleted', content: '', nickname: '', reply_count: 1, replies: [buildReply()] }),
    ]);
    show({}, { rendered, visitor: true });
    expect(screen.getByText('审核中')).toBeInTheDocument();
    expect(screen.getByText('原因：来源打不开')).toBeInTheDocument();
    expect(screen.getByText('该评论已删除')).toBeInTheDocument();
  });

  it('begins with the linked thread, or shows that it is deleted', () => {
    const focus = buildComment({ id: '1', content: '要看的话' });
    const rendered = buildLists([buildComment({ id: '3' }), focus], { focus });
    const { unmount } = show({}, { rendered, query: { comment: '1' }, visitor: true });
    expect(document.getElementById('comment-1')).toHaveClass('is-wanted');
    expect(screen.getAllByText('要看的话')).toHaveLength(1);
    unmount();
    show({}, { query: { comment: '77' }, visitor: true });
    expect(screen.getByRole('status')).toHaveTextContent('链接指向的评论不存在或已删除');
  });

  it('marks comments since the last visit', () => {
    localStorage.setItem('mf-data-tools:baike-visit:b1', JSON.stringify([null, '2026-03-02T00:00:00.000Z']));
    const rendered = buildLists([
      buildComment({ id: '3', created_at: '2026-03-03T00:00:00.000Z' }),
      buildComment({ id: '2', created_at: '2026-03-01T00:00:00.000Z' }),
    ]);
    show({}, { rendered, visitor: true });
    expect(screen.getAllByText('新')).toHaveLength(1);
    expect(within(document.getElementById('comment-3') as HTMLElement).getByText('新')).toBeInTheDocument();
  });
});

describe('acting', () => {
  it('likes and removes the like', async () => {
    const { calls } = show(
      {
        'baike/likeComment': ({ action }: { action: string }) => ({
          id: '3',
          likes: action === 'like' ? 5 : 4,
          liked: action === 'like',
        }),
      },
      { rendered: buildLists([buildComment({ id: '3', likes: 4 })]) },
    );
    await userEvent.click(screen.getByRole('button', { name: '赞 4，田园小麦的评论' }));
    expect(await screen.findByRole('button', { name: '已赞 5，田园小麦的评论' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: '已赞 5，田园小麦的评论' }));
    await waitFor(() =>
      expect(saidBy(calls, 'baike/likeComment')).toEqual([
        { id: '3', action: 'like' },
        { id: '3', action: 'unlike' },
      ]),
    );
  });

  it('replies within the thread', async () => {
    const answer = buildComment({ id: '9', root_id: '3', content: '谢谢', is_owner: true });
    const { calls } = show({ 'baike/AddComment': answer }, { rendered: buildLists([buildComment({ id: '3' })]) });
    await userEvent.click(screen.getByRole('button', { name: '回复 田园小麦' }));
    const field = screen.getByRole('textbox', { name: '回复 田园小麦' });
    expect(field).toHaveFocus();
    await userEvent.type(field, '谢谢');
    await userEvent.click(screen.getByRole('button', { name: '回复' }));
    expect(await within(document.getElementById('comment-3') as HTMLElement).findByText('谢谢')).toBeInTheDocument();
    expect(saidBy(calls, 'baike/AddComment')).toMatchObject([{ pid: '3', content: '谢谢', kind: 'comment' }]);
  });

  it('asks for confirmation before deleting, and keeps a placeholder for replies', async () => {
    const mine = buildComment({
      id: '3',
      content: '我说的',
      is_owner: true,
      reply_count: 1,
      replies: [buildReply({ id: '4' })],
    });
    const { calls } = show({ 'baike/delComment': { id: '3', tombstone: true } }, { rendered: buildLists([mine]) });
    await userEvent.click(screen.getByRole('button', { name: '删除我的这条评论' }));
    confirmIt(false);
    expect(saidBy(calls, 'baike/delComment')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '删除我的这条评论' }));
    expect(dialogs.getState().list[0]?.content).toContain('该评论已删除');
    confirmIt();
    expect(await screen.findByText('该评论已删除')).toBeInTheDocument();
    expect(screen.queryByText('我说的')).not.toBeInTheDocument();
  });
});

describe('an action before the member’s own response has arrived', () => {
  it('is kept when it arrives', async () => {
    let answer: (lists: ReturnType<typeof buildLists>) => void = () => undefined;
    const late = new Promise<ReturnType<typeof buildLists>>((resolve) => {
      answer = resolve;
    });
    const rendered = buildLists([buildComment({ id: '3', likes: 4 })]);
    show({ 'baike/commentLists': () => late, 'baike/likeComment': { id: '3', likes: 5, liked: true } }, { rendered });
    await userEvent.click(screen.getByRole('button', { name: '赞 4，田园小麦的评论' }));
    expect(await screen.findByRole('button', { name: '已赞 5，田园小麦的评论' })).toBeInTheDocument();
    await act(async () => answer(buildLists([buildComment({ id: '3', likes: 4, content: '会员看到的' })])));
    expect(await screen.findByText('会员看到的')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '已赞 5，田园小麦的评论' })).toBeInTheDocument();
  });
});
