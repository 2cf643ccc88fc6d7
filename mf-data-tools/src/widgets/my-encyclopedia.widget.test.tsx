import type { OwnComment } from '@bee/contracts/resource/baike';
import { dialogs, toasts } from '@bee/platform/host';
import { createTestPlatform } from '@bee/testing/render-with-platform';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../manifest.ts';
import { widget } from './my-encyclopedia.widget.tsx';

const own = (changes: Partial<OwnComment>): OwnComment => ({
  id: '1',
  baike_id: 'b1',
  baike_title: '番茄',
  root_id: null,
  kind: 'comment',
  content: '说得很清楚',
  source_url: null,
  status: 'online',
  reject_reason: null,
  likes: 2,
  reply_count: 0,
  created_at: '2026-03-03T02:00:00.000Z',
  ...changes,
});

const show = (list: OwnComment[], props: object = {}, answers: object = {}) => {
  const { platform, calls } = createTestPlatform({
    manifest,
    otherPages: ['user/baike'],
    answers: {
      'baike/getMyBaike': {
        list,
        total: list.length,
        page: 1,
        limit: 20,
        facets: { kind: [{ value: 'comment', label: '讨论', count: 2 }] },
        updated_at: null,
      },
      ...answers,
    },
  });
  render(widget.render(platform, null, props));
  return { calls };
};
const requests = (calls: { operation: string; request: unknown }[], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ request }) => request);

beforeEach(() =>
  act(() => {
    dialogs.setState({ list: [] });
    toasts.setState({ list: [] });
  }),
);

describe('my encyclopedia', () => {
  it('shows contributions by entry, with state and link', async () => {
    show([
      own({ id: '3', content: '又想起一点' }),
      own({ id: '2', kind: 'supplement', status: 'rejected', reject_reason: '来源打不开' }),
      own({ id: '1', baike_id: 'b2', baike_title: '黄瓜', status: 'pending' }),
    ]);
    const entries = await screen.findAllByRole('heading', { level: 2 });
    expect(entries.map(({ textContent }) => textContent)).toEqual(['番茄', '黄瓜']);
    expect(screen.getByText('未通过原因：来源打不开')).toBeInTheDocument();
    expect(screen.getByText('审核中')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: '在条目中查看' })[0]).toHaveAttribute(
      'href',
      '/home/baike/index?id=b1&c=3#comment-3',
    );
  });

  it('requests kind and page from its props, and links to others by address', async () => {
    const { calls } = show([own({})], { kind: 'comment', page: 2 });
    const tabs = await screen.findByRole('navigation', { name: '贡献类型' });
    expect(requests(calls, 'baike/getMyBaike')).toEqual([{ page: 2, limit: 20, kind: 'comment' }]);
    expect(within(tabs).getByRole('link', { name: /补充/ })).toHaveAttribute('href', '/user/baike?kind=supplement');
  });

  it('deletes the selected ones after confirmation, and nothing without', async () => {
    const { calls } = show(
      [own({ id: '3', reply_count: 1 }), own({ id: '2' })],
      {},
      { 'baike/delMyBaike': { deleted: 2 } },
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
    await userEvent.click(screen.getByRole('button', { name: '删除所选（2）' }));
    expect(dialogs.getState().list[0]?.content).toContain('该评论已删除');
    act(() => dialogs.getState().list[0]?.answer(false));
    expect(requests(calls, 'baike/delMyBaike')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '删除所选（2）' }));
    act(() => dialogs.getState().list[0]?.answer(true));
    await waitFor(() => expect(requests(calls, 'baike/delMyBaike')).toEqual([{ ids: ['3', '2'] }]));
    expect(toasts.getState().list[0]?.message).toBe('已删除 2 条');
  });

  it('shows a hint when there are none', async () => {
    show([]);
    expect(await screen.findByText('还没有参与过百科')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去看百科条目' })).toHaveAttribute('href', '/home/baike/index');
  });
});
