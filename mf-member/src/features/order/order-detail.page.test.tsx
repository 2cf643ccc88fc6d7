import type { OrderDetail } from '@bee/contracts/resource/order';
import { ApiError } from '@bee/platform';
import { dialogs } from '@bee/platform/host';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { buildOrderDetail, NOW } from '../../testing/buying-factories.ts';
import { buildMember } from '../../testing/member-factories.ts';
import { page } from './order-detail.page.tsx';

const show = (order: Partial<OrderDetail>, answers: PlatformOptions['answers'] = {}) =>
  renderWithPlatform(page.render(null, { params: { id: 'o1' }, query: {} }), {
    manifest,
    otherPages: ['article/report'],
    member: buildMember(),
    answers: { 'order/detail': buildOrderDetail(order), 'user/getProfile': buildMember(), ...answers },
  });

const paid: Partial<OrderDetail> = {
  status: 'paid',
  paid_at: '2026-03-01T00:30:00.000Z',
  pay_method: 'wechat',
  benefit: { from: '2026-03-01T00:30:00.000Z', to: '2027-03-01T00:30:00.000Z' },
};

const requestsTo = (calls: { operation: string; request: unknown }[], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ request }) => request);

describe('an order', () => {
  it('has no term after a refund', async () => {
    show({ ...paid, status: 'refunded', refunded: '365.00' });
    expect(await screen.findByText('已退款收回')).toBeInTheDocument();
    expect(screen.queryByText(/2027年3月1日/)).not.toBeInTheDocument();
  });

  it('that is unpaid links to the payment with the remaining time, and is cancelled with a reason', async () => {
    let order = buildOrderDetail({ points_used: 300 });
    const { calls } = show(
      {},
      {
        'order/detail': () => order,
        'order/cancel': () => {
          order = buildOrderDetail({ status: 'cancelled', cancel_reason: '暂时不需要了' });
          return order;
        },
      },
    );
    expect(await screen.findByRole('link', { name: '去支付 ¥365.00' })).toHaveAttribute(
      'href',
      '/home/order/payment/id/o1',
    );
    expect(screen.getByText(/^(30:00|29:59)$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '取消订单' }));
    const dialog = await screen.findByRole('dialog', { name: '取消订单' });
    expect(dialog).toHaveTextContent('用掉的 300 积分会立即退回');
    await userEvent.click(within(dialog).getByRole('button', { name: '取消订单' }));
    expect(await within(dialog).findByText('请选择或填写原因')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: '暂时不需要了' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '取消订单' }));
    expect(await screen.findByRole('heading', { name: /已取消/ })).toBeInTheDocument();
    expect(requestsTo(calls, 'order/cancel')).toEqual([{ id: 'o1', reason: '暂时不需要了' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that is paid offers its use, an invoice and, for seven days, a refund', async () => {
    const { calls } = show(paid, {
      'order/applyRefund': () => buildOrderDetail({ ...paid, status: 'refunding' }),
    });
    expect(await screen.findByRole('link', { name: '去使用' })).toHaveAttribute('href', '/home/user/vip');
    expect(screen.getByRole('link', { name: '申请发票' })).toHaveAttribute('href', '/home/order/invoicesubmit/ids/o1');
    await userEvent.click(screen.getByRole('button', { name: '申请退款' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '买错了，想换一份' })).toHaveFocus());
    await userEvent.type(screen.getByRole('textbox', { name: '原因' }), '买重了');
    await userEvent.click(screen.getByRole('button', { name: '提交退款申请' }));
    await waitFor(() => expect(requestsTo(calls, 'order/applyRefund')).toEqual([{ id: 'o1', reason: '买重了' }]));
  });

  it.each([
    ['after seven days', { paid_at: '2026-02-20T00:30:00.000Z' }],
    ['while an invoice is live', { invoice_status: 'issued', invoice_id: 'i1' } as const],
  ])('is not refundable %s', async (_when, changes) => {
    show({ ...paid, ...changes });
    await screen.findByRole('link', { name: '去使用' });
    expect(screen.queryByRole('button', { name: '申请退款' })).not.toBeInTheDocument();
  });

  it('shows its refunds and withdraws a request that was not processed yet', async () => {
    const refund = {
      id: 'r1',
      cause: 'member',
      status: 'requested',
      amount: '365.00',
      method: 'wechat',
      reason: '买重了',
      note: '',
      created_at: NOW,
      done_at: null,
    } as const;
    const { calls } = show(
      { ...paid, status: 'refunding', refunds: [refund] },
      { 'order/withdrawRefund': () => buildOrderDetail(paid) },
    );
    expect(await screen.findByText('待审核')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '撤回退款申请' }));
    act(() => dialogs.getState().list[0]?.answer(true));
    await waitFor(() => expect(requestsTo(calls, 'order/withdrawRefund')).toEqual([{ id: 'o1' }]));
  });

  it('of a removed report says so, and links to help and refund', async () => {
    const items = [{ title: '月报', spec: '电子版', qty: 1, price: '49.00', product_id: '7' }];
    show({ ...paid, kind: 'report', items, benefit: null, link: null, withdrawn: true });
    expect(await screen.findByText('这份报告已下架')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '联系客服' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '申请退款' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '去使用' })).not.toBeInTheDocument();
  });

  it('of a report can be repeated once it is closed', async () => {
    const items = [{ title: '月报', spec: '电子版', qty: 1, price: '49.00', product_id: '7' }];
    show({ kind: 'report', items, status: 'expired', link: { page: 'article/report', params: { id: '7' } } });
    expect(await screen.findByRole('link', { name: '再次购买' })).toHaveAttribute(
      'href',
      '/home/order/submit/id/7/type/report',
    );
    expect(screen.queryByRole('link', { name: '去使用' })).not.toBeInTheDocument();
  });

  it('shows its history, newest first', async () => {
    show({
      ...paid,
      steps: [
        { status: 'unpaid', text: '提交订单', at: NOW },
        { status: 'paid', text: '支付成功', at: NOW },
      ],
    });
    const [newest] = within(await screen.findByRole('list', { name: '订单进度' })).getAllByRole('listitem');
    expect(newest).toHaveTextContent('支付成功');
  });

  it('of another member does not exist', async () => {
    const missing = () => {
      throw new ApiError('订单不存在', 404, 200);
    };
    show({}, { 'order/detail': missing });
    expect(await screen.findByText('没有这张订单')).toBeInTheDocument();
  });
});
