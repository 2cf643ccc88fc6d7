import { ApiError } from '@bee/platform';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { buildMember, buildOrder, ordersOf } from '../../testing/member-factories.ts';
import { page } from './order-list.page.tsx';

const show = (at: string, answers: PlatformOptions['answers']) =>
  renderWithPlatform(page.render(null, { params: {}, query: {} }), {
    manifest,
    otherPages: ['home'],
    member: buildMember(),
    at,
    answers,
  });

describe('orders', () => {
  it('shows those of a status with amount and payment deadline', async () => {
    const { calls } = show('/home/order/list?status=unpaid', {
      'order/getList': ordersOf([buildOrder()], { status: [{ value: 'unpaid', label: '待支付', count: 1 }] }),
    });
    expect(await screen.findByText('订单号 202603040001')).toBeInTheDocument();
    expect(screen.getByText(/请在 2026-03-04 09:00 前支付/)).toBeInTheDocument();
    expect(screen.getByText(/365\.00/)).toBeInTheDocument();
    expect(calls[0]?.request).toEqual({ page: 1, limit: 20, status: 'unpaid' });
    expect(screen.getByText(/^(30:00|29:59)$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去支付' })).toHaveAttribute('href', '/home/order/payment/id/o1');
    expect(screen.getByRole('link', { name: 'VIP会员 一年' })).toHaveAttribute('href', '/home/order/detail/id/o1');
    expect(screen.getByRole('link', { name: /待支付\s*1/ })).toHaveAttribute('aria-current', 'page');
  });

  it('offers an invoice and a renewal for paid orders, and buying again for the others', async () => {
    show('/home/order/list', {
      'order/getList': ordersOf([
        buildOrder({ id: 'p', status: 'paid', paid_at: new Date().toISOString() }),
        buildOrder({ id: 'o', status: 'paid', kind: 'data', paid_at: '2020-03-04T02:00:00.000Z' }),
        buildOrder({ id: 'i', status: 'paid', invoice_status: 'issued' }),
        buildOrder({ id: 'c', status: 'cancelled' }),
      ]),
    });
    expect((await screen.findAllByRole('link', { name: '申请发票' })).map((link) => link.getAttribute('href'))).toEqual(
      ['/home/order/invoicesubmit/ids/p'],
    );
    expect(screen.getAllByRole('link', { name: '续费' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: '再次购买' })).toHaveAttribute('href', '/home/user/vip');
    expect(screen.queryByRole('button', { name: /取消订单/ })).not.toBeInTheDocument();
  });

  it('ignores a status that does not exist', async () => {
    const { calls } = show('/home/order/list?status=lost&p=-1', { 'order/getList': ordersOf([]) });
    expect(await screen.findByText('还没有订单')).toBeInTheDocument();
    expect(calls[0]?.request).toEqual({ page: 1, limit: 20 });
  });

  it('links from an empty status to all orders', async () => {
    show('/home/order/list?status=refunded', { 'order/getList': ordersOf([]) });
    expect(await screen.findByRole('link', { name: '查看全部订单' })).toHaveAttribute('href', '/home/order/list');
  });

  it('shows the error', async () => {
    show('/home/order/list', {
      'order/getList': () => {
        throw new ApiError('请先登录', 401, 200);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('订单加载失败请先登录');
  });
});
