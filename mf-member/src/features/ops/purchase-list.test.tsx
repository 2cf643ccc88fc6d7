import { dialogs } from '@bee/platform/host';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../../testing/member-factories.ts';
import { buildPurchase, buildRefund, ORDER_NO } from '../../testing/refund-factories.ts';
import { answerDialog, forgetOps, shownToasts, showOps } from '../../testing/show-ops.tsx';

const AT = '/ops/review?tab=purchase';

beforeEach(forgetOps);

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: ORDER_NO }));
  await screen.findByRole('dialog');
};
const refundsAsked = ({ calls }: ReturnType<typeof showOps>) =>
  calls.filter(({ operation }) => operation === 'ops/startRefund').map(({ request }) => request);

describe('the review list of orders', () => {
  it('is filtered by state, kind and search words of the address, and shows payer and amount', async () => {
    const { calls } = showOps(`${AT}&status=paid&kind=vip&q=0001`, {
      'ops/getPurchaseList': listOf([
        buildPurchase({ refunded: '100.00' }),
        buildPurchase({ id: 'o2', no: 'BEE20260304-22222222', paid_at: null, pay_method: null, status: 'unpaid' }),
      ]),
    });
    const cellsOf = async (no: string) =>
      within((await screen.findByRole('button', { name: no })).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect((await cellsOf(ORDER_NO)).slice(0, 7)).toEqual([
      '已支付',
      '138****0001',
      'VIP会员',
      'VIP会员',
      '365.00',
      '100.00',
      '微信支付',
    ]);
    expect((await cellsOf('BEE20260304-22222222')).slice(4, 7)).toEqual(['—', '—', '—']);
    expect(calls[0]?.request).toEqual({ page: 1, limit: 20, status: 'paid', kind: 'vip', kw: '0001' });
    const kinds = within(screen.getByRole('list', { name: '类型' }));
    expect(kinds.getByRole('link', { name: 'VIP会员' })).toHaveAttribute('aria-current', 'true');
    expect(kinds.getByRole('link', { name: '研究报告' })).toHaveAttribute(
      'href',
      '/ops/review?tab=purchase&status=paid&kind=report&q=0001',
    );
    const states = within(screen.getByRole('list', { name: '状态' }));
    expect(states.getByRole('link', { name: '全部' })).toHaveAttribute(
      'href',
      '/ops/review?tab=purchase&kind=vip&q=0001',
    );
  });

  it('ignores an unknown kind, and names a kind without orders', async () => {
    const { calls, unmount } = showOps(`${AT}&kind=lost`, { 'ops/getPurchaseList': listOf([]) });
    expect(await screen.findByText('还没有会员订单')).toBeInTheDocument();
    expect(calls[0]?.request).toEqual({ page: 1, limit: 20 });
    unmount();
    showOps(`${AT}&kind=report&status=refunded`, { 'ops/getPurchaseList': listOf([]) });
    expect(await screen.findByText('没有已退款的研究报告订单')).toBeInTheDocument();
  });

  it('refunds a part after amount and order are confirmed', async () => {
    const shown = showOps(AT, {
      'ops/getPurchaseList': listOf([buildPurchase()]),
      'ops/startRefund': buildRefund({ status: 'approved', amount: '100.00' }),
    });
    await open();
    await userEvent.click(screen.getByRole('button', { name: `退款：${ORDER_NO}` }));
    const amount = screen.getByLabelText('退款金额');
    expect(amount).toHaveValue('365.00');
    expect(amount).toHaveFocus();
    await userEvent.clear(amount);
    await userEvent.type(amount, '３６5.01');
    await userEvent.click(screen.getByRole('button', { name: '退款' }));
    expect(await screen.findByText('金额应在 0.01 至 365.00 元之间')).toBeInTheDocument();
    await userEvent.clear(amount);
    await userEvent.type(amount, '１００');
    await userEvent.click(screen.getByRole('button', { name: '退款' }));
    expect(screen.getByText('请写明退款原因，会员会看到')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('退款原因'), '服务中断一个月');
    await userEvent.click(screen.getByRole('button', { name: '退款' }));
    await waitFor(() => expect(dialogs.getState().list).toHaveLength(1));
    const question = dialogs.getState().list[0]?.content;
    expect(question).toContain(ORDER_NO);
    expect(question).toContain('100.00 元');
    answerDialog(false);
    expect(refundsAsked(shown)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '退款' }));
    answerDialog(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(refundsAsked(shown)).toEqual([{ order_id: 'o1', amount: '100.00', reason: '服务中断一个月' }]);
    expect(shownToasts()).toContain(`success: 订单 ${ORDER_NO} 已发起退款 100.00 元`);
  });

  it.each([
    [{ invoice_status: 'issued' }, '先退回或红冲发票才能退款', `/ops/review?tab=invoice&q=${ORDER_NO}`],
    [{ status: 'refunding', refundable: '0.00' }, '退款正在处理', `/ops/review?tab=refund&q=${ORDER_NO}`],
    [{ refundable: '0.00', refunded: '365.00' }, '没有可退的余额', `/ops/review?tab=refund&q=${ORDER_NO}`],
    [{ status: 'unpaid', paid_at: null, refundable: '0.00' }, '没有付款', null],
    [{ pay_amount: '0.00', refundable: '0.00' }, '全部用积分抵扣', null],
  ] as const)('explains why %j cannot be refunded, and what would change that', async (changes, why, to) => {
    showOps(AT, { 'ops/getPurchaseList': listOf([buildPurchase(changes)]) });
    await open();
    const said = screen.getByText(new RegExp(why));
    expect(screen.queryByRole('button', { name: /^退款：/ })).not.toBeInTheDocument();
    if (to) expect(within(said).getByRole('link')).toHaveAttribute('href', to);
    else expect(within(said).queryByRole('link')).not.toBeInTheDocument();
  });
});
