import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { page } from './ask.page.tsx';

const chats = [1, 2, 3, 4, 5].map((no) => ({
  chat_id: `c${no}`,
  title: `对话${no}`,
  last_question: '',
  updated_at: '2026-03-04T10:00:00+08:00',
  count: no,
  pinned: false,
}));

const open = (query: Record<string, string> = {}) =>
  renderWithPlatform(page.render({ examples: ['番茄现在多少钱一公斤？'] }, { params: {}, query }), {
    manifest,
    otherPages: ['data/customized', 'user/vip'],
    at: `/home/ai/index?${new URLSearchParams(query)}`,
    answers: {
      'a_i/getChatId': { chat_id: 'c9', quota: { used: 1, limit: 3, reset_at: '2026-03-04T16:00:00Z' }, examples: [] },
      'a_i/getHistoryLists': { list: chats, total: 12, page: 1, limit: 5, updated_at: null },
    },
  });

describe('ask page', () => {
  it('stores the chosen mode in the address and uses it for the question', async () => {
    const { visited } = open({ mode: 'trade' });
    expect(screen.getByRole('radio', { name: '贸易' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '标准' }));
    expect(visited).toEqual(['/home/ai/index?mode=standard']);
    await userEvent.type(screen.getByRole('textbox', { name: '您的问题' }), '番茄的限量{Enter}');
    expect(decodeURI(visited.at(-1) ?? '')).toBe('/ai/result?q=番茄的限量&mode=trade');
  });

  it('shows the context of the question, passes it on, and can remove it', async () => {
    const { visited } = open({ about: 'policy:12', title: '种子法' });
    expect(screen.getByText('种子法')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: '您的问题' }), '罚多少{Enter}');
    expect(decodeURIComponent(visited.at(-1) ?? '')).toContain('about=policy:12&title=种子法');
    await userEvent.click(screen.getByRole('button', { name: '不再针对“种子法”提问' }));
    expect(visited.at(-1)).toBe('/home/ai/index');
  });

  it.each(['policy:', 'script:1', 'policy'])('has no context when the address says %s', (about) => {
    open({ about, title: '种子法' });
    expect(screen.queryByText('种子法')).not.toBeInTheDocument();
  });

  it('shows the latest chats, the quota and examples; the rest is in the drawer', async () => {
    open();
    const recent = within(screen.getByRole('region', { name: '最近的对话' }));
    expect(await recent.findAllByRole('listitem')).toHaveLength(5);
    expect(recent.getByRole('link', { name: /对话1/ })).toHaveAttribute('href', '/home/ai/result/c1');
    expect(recent.getByRole('button', { name: '全部 12 个' })).toBeInTheDocument();
    expect(await screen.findByText(/今日还可提问/)).toHaveTextContent('今日还可提问 2 次');
    expect(screen.getByRole('link', { name: '番茄现在多少钱一公斤？' })).toHaveAttribute(
      'href',
      `/ai/result?q=${encodeURIComponent('番茄现在多少钱一公斤？')}`,
    );
  });
});
