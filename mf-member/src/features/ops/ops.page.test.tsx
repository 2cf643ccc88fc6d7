import type { FeedbackItem } from '@bee/contracts/resource/ops';
import { ApiError } from '@bee/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../../testing/member-factories.ts';
import { answerDialog, forgetOps, shownToasts, showOps } from '../../testing/show-ops.tsx';

const buildFeedback = (changes: Partial<FeedbackItem> = {}): FeedbackItem => ({
  id: '5',
  contact: '老周',
  tel: '13812345678',
  content: '价格图看不清',
  member: '139****1234',
  status: 'new',
  note: '',
  created_at: '2026-03-04T02:00:00.000Z',
  handled_at: null,
  handled_by: '',
  ...changes,
});

const facets = { status: [{ value: 'new', label: '未处理', count: 3 }] };

beforeEach(forgetOps);

const open = async (contact: string) => {
  await userEvent.click(await screen.findByRole('button', { name: contact }));
  return screen.findByRole('dialog', { name: contact });
};

describe('operations', () => {
  it('are hidden from members without the role, who see a message, and send no requests', () => {
    const { calls } = showOps('/ops/review', {}, false);
    expect(screen.getByText('403 此页面仅限运营人员')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '返回首页' })).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('read state, search words and page from the address', async () => {
    const { calls } = showOps('/ops/review?tab=feedback&status=new&q=价格&p=2', {
      'ops/getFeedbackList': { ...listOf([buildFeedback()], facets), total: 41, page: 2 },
    });
    expect(await screen.findByText('价格图看不清')).toBeInTheDocument();
    expect(calls[0]?.request).toEqual({ page: 2, limit: 20, status: 'new', kw: '价格' });
    expect(screen.getByRole('link', { name: '意见反馈' })).toHaveAttribute('aria-current', 'page');
    const states = within(screen.getByRole('list', { name: '状态' }));
    expect(states.getByRole('link', { name: /未处理\s*3/ })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText('会员 139****1234')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '下一页' })).toHaveAttribute(
      'href',
      `/ops/review?tab=feedback&status=new&q=${encodeURIComponent('价格')}&p=3`,
    );
  });

  it('close a feedback with a note', async () => {
    let item = buildFeedback();
    const { calls } = showOps('/ops/review', {
      'ops/getFeedbackList': () => listOf([item], facets),
      'ops/setFeedbackStatus': (request) => {
        const handled = { handled_by: '蜂巢', handled_at: '2026-03-05T02:00:00.000Z' };
        item = { ...item, ...handled, status: request.status, note: request.note ?? '' };
        return item;
      },
    });
    await open('老周');
    await userEvent.click(screen.getByRole('button', { name: '处理：老周' }));
    expect(screen.getByLabelText(/处理说明/)).toHaveFocus();
    await userEvent.type(screen.getByLabelText(/处理说明/), '  已经换成大图 ');
    await userEvent.click(screen.getByRole('button', { name: '记为已处理' }));
    await waitFor(() => expect(shownToasts()).toEqual(['success: 已记为处理完毕']));
    expect(calls.find(({ operation }) => operation === 'ops/setFeedbackStatus')?.request).toEqual({
      id: '5',
      status: 'done',
      note: '已经换成大图',
    });
    await waitFor(() => expect(screen.getByRole('group', { name: '意见反馈' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(within(await open('老周')).getByText(/：已经换成大图/)).toHaveTextContent('蜂巢 于 2026-03-05 10:00 处理');
  });

  it('keep the note when another operator was faster, and refetch the list', async () => {
    const { calls } = showOps('/ops/review', {
      'ops/getFeedbackList': listOf([buildFeedback()], facets),
      'ops/setFeedbackStatus': () => {
        throw new ApiError('这条反馈已由小蜂处理，请刷新列表', 409, 200);
      },
    });
    await open('老周');
    await userEvent.click(screen.getByRole('button', { name: '处理：老周' }));
    await userEvent.type(screen.getByLabelText(/处理说明/), '已回电');
    await userEvent.click(screen.getByRole('button', { name: '记为已处理' }));
    await waitFor(() => expect(shownToasts()).toEqual(['error: 这条反馈已由小蜂处理，请刷新列表']));
    expect(screen.getByLabelText(/处理说明/)).toHaveValue('已回电');
    expect(calls.filter(({ operation }) => operation === 'ops/getFeedbackList')).toHaveLength(2);
  });

  it('reopen one after confirmation', async () => {
    const done = buildFeedback({
      status: 'done',
      note: '已回电',
      handled_by: '蜂巢',
      handled_at: '2026-03-05T02:00:00Z',
    });
    const { calls } = showOps('/ops/review?status=done', {
      'ops/getFeedbackList': listOf([done], facets),
      'ops/setFeedbackStatus': buildFeedback({ note: '已回电' }),
    });
    await open('老周');
    await userEvent.click(screen.getByRole('button', { name: '重新打开：老周' }));
    expect(calls.some(({ operation }) => operation === 'ops/setFeedbackStatus')).toBe(false);
    answerDialog(true);
    await waitFor(() => expect(shownToasts()).toEqual(['success: 已改回未处理']));
  });

  it('show a row with its full text in a drawer, and close it again', async () => {
    showOps('/ops/review', { 'ops/getFeedbackList': listOf([buildFeedback({ content: '长'.repeat(2000) })], facets) });
    const drawer = within(await open('老周'));
    expect(drawer.getByText('长'.repeat(2000))).toBeInTheDocument();
    expect(drawer.getByText('13812345678')).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are tables with one row each, with — or 访客 for missing values', async () => {
    showOps('/ops/review', { 'ops/getFeedbackList': listOf([buildFeedback({ member: '' })], facets) });
    const row = (await screen.findByText('价格图看不清')).closest('tr');
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['', '价格图看不清', '未处理', '访客', '2026-03-04 10:00', '—']);
  });

  it.each([
    ['/ops/review', '还没有意见反馈'],
    ['/ops/review?status=done', '没有已处理的反馈'],
    ['/ops/review?q=人参', '没有找到包含“人参”的反馈'],
    ['/ops/review?p=9', '这一页没有反馈'],
  ])('explain an empty list at %s', async (at, title) => {
    showOps(at, { 'ops/getFeedbackList': listOf([]) });
    expect(await screen.findByText(title)).toBeInTheDocument();
  });

  it('offer a retry', async () => {
    let broken = true;
    showOps('/ops/review', {
      'ops/getFeedbackList': () => {
        if (broken) throw new ApiError('服务暂时不可用，请稍后重试', 503, 503);
        return listOf([buildFeedback()], facets);
      },
    });
    expect(await screen.findByText('服务暂时不可用，请稍后重试')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('价格图看不清')).toBeInTheDocument();
  });
});
