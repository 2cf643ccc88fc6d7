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
  price: null,
  remark: '',
  files: [],
  member: '',
  status: 'contacted',
  created_at: '2026-03-04T02:00:00.000Z',
  steps: [{ status: 'contacted', operator: '蜂巢', note: '已通话', at: '2026-03-04T03:00:00.000Z' }],
  ...changes,
});

beforeEach(forgetOps);

const openOrder = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '三七产销调研' }));
  await screen.findByRole('dialog');
};

describe('the review list of custom orders', () => {
  it('offers only the valid next states, and saves the note of the chosen one', async () => {
    let item = buildOrder();
    const { calls } = showOps('/ops/review?tab=custom-order', {
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

  it('refetches when another operator was faster, and reads state and search words from the address', async () => {
    const { calls } = showOps('/ops/review?tab=custom-order&status=contacted&q=三七', {
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

  it('quotes a price to a member, shows it, and can change it', async () => {
    let item = buildOrder({ member: '138****0001' });
    const { calls } = showOps('/ops/review?tab=custom-order', {
      'ops/getCustomOrderList': () => listOf([item]),
      'ops/quoteCustomOrder': ({ price }) => {
        item = buildOrder({ member: '138****0001', price });
        return null;
      },
    });
    await openOrder();
    await userEvent.click(screen.getByRole('button', { name: '报价：DZ20260304-7K3MQ2PA' }));
    await userEvent.type(screen.getByLabelText('报价', { selector: '[inputmode]' }), '0');
    await userEvent.click(screen.getByRole('button', { name: '发送报价' }));
    expect(await screen.findByText('金额应大于 0 元')).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('报价', { selector: '[inputmode]' }));
    await userEvent.type(screen.getByLabelText('报价', { selector: '[inputmode]' }), '2，500');
    await userEvent.type(screen.getByLabelText('报价说明'), '含两次修改');
    await userEvent.click(screen.getByRole('button', { name: '发送报价' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.find(({ operation }) => operation === 'ops/quoteCustomOrder')?.request).toEqual({
      id: 'a',
      price: '2500.00',
      note: '含两次修改',
    });
    expect(shownToasts().at(-1)).toContain('已报价 2500.00 元');
    await openOrder();
    expect(screen.getByText('2500.00 元')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '修改报价：DZ20260304-7K3MQ2PA' })).toBeInTheDocument();
  });

  it.each([
    ['a visitor has no account to pay from', { member: '' }, true],
    ['it has ended', { member: '138****0001', status: 'declined' }, false],
  ] as const)('offers no quote where %s', async (_why, changes, hasHint) => {
    showOps('/ops/review?tab=custom-order', { 'ops/getCustomOrderList': listOf([buildOrder(changes)]) });
    await openOrder();
    expect(screen.queryByRole('button', { name: /报价：/ })).not.toBeInTheDocument();
    expect(screen.queryAllByText(/访客提交的需求不能在线报价/)).toHaveLength(hasHint ? 1 : 0);
  });
});
