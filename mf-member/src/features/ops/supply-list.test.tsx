import type { SupplyReview } from '@bee/contracts/entity/supply';
import { ApiError } from '@bee/platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../../testing/member-factories.ts';
import { forgetOps, shownToasts, showOps } from '../../testing/show-ops.tsx';

const TITLE = '大棚番茄现货，产地直发';

const buildReview = (changes: Partial<SupplyReview> = {}): SupplyReview => ({
  id: 'p1',
  kind: 'supply',
  title: TITLE,
  product: '番茄',
  variety: null,
  spec: '硬果',
  qty: 5000,
  qty_unit: '公斤',
  price: null,
  price_unit: null,
  price_kg: null,
  negotiable: true,
  adcode: '370700',
  place: '山东省潍坊市',
  origin: null,
  expires_at: '2026-03-10',
  days_left: 6,
  images: [{ fid: 'f1', url: '/api/file/picture/f1' }],
  contact: '老周',
  mobile_masked: '138****1234',
  mobile: '13800001234',
  views: 0,
  contacts: 0,
  status: 'pending',
  reject_reason: null,
  is_owner: false,
  sample: false,
  created_at: '2026-03-03T02:00:00.000Z',
  published_at: null,
  desc: '成熟度八成。',
  member: '139****0001',
  revision: 3,
  reports: 0,
  reviewed_by: '',
  reviewed_at: null,
  ...changes,
});

const openPosting = async () => {
  await userEvent.click(await screen.findByRole('button', { name: TITLE }, { timeout: 5000 }));
  await screen.findByRole('dialog');
};

beforeEach(forgetOps);

describe('the review of postings', () => {
  it('shows what users will see, and approves the reviewed revision', async () => {
    const { calls } = showOps('/ops/review?tab=supply&status=pending', {
      'ops/getSupplyList': listOf([buildReview()]),
      'ops/reviewSupply': buildReview({ status: 'online' }),
    });
    await openPosting();
    expect(screen.getByText('面议')).toBeInTheDocument();
    expect(screen.getByText('13800001234')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: `${TITLE}，第 1 张` })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: `通过：${TITLE}` }));
    await waitFor(() => expect(shownToasts()).toEqual([`success: “${TITLE}”现在是“展示中”`]));
    expect(calls.find(({ operation }) => operation === 'ops/reviewSupply')?.request).toEqual({
      id: 'p1',
      action: 'approve',
      reason: '',
      revision: 3,
    });
  });

  it('asks for a reason before rejecting, and keeps it when the owner was faster', async () => {
    const { calls } = showOps('/ops/review?tab=supply', {
      'ops/getSupplyList': listOf([buildReview()]),
      'ops/reviewSupply': () => {
        throw new ApiError('刚被发布人修改过', 409, 200);
      },
    });
    await openPosting();
    await userEvent.click(screen.getByRole('button', { name: `驳回：${TITLE}` }));
    await userEvent.type(screen.getByLabelText('驳回原因（发布人会看到）'), '图片不符');
    await userEvent.click(screen.getByRole('button', { name: '驳回' }));
    await waitFor(() => expect(shownToasts()[0]).toContain('刚被发布人修改过'));
    expect(screen.getByLabelText('驳回原因（发布人会看到）')).toHaveValue('图片不符');
    expect(calls.find(({ operation }) => operation === 'ops/reviewSupply')?.request).toMatchObject({
      action: 'reject',
      reason: '图片不符',
    });
  });

  it('offers a takedown for published postings, and nothing for ended ones', async () => {
    const { unmount } = showOps('/ops/review?tab=supply', {
      'ops/getSupplyList': listOf([buildReview({ status: 'online' })]),
    });
    await openPosting();
    expect(screen.getByRole('button', { name: `下架：${TITLE}` })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: `通过：${TITLE}` })).not.toBeInTheDocument();
    unmount();
    showOps('/ops/review?tab=supply', { 'ops/getSupplyList': listOf([buildReview({ status: 'done' })]) });
    await openPosting();
    expect(screen.queryByRole('button', { name: /^(?:下架|通过|驳回)：/ })).not.toBeInTheDocument();
  });
});
