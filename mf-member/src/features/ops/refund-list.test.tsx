import { ApiError } from '@bee/platform';
import { dialogs } from '@bee/platform/host';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../../testing/member-factories.ts';
import { buildRefund, ORDER_NO } from '../../testing/refund-factories.ts';
import { answerDialog, forgetOps, shownToasts, showOps } from '../../testing/show-ops.tsx';

const AT = '/ops/review?tab=refund';

beforeEach(forgetOps);

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: ORDER_NO }));
  await screen.findByRole('dialog');
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const reviews = ({ calls }: ReturnType<typeof showOps>) =>
  calls.filter(({ operation }) => operation === 'ops/reviewRefund').map(({ request }) => request);

describe('the review list of refunds', () => {
  it('sorts refunds that need an operator first and shows their cause', async () => {
    showOps(AT, {
      'ops/getRefundList': listOf([buildRefund({ cause: 'late', handled_by: '蜂巢' })], {
        status: [{ value: 'requested', label: '待处理', count: 1 }],
      }),
    });
    const row = (await screen.findByRole('button', { name: ORDER_NO })).closest('tr') as HTMLElement;
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['待处理', '138****0001', 'VIP会员', '365.00', '关闭后到账', '2026-03-04 10:00', '蜂巢']);
    const [, first] = within(screen.getByRole('list', { name: '状态' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('待处理1');
  });

  it('approves less than requested, after amount and order are confirmed', async () => {
    const shown = showOps(AT, {
      'ops/getRefundList': listOf([buildRefund({ refunded: '20.00' })]),
      'ops/reviewRefund': buildRefund({ status: 'approved', amount: '300.00' }),
    });
    await open();
    const drawer = within(screen.getByRole('dialog'));
    expect(drawer.getByText('此前已退').nextSibling).toHaveTextContent('20.00 元');
    await press(`同意退款：${ORDER_NO}`);
    const amount = screen.getByLabelText('退款金额', { selector: '[inputmode]' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '366');
    await press('同意退款');
    expect(await screen.findByText('金额应在 0.01 至 365.00 元之间')).toBeInTheDocument();
    await userEvent.clear(amount);
    await userEvent.type(amount, '300');
    await userEvent.type(screen.getByLabelText('处理说明'), '已使用一个月');
    await press('同意退款');
    await waitFor(() => expect(dialogs.getState().list).toHaveLength(1));
    const question = dialogs.getState().list[0]?.content;
    expect(question).toContain(`订单 ${ORDER_NO} 退回 300.00 元`);
    expect(question).toContain('申请 365.00 元');
    expect(reviews(shown)).toEqual([]);
    answerDialog(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(reviews(shown)).toEqual([{ id: 'RF1', action: 'approve', amount: '300.00', note: '已使用一个月' }]);
    expect(shownToasts()).toContain('success: 已同意，300.00 元将原路退回');
  });

  it('rejects only with a reason, and asks for confirmation', async () => {
    const shown = showOps(AT, {
      'ops/getRefundList': listOf([buildRefund()]),
      'ops/reviewRefund': buildRefund({ status: 'rejected' }),
    });
    await open();
    await press(`拒绝退款：${ORDER_NO}`);
    await press('拒绝退款');
    expect(shownToasts()).toEqual(['error: 请写明拒绝的原因，会员会看到']);
    await userEvent.type(screen.getByLabelText('原因（会员会看到）'), '报告已经下载');
    await press('拒绝退款');
    expect(reviews(shown)).toEqual([]);
    answerDialog(false);
    expect(screen.getByLabelText('原因（会员会看到）')).toHaveValue('报告已经下载');
    await press('拒绝退款');
    expect(dialogs.getState().list[0]?.content).toContain('365.00 元退款？会员会看到原因：报告已经下载');
    expect(reviews(shown)).toEqual([]);
    answerDialog(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(reviews(shown)).toEqual([{ id: 'RF1', action: 'reject', note: '报告已经下载' }]);
  });

  it('resends a refund that the provider rejected, and shows its message', async () => {
    const shown = showOps(AT, {
      'ops/getRefundList': listOf([buildRefund({ status: 'failed', failure: 'NOTENOUGH 商户余额不足' })]),
      'ops/reviewRefund': buildRefund({ status: 'approved' }),
    });
    await open();
    expect(screen.getByText(/NOTENOUGH 商户余额不足/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^同意退款/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^拒绝退款/ })).toBeInTheDocument();
    await press(`再退一次：${ORDER_NO}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(reviews(shown)).toEqual([{ id: 'RF1', action: 'retry' }]);
  });

  it('refetches when another operator was faster, and hides the completed action', async () => {
    let item = buildRefund();
    const { calls } = showOps(AT, {
      'ops/getRefundList': () => listOf([item]),
      'ops/reviewRefund': () => {
        item = buildRefund({ status: 'approved', handled_by: '小蜂' });
        throw new ApiError('这份退款的状态已变化，请刷新列表', 409, 200);
      },
    });
    await open();
    await press(`同意退款：${ORDER_NO}`);
    await press('同意退款');
    answerDialog(true);
    await waitFor(() => expect(shownToasts()).toEqual(['error: 这份退款的状态已变化，请刷新列表']));
    expect(calls.filter(({ operation }) => operation === 'ops/getRefundList')).toHaveLength(2);
    expect(await within(screen.getByRole('dialog')).findByText('待退款（小蜂）')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /同意退款|拒绝退款/ })).not.toBeInTheDocument();
  });
});
