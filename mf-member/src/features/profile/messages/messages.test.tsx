import type { Message } from '@bee/contracts/resource/message';
import { ApiError } from '@bee/platform';
import { dialogs, toasts } from '@bee/platform/host';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../../manifest.ts';
import { buildMember, listOf } from '../../../testing/member-factories.ts';
import { page } from '../profile.page.tsx';

const buildMessage = (changes: Partial<Message> = {}): Message => ({
  id: '1',
  kind: 'price',
  title: '番茄 6.20 元/公斤',
  body: '北京市场 2026-03-04 均价 6.20 元/公斤',
  link: { page: 'application/vegetable/detail', params: { group: '茄果类', name: '番茄', type: '1' } },
  created_at: '2026-03-04T02:00:00.000Z',
  read_at: null,
  ...changes,
});
const facets = (unread: number, read: number) => ({
  state: [
    { value: 'unread', label: '未读', count: unread },
    { value: 'read', label: '已读', count: read },
  ],
});

const show = (answers: PlatformOptions['answers'], at = '/home/user/profile?tab=message') =>
  renderWithPlatform(page.render(null, { params: {}, query: {} }), {
    manifest,
    otherPages: ['home', 'application/vegetable/detail', 'application/vegetable/list'],
    member: buildMember(),
    at,
    answers,
  });
const answerDialog = (yes: boolean) => act(() => dialogs.getState().list[0]?.answer(yes));
const shownToasts = () => toasts.getState().list.map(({ message }) => message);

beforeEach(() =>
  act(() => {
    dialogs.setState({ list: [] });
    toasts.setState({ list: [] });
  }),
);

describe('messages', () => {
  it('are marked as read one at a time, and the dot in the header is updated', async () => {
    let read_at: string | null = null;
    const { calls, platform } = show({
      'user/getMessageList': () => listOf([buildMessage({ read_at })], facets(read_at ? 0 : 1, read_at ? 1 : 0)),
      'user/readMessage': () => {
        read_at = '2026-03-04T03:00:00.000Z';
        return { unread: 0 };
      },
      'user/getUnreadCount': () => ({ unread: read_at ? 0 : 1 }),
    });
    act(() => platform.sessionStore.setState({ unread: 1 }));
    expect(await screen.findByRole('img', { name: '未读' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /我的消息\s*1/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '标为已读：番茄 6.20 元/公斤' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: '未读' })).not.toBeInTheDocument());
    expect(platform.sessionStore.getState().unread).toBe(0);
    expect(calls.find(({ operation }) => operation === 'user/readMessage')?.request).toEqual({ id: '1' });
  });

  it('are all marked as read with one button, which is shown only with unread messages', async () => {
    let unread = 3;
    const { calls } = show({
      'user/getMessageList': () =>
        listOf([buildMessage(unread ? {} : { read_at: '2026-03-04T03:00:00.000Z' })], facets(unread, 3 - unread)),
      'user/readMessage': () => {
        unread = 0;
        return { unread };
      },
      'user/getUnreadCount': () => ({ unread }),
    });
    await userEvent.click(await screen.findByRole('button', { name: '全部标为已读' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '全部标为已读' })).not.toBeInTheDocument());
    expect(calls.find(({ operation }) => operation === 'user/readMessage')?.request).toEqual({});
  });

  it('are deleted after confirmation, and kept without it', async () => {
    let list = [buildMessage()];
    const { calls } = show({
      'user/getMessageList': () => listOf(list, facets(list.length, 0)),
      'user/deleteMessage': () => {
        list = [];
        return { unread: 0 };
      },
      'user/getUnreadCount': { unread: 0 },
    });
    const press = async () => userEvent.click(await screen.findByRole('button', { name: /^删除：/ }));
    await press();
    answerDialog(false);
    expect(calls.map(({ operation }) => operation)).not.toContain('user/deleteMessage');
    await press();
    answerDialog(true);
    expect(await screen.findByText('还没有消息')).toBeInTheDocument();
    expect(shownToasts()).toEqual(['消息已删除']);
  });

  it('read state and page from the address', async () => {
    const { calls } = show(
      { 'user/getMessageList': { ...listOf([buildMessage()], facets(41, 9)), total: 41, page: 2 } },
      '/home/user/profile?tab=message&state=unread&p=2',
    );
    const next = await screen.findByRole('link', { name: '下一页' });
    expect(next).toHaveAttribute('href', '/home/user/profile?tab=message&state=unread&p=3');
    expect(calls[0]?.request).toEqual({ page: 2, limit: 20, state: 'unread' });
    const states = within(screen.getByRole('list', { name: '状态' }));
    expect(states.getByRole('link', { name: /全部\s*50/ })).toHaveAttribute('href', '/home/user/profile?tab=message');
  });

  it('offer a retry', async () => {
    show({
      'user/getMessageList': () => {
        throw new ApiError('服务暂时不可用，请稍后重试', 503, 503);
      },
    });
    expect(await screen.findByText('消息加载失败')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument();
  });
});
