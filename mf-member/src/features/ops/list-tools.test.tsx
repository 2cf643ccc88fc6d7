import { findOperation } from '@bee/contracts/operations';
import type { FeedbackItem } from '@bee/contracts/resource/ops';
import { ApiError } from '@bee/platform';
import { dialogs } from '@bee/platform/host';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../../testing/member-factories.ts';
import { answerDialog, forgetOps, shownToasts, showOps } from '../../testing/show-ops.tsx';
import { reviewLists } from './review-lists.ts';

const feedback = (id: string, changes: Partial<FeedbackItem> = {}): FeedbackItem => ({
  id,
  contact: `联系人${id}`,
  tel: '13812345678',
  content: '价格图看不清',
  member: '',
  status: 'new',
  note: '',
  created_at: '2026-03-04T02:00:00.000Z',
  handled_at: null,
  handled_by: '',
  ...changes,
});

beforeEach(() => {
  forgetOps();
  localStorage.clear();
});

it.each(reviewLists.map((review) => [review.title, review] as const))(
  '%s: the server sorts by each sortable column, in both directions, and by no other',
  (_title, { operation, columns }) => {
    const takes = (sort: string, order = 'asc') => findOperation(operation).request.safeParse({ sort, order }).success;
    const own = columns.filter(({ sortable }) => sortable).map(({ key }) => key);
    expect(own).not.toEqual([]);
    expect(columns.map(({ key }) => key).filter((key) => takes(key))).toEqual(own);
  },
);

it('sorts by the address: the head is a link that turns the order, other filters stay', async () => {
  const { calls } = showOps('/ops/review?tab=feedback&status=new&sort=created_at&p=2', {
    'ops/getFeedbackList': { ...listOf([feedback('1')]), total: 41, page: 2 },
  });
  const head = await screen.findByRole('columnheader', { name: '提交时间' });
  expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(within(head).getByRole('link')).toHaveAttribute(
    'href',
    '/ops/review?tab=feedback&status=new&sort=created_at&order=asc',
  );
  expect(calls[0]?.request).toEqual({ status: 'new', sort: 'created_at', page: 2, limit: 20 });
});

it('shows long pages on request; the number of rows stays when another state is chosen', async () => {
  const items = Array.from({ length: 100 }, (_, index) => feedback(String(index + 1)));
  const { calls } = showOps('/ops/review?tab=feedback&n=100', {
    'ops/getFeedbackList': { ...listOf(items), total: 760 },
  });
  const table = await screen.findByRole('table', { name: '意见反馈' });
  expect(table).toHaveAttribute('aria-rowcount', '101');
  expect(within(table).getAllByRole('row').length).toBeLessThan(60);
  expect(calls[0]?.request).toEqual({ page: 1, limit: 100 });
  const sizes = within(screen.getByRole('list', { name: '每页' }));
  expect(sizes.getByRole('link', { name: '100 条' })).toHaveAttribute('aria-current', 'true');
  expect(sizes.getByRole('link', { name: '20 条' })).toHaveAttribute('href', '/ops/review?tab=feedback');
  expect(screen.getByRole('link', { name: '未处理' })).toHaveAttribute('href', expect.stringContaining('n=100'));
});

it('ignores a column in the address that the list has not', async () => {
  const { calls } = showOps('/ops/review?tab=feedback&sort=price', { 'ops/getFeedbackList': listOf([feedback('1')]) });
  await screen.findByText('价格图看不清');
  expect(calls[0]?.request).not.toHaveProperty('sort');
});

it('keeps the choice of columns in the browser', async () => {
  const answers = { 'ops/getFeedbackList': listOf([feedback('1')]) };
  const { unmount } = showOps('/ops/review', answers);
  await screen.findByText('价格图看不清');
  await userEvent.click(screen.getByText('显示的列（6/6）'));
  await userEvent.click(screen.getByRole('checkbox', { name: '内容' }));
  expect(screen.queryByText('价格图看不清')).not.toBeInTheDocument();
  unmount();
  showOps('/ops/review', answers);
  expect(await screen.findByText('显示的列（5/6）')).toBeInTheDocument();
  expect(screen.queryByText('价格图看不清')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '联系人1' })).toBeInTheDocument();
});

it('handles several rows after one question, and names those that failed', async () => {
  let items = [feedback('1'), feedback('2'), feedback('3', { status: 'done' })];
  const { calls } = showOps('/ops/review', {
    'ops/getFeedbackList': () => listOf(items),
    'ops/setFeedbackStatus': ({ id }) => {
      if (id === '2') throw new ApiError('这条反馈已由小蜂处理，请刷新列表', 409, 200);
      items = items.map((item) => (item.id === String(id) ? { ...item, status: 'done' } : item));
      return feedback(String(id), { status: 'done' });
    },
  });
  expect(await screen.findByRole('checkbox', { name: '选择联系人3' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  expect(screen.getByText('已选 2 条')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '处理' }));
  expect(dialogs.getState().list[0]?.content).toBe('对选中的 2 条反馈“处理”？');
  const sent = () => calls.flatMap(({ operation, request }) => (operation.endsWith('Status') ? [request] : []));
  expect(sent()).toEqual([]);
  answerDialog(true);
  await waitFor(() =>
    expect(shownToasts()).toEqual([
      'success: 已处理 1 条反馈',
      'error: 1 条没有成功：“联系人2”：这条反馈已由小蜂处理，请刷新列表',
    ]),
  );
  expect(sent()).toEqual([
    { id: '1', status: 'done' },
    { id: '2', status: 'done' },
  ]);
  expect(screen.queryByText(/已选/)).not.toBeInTheDocument();
});
