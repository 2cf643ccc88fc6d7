import type { ReviewedQuote } from '@bee/contracts/resource/market-data';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../../testing/member-factories.ts';
import { forgetOps, shownToasts, showOps } from '../../testing/show-ops.tsx';

const buildQuote = (changes: Partial<ReviewedQuote> = {}): ReviewedQuote => ({
  id: 'a',
  product: '番茄',
  group: '茄果类',
  spec: null,
  market_id: 'beijing',
  market: '北京市场',
  date: '2026-03-04',
  price_low: 12,
  price_avg: 13,
  price_high: 14,
  unit: '元/公斤',
  original: { unit: '元/斤', low: 6, high: 7 },
  volume: null,
  usual: 5,
  photo: null,
  created_at: '2026-03-04T02:00:00.000Z',
  remark: '',
  status: 'pending',
  reason: '',
  to: { page: 'application/vegetable/detail', params: {} },
  nickname: '云岭菜农',
  member: '138****0001',
  reviewed_by: '',
  reviewed_at: null,
  ...changes,
});

beforeEach(forgetOps);

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '番茄' }));
  await screen.findByRole('dialog');
};
const at = '/ops/review?tab=market-data&status=pending';

describe('the review list of quotes by members', () => {
  it('shows the data to compare a quote with, and publishes it', async () => {
    let list = [buildQuote()];
    const { calls } = showOps(at, {
      'ops/getMarketDataList': () => listOf(list),
      'ops/setMarketDataStatus': () => {
        list = [];
        return buildQuote({ status: 'approved' });
      },
    });
    await open();
    expect(screen.getByText(/12\.00–14\.00 元\/公斤（原报 6–7 元\/斤）/)).toBeInTheDocument();
    expect(screen.getByText(/^5\.00 元\/公斤，本条/)).toHaveTextContent('160%');
    await userEvent.click(screen.getByRole('button', { name: '通过：番茄 北京市场' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shownToasts()).toEqual(['success: 已通过番茄的报价']);
    expect(calls[0]?.request).toEqual({ page: 1, limit: 20, status: 'pending' });
    expect(calls[1]?.request).toEqual({ id: 'a', status: 'approved' });
  });

  it('rejects only with a reason, which the member will read', async () => {
    const { calls } = showOps(at, {
      'ops/getMarketDataList': listOf([buildQuote()]),
      'ops/setMarketDataStatus': buildQuote({ status: 'rejected' }),
    });
    await open();
    await userEvent.click(screen.getByRole('button', { name: '驳回：番茄 北京市场' }));
    await userEvent.click(screen.getByRole('button', { name: '驳回' }));
    expect(shownToasts()).toEqual(['error: 请写明原因，会员会看到']);
    await userEvent.type(screen.getByLabelText('原因（会员会看到）'), '价格与现场不符');
    await userEvent.click(screen.getByRole('button', { name: '驳回' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.find(({ operation }) => operation === 'ops/setMarketDataStatus')?.request).toEqual({
      id: 'a',
      status: 'rejected',
      reason: '价格与现场不符',
    });
  });

  it('offers a takedown for published quotes, and nothing for rejected ones', async () => {
    const { unmount } = showOps('/ops/review?tab=market-data', {
      'ops/getMarketDataList': listOf([buildQuote({ status: 'approved' })]),
    });
    await open();
    expect(screen.getByRole('button', { name: '撤下：番茄 北京市场' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^通过：/ })).not.toBeInTheDocument();
    unmount();
    showOps('/ops/review?tab=market-data', { 'ops/getMarketDataList': listOf([buildQuote({ status: 'rejected' })]) });
    await open();
    expect(screen.queryByRole('button', { name: /^(通过|驳回|撤下)：/ })).not.toBeInTheDocument();
  });
});
