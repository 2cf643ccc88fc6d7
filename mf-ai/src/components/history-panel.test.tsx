import type { ChatCard } from '@bee/contracts/resource/ai';
import { ApiError } from '@bee/platform';
import { type Answers, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../manifest.ts';
import { HistoryButton } from './history-button.tsx';
import { groupChats } from './history-panel.tsx';

const chat = (id: string, updated_at: string, change: Partial<ChatCard> = {}): ChatCard => ({
  chat_id: id,
  title: `对话${id}`,
  last_question: '',
  updated_at,
  count: 1,
  pinned: false,
  ...change,
});
const listOf = (list: ChatCard[], total = list.length) => ({ list, total, page: 1, limit: 30, updated_at: null });

const openDrawer = async (answers: Answers) => {
  const rendered = renderWithPlatform(<HistoryButton />, { manifest, answers });
  await userEvent.click(screen.getByRole('button', { name: '历史对话' }));
  return { ...rendered, drawer: within(await screen.findByRole('dialog', { name: '历史对话' })) };
};

describe('history of chats', () => {
  it('is grouped by days in Shanghai, pinned chats first', () => {
    // In Shanghai it is 2026-03-04 00:30.
    const now = new Date('2026-03-03T16:30:00Z');
    const groups = groupChats(
      [
        chat('p', '2025-01-01T00:00:00Z', { pinned: true }),
        chat('a', '2026-03-03T16:10:00Z'),
        chat('b', '2026-03-03T15:50:00Z'),
        chat('c', '2026-02-26T10:00:00+08:00'),
        chat('d', '2026-02-25T10:00:00+08:00'),
      ],
      now,
    );
    expect(groups.map(({ title, chats }) => [title, chats.map(({ chat_id }) => chat_id).join()])).toEqual([
      ['置顶', 'p'],
      ['今天', 'a'],
      ['昨天', 'b'],
      ['近 7 天', 'c'],
      ['更早', 'd'],
    ]);
  });

  it('can be searched, and shows a message without hits', async () => {
    const { drawer, calls } = await openDrawer({
      'a_i/getHistoryLists': ({ keyword }) => listOf(keyword ? [] : [chat('1', '2020-01-01T00:00:00Z')]),
    });
    expect(await drawer.findByRole('link', { name: /对话1/ })).toBeInTheDocument();
    await userEvent.type(drawer.getByRole('searchbox'), '柠檬');
    expect(await drawer.findByText('没有找到与“柠檬”有关的对话，换个词试试。')).toBeInTheDocument();
    expect(calls.at(-1)?.request).toMatchObject({ keyword: '柠檬' });
  });

  it('loads more', async () => {
    const all = Array.from({ length: 45 }, (_, index) => chat(String(index), '2020-01-01T00:00:00Z'));
    const { drawer } = await openDrawer({
      'a_i/getHistoryLists': ({ limit = 20 }) => listOf(all.slice(0, Number(limit)), all.length),
    });
    await userEvent.click(await drawer.findByRole('button', { name: '加载更多（已显示 30 / 45）' }));
    expect(await drawer.findByRole('link', { name: /对话44/ })).toBeInTheDocument();
    expect(drawer.queryByRole('button', { name: /加载更多/ })).not.toBeInTheDocument();
  });

  it('shows a hint when it is empty or failed to load', async () => {
    let answers = 0;
    const { drawer } = await openDrawer({
      'a_i/getHistoryLists': () => {
        answers += 1;
        if (answers === 1) throw new ApiError('服务器繁忙', 500, 500);
        return listOf([]);
      },
    });
    await userEvent.click(await drawer.findByRole('button', { name: '重试' }));
    expect(await drawer.findByText('还没有对话。问一个问题，它会留在这里。')).toBeInTheDocument();
  });

  it('pins and renames; Esc closes the field but not the drawer', async () => {
    const { drawer, calls } = await openDrawer({
      'a_i/getHistoryLists': listOf([chat('1', '2020-01-01T00:00:00Z')]),
      'a_i/saveHistory': { chat_id: '1', title: '对话1', pinned: true, share: null, shared_at: null },
    });
    await userEvent.click(await drawer.findByRole('button', { name: '置顶' }));
    await userEvent.click(drawer.getByRole('button', { name: '改名' }));
    await userEvent.keyboard('{Escape}');
    expect(drawer.queryByRole('textbox', { name: '对话标题' })).not.toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: '改名' }));
    await userEvent.keyboard('番茄行情{Enter}');
    const sent = calls.filter(({ operation }) => operation === 'a_i/saveHistory').map(({ request }) => request);
    expect(sent).toEqual([
      { chat_id: '1', action: 'pin', pinned: true },
      { chat_id: '1', action: 'rename', title: '番茄行情' },
    ]);
  });

  it('keeps a name that could not be stored', async () => {
    const { drawer } = await openDrawer({
      'a_i/getHistoryLists': listOf([chat('1', '2020-01-01T00:00:00Z')]),
      'a_i/saveHistory': () => {
        throw new Error('服务器出错');
      },
    });
    await userEvent.click(await drawer.findByRole('button', { name: '改名' }));
    await userEvent.keyboard('番茄行情{Enter}');
    expect(await drawer.findByRole('textbox', { name: '对话标题' })).toHaveValue('番茄行情');
  });
});
