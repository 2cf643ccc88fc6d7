import { ApiError } from '@bee/platform';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { buildMember, buildOrder, listOf } from '../../testing/member-factories.ts';
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
  it('shows those of a status with what they cost and until when to pay', async () => {
    const { calls } = show('/home/order/list?status=unpaid', {
      'order/getList': listOf([buildOrder()], { status: [{ value: 'unpaid', label: '待支付', count: 1 }] }),
    });
    expect(await screen.findByText('订单号 202603040001')).toBeInTheDocument();
    expect(screen.getByText(/请在 2026-03-04 09:00 前支付/)).toBeInTheDocument();
    expect(screen.getByText(/365\.00/)).toBeInTheDocument();
    expect(calls[0]?.request).toEqual({ page: 1, limit: 20, status: 'unpaid' });
    expect(screen.getByRole('link', { name: /待支付\s*1/ })).toHaveAttribute('aria-current', 'page');
  });

  it('ignores a status that does not exist', async () => {
    const { calls } = show('/home/order/list?status=lost&p=-1', { 'order/getList': listOf([]) });
    expect(await screen.findByText('还没有订单')).toBeInTheDocument();
    expect(calls[0]?.request).toEqual({ page: 1, limit: 20 });
  });

  it('leads from an empty status to all orders', async () => {
    show('/home/order/list?status=refunded', { 'order/getList': listOf([]) });
    expect(await screen.findByRole('link', { name: '查看全部订单' })).toHaveAttribute('href', '/home/order/list');
  });

  it('names what failed', async () => {
    show('/home/order/list', {
      'order/getList': () => {
        throw new ApiError('请先登录', 401, 200);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('订单加载失败请先登录');
  });
});
