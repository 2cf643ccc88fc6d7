import type { FeedbackItem } from '@bee/contracts/resource/ops';
import { ApiError, dialogs, toasts } from '@bee/platform';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { buildMember, listOf } from '../../testing/member-factories.ts';
import { page } from './ops.page.tsx';

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

const show = (at: string, answers: PlatformOptions['answers'] = {}, operator = true) =>
  renderWithPlatform(page.render(null, { params: {}, query: {} }), {
    manifest,
    otherPages: ['home'],
    member: buildMember({ is_operator: operator }),
    at,
    answers,
  });

const shown = () => toasts.getState().list.map(({ type, message }) => `${type}: ${message}`);

beforeEach(() => {
  sessionStorage.clear();
  act(() => {
    dialogs.setState({ list: [] });
    toasts.setState({ list: [] });
  });
});

describe('operations', () => {
  it('are closed to members without the role, who are told so, and ask the server nothing', () => {
    const { calls } = show('/ops', {}, false);
    expect(screen.getByText('403 此页面仅限运营人员')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '返回首页' })).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('read state, words and page from the address', async () => {
    const { calls } = show('/ops?tab=feedback&status=new&q=价格&p=2', {
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
      `/ops?tab=feedback&status=new&q=${encodeURIComponent('价格')}&p=3`,
    );
  });

  it('close a feedback with a note', async () => {
    let item = buildFeedback();
    const { calls } = show('/ops', {
      'ops/getFeedbackList': () => listOf([item], facets),
      'ops/setFeedbackStatus': (request) => {
        const handled = { handled_by: '蜂巢', handled_at: '2026-03-05T02:00:00.000Z' };
        item = { ...item, ...handled, status: request.status, note: request.note ?? '' };
        return item;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '处理：老周' }));
    expect(screen.getByLabelText(/处理说明/)).toHaveFocus();
    await userEvent.type(screen.getByLabelText(/处理说明/), '  已经换成大图 ');
    await userEvent.click(screen.getByRole('button', { name: '记为已处理' }));
    await waitFor(() => expect(shown()).toEqual(['success: 已记为处理完毕']));
    expect(calls.find(({ operation }) => operation === 'ops/setFeedbackStatus')?.request).toEqual({
      id: '5',
      status: 'done',
      note: '已经换成大图',
    });
    expect(await screen.findByText(/：已经换成大图/)).toHaveTextContent('蜂巢 于 2026-03-05 10:00 处理');
    await waitFor(() => expect(screen.getByRole('list', { name: '意见反馈' })).toHaveFocus());
  });

  it('keep the note when somebody else was faster, and ask for the list again', async () => {
    const { calls } = show('/ops', {
      'ops/getFeedbackList': listOf([buildFeedback()], facets),
      'ops/setFeedbackStatus': () => {
        throw new ApiError('这条反馈已由小蜂处理，请刷新列表', 409, 200);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '处理：老周' }));
    await userEvent.type(screen.getByLabelText(/处理说明/), '已回电');
    await userEvent.click(screen.getByRole('button', { name: '记为已处理' }));
    await waitFor(() => expect(shown()).toEqual(['error: 这条反馈已由小蜂处理，请刷新列表']));
    expect(screen.getByLabelText(/处理说明/)).toHaveValue('已回电');
    expect(calls.filter(({ operation }) => operation === 'ops/getFeedbackList')).toHaveLength(2);
  });

  it('open one again after asking', async () => {
    const done = buildFeedback({
      status: 'done',
      note: '已回电',
      handled_by: '蜂巢',
      handled_at: '2026-03-05T02:00:00Z',
    });
    const { calls } = show('/ops?status=done', {
      'ops/getFeedbackList': listOf([done], facets),
      'ops/setFeedbackStatus': buildFeedback({ note: '已回电' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: '重新打开：老周' }));
    expect(calls.some(({ operation }) => operation === 'ops/setFeedbackStatus')).toBe(false);
    act(() => dialogs.getState().list[0]?.answer(true));
    await waitFor(() => expect(shown()).toEqual(['success: 已改回未处理']));
  });

  it('show the start of a long text and the rest on demand', async () => {
    show('/ops', { 'ops/getFeedbackList': listOf([buildFeedback({ content: '长'.repeat(2000) })], facets) });
    expect(await screen.findByText(`${'长'.repeat(240)}…`)).toBeInTheDocument();
    expect(screen.getByText('全文（2000 字）')).toBeInTheDocument();
  });

  it.each([
    ['/ops', '还没有意见反馈'],
    ['/ops?status=done', '没有已处理的反馈'],
    ['/ops?q=人参', '没有找到包含“人参”的反馈'],
    ['/ops?p=9', '这一页没有反馈'],
  ])('say why there is nothing at %s', async (at, title) => {
    show(at, { 'ops/getFeedbackList': listOf([]) });
    expect(await screen.findByText(title)).toBeInTheDocument();
  });

  it('offer to try again', async () => {
    let broken = true;
    show('/ops', {
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
