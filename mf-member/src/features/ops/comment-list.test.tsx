import type { ReviewedComment } from '@bee/contracts/resource/baike';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../../testing/member-factories.ts';
import { forgetOps, shownToasts, showOps } from '../../testing/show-ops.tsx';

const buildReviewed = (changes: Partial<ReviewedComment> = {}): ReviewedComment => ({
  id: '7',
  baike_id: 'b1',
  baike_title: '番茄',
  root_id: null,
  kind: 'supplement',
  content: '2025 年起有了地理标志',
  source_url: 'https://example.com/a',
  status: 'pending',
  reject_reason: null,
  likes: 0,
  reply_count: 0,
  created_at: '2026-03-03T02:00:00.000Z',
  nickname: '田园小麦',
  member: '138****0001',
  held_for: '补充条目',
  reports: [],
  reviewed_by: '',
  reviewed_at: null,
  ...changes,
});

const show = (item: ReviewedComment) =>
  showOps('/ops/review?tab=baike-comment&status=pending', {
    'ops/getBaikeCommentList': listOf([item]),
    'ops/reviewBaikeComment': item,
  });
const openIt = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '2025 年起有了地理标志' }));
  await screen.findByRole('dialog');
};
const decided = (calls: { operation: string; request: unknown }[]) =>
  calls.filter(({ operation }) => operation === 'ops/reviewBaikeComment').map(({ request }) => request);

beforeEach(forgetOps);

describe('the review of comments', () => {
  it('shows text, source and the reason of the review, and approves', async () => {
    const { calls } = show(buildReviewed());
    await openIt();
    expect(calls[0]?.request).toMatchObject({ status: 'pending' });
    expect(screen.getByRole('link', { name: 'https://example.com/a' })).toHaveAttribute(
      'rel',
      expect.stringContaining('nofollow'),
    );
    expect(screen.getByText('补充条目')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '通过' }));
    await waitFor(() => expect(decided(calls)).toEqual([{ id: '7', action: 'approve', reason: '' }]));
    expect(shownToasts()[0]).toContain('已通过');
  });

  it('asks for a reason before taking down a reported comment, and can keep it', async () => {
    const reports = [{ reason: 'false' as const, detail: '数字不对', created_at: '2026-03-04T02:00:00.000Z' }];
    const { calls } = show(buildReviewed({ status: 'reported', reports }));
    await openIt();
    expect(screen.getByText(/内容不实，数字不对/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '保留' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '撤下' }));
    await userEvent.click(screen.getByRole('button', { name: '撤下' }));
    const reason = screen.getByLabelText('撤下原因（作者会看到）');
    await waitFor(() => expect(reason).toHaveAccessibleDescription('请填写撤下原因，作者会看到'));
    expect(decided(calls)).toEqual([]);
    await userEvent.type(screen.getByLabelText('撤下原因（作者会看到）'), '与来源不符');
    await userEvent.click(screen.getByRole('button', { name: '撤下' }));
    await waitFor(() => expect(decided(calls)).toEqual([{ id: '7', action: 'takedown', reason: '与来源不符' }]));
  });
});
