import type { CustomOrder } from '@bee/contracts/entity/custom-order';
import { ApiError } from '@bee/platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../../testing/member-factories.ts';
import { forgetOps, shownToasts, showOps } from '../../testing/show-ops.tsx';

const buildOrder = (changes: Partial<CustomOrder> = {}): CustomOrder => ({
  id: 'a',
  no: 'DZ20260304-7K3MQ2PA',
  kind: 'report',
  title: '三七产销调研',
  industry: '三七',
  region: '',
  period: '',
  fields: '',
  deliver: '',
  budget: '',
  deadline: '',
  company: '某合作社',
  contact: '老周',
  mobile: '13812345678',
  remark: '',
  files: [],
  member: '',
  status: 'contacted',
  created_at: '2026-03-04T02:00:00.000Z',
  steps: [{ status: 'contacted', operator: '蜂巢', note: '已通话', at: '2026-03-04T03:00:00.000Z' }],
  ...changes,
});

beforeEach(forgetOps);

const openOrder = async () => userEvent.click(await screen.findByRole('button', { name: '三七产销调研' }));

describe('the review list of custom orders', () => {
  it('offers the next states only, and keeps the note of the one that is taken', async () => {
    let item = buildOrder();
    const { calls } = showOps('/ops?tab=custom-order', {
      'ops/getCustomOrderList': () => listOf([item]),
      'ops/setCustomOrderStatus': () => {
        item = buildOrder({
          status: 'declined',
          steps: [{ status: 'declined', operator: '小蜂', note: '范围不合', at: '2026-03-05T02:00:00Z' }],
        });
        return item;
      },
    });
    await openOrder();
    expect(screen.getByText(/蜂巢 于/)).toHaveTextContent('2026-03-04 11:00 改为“已联系”：已通话');
    expect(screen.getByRole('button', { name: '已完成：DZ20260304-7K3MQ2PA' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '已谢绝：DZ20260304-7K3MQ2PA' }));
    await userEvent.type(screen.getByLabelText(/处理说明/), '范围不合');
    await userEvent.click(screen.getByRole('button', { name: '改为已谢绝' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await openOrder();
    expect(screen.getByRole('button', { name: '重新联系：DZ20260304-7K3MQ2PA' })).toBeInTheDocument();
    expect(calls.find(({ operation }) => operation === 'ops/setCustomOrderStatus')?.request).toEqual({
      id: 'a',
      status: 'declined',
      note: '范围不合',
    });
  });

  it('asks again when another operator was faster, and reads state and words from the address', async () => {
    const { calls } = showOps('/ops?tab=custom-order&status=contacted&q=三七', {
      'ops/getCustomOrderList': listOf([buildOrder()]),
      'ops/setCustomOrderStatus': () => {
        throw new ApiError('DZ20260304-7K3MQ2PA 现在是“已完成”（小蜂）', 409, 200);
      },
    });
    await openOrder();
    await userEvent.click(screen.getByRole('button', { name: /^已完成：/ }));
    await userEvent.click(screen.getByRole('button', { name: '改为已完成' }));
    await waitFor(() =>
      expect(calls.filter(({ operation }) => operation === 'ops/getCustomOrderList')).toHaveLength(2),
    );
    expect(calls[0]?.request).toEqual({ page: 1, limit: 20, status: 'contacted', kw: '三七' });
    expect(shownToasts()[0]).toContain('现在是“已完成”');
  });
});
