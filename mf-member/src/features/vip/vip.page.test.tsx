import { ApiError, closeLogin } from '@bee/platform';
import { dialogs, loginIntent, toasts } from '@bee/platform/host';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { buildMember } from '../../testing/member-factories.ts';
import { page } from './vip.page.tsx';

const show = (member?: PlatformOptions['member'], answers: PlatformOptions['answers'] = {}) =>
  renderWithPlatform(page.render(null, { params: {}, query: {} }), {
    manifest,
    otherPages: ['article/detail', 'application/vegetable/vip'],
    ...(member && { member }),
    answers,
  });

const receipt = {
  from: '2025-03-04',
  counts: [
    { kind: 'reports', count: 12, since: '2026-01-01' },
    { kind: 'questions', count: 340, since: '2025-03-04' },
  ],
} as const;

describe('the page of VIP', () => {
  it('shows that there is no membership, eight benefits and what each plan saves', () => {
    const { calls } = show(buildMember());
    expect(screen.getByText(/还没有开通 VIP/)).toBeInTheDocument();
    const benefits = screen.getByRole('heading', { name: '八大特权' }).closest('section') as HTMLElement;
    expect(within(benefits).getAllByRole('listitem')).toHaveLength(8);
    expect(screen.getByText(/比按月买省 178 元/)).toBeInTheDocument();
    expect(
      screen.getByRole('row', { name: /AI 问答 每天 3 次 每天 20 次 每天 200 次 每天 50 次/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '了解蔬菜 VIP' })).toHaveAttribute('href', '/application/vegetable/vip');
    expect(calls).toEqual([]);
  });

  it('shows the end date, the effect of a renewal, and the benefits used in the last year', async () => {
    const end = new Date(Date.now() + 10.5 * 86_400_000);
    show(buildMember({ vip_expire: end.toISOString(), hasVip: true }), { 'user/getVipReceipt': receipt as never });
    expect(screen.getByText(/即将到期/)).toHaveTextContent('还剩 11 天');
    expect(screen.getByRole('button', { name: '续费年度' })).toBeInTheDocument();
    expect(screen.getAllByText(/续费后到/)).toHaveLength(3);
    expect(await screen.findByText('12')).toBeInTheDocument();
    expect(screen.getByText('2026年1月1日起统计')).toBeInTheDocument();
    expect(screen.getByText('340').closest('dd')).not.toHaveTextContent('起统计');
  });

  it('shows a visitor prices and benefits, asks for sign-in on a click on a plan, and then orders that plan', async () => {
    const { calls, visited } = show(undefined, {
      'order/createOrderForVip': { order_id: 'o9', pay_amount: '398.00' },
    });
    expect(screen.getByText('¥398')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '八大特权' })).toBeInTheDocument();
    expect(screen.queryByText(/开通后到/)).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '开通年度' }));
    const { status, callback, params } = loginIntent.getState();
    expect(status).toBe(true);
    expect(calls).toEqual([]);
    act(() => callback?.(params));
    closeLogin();
    await waitFor(() => expect(visited).toEqual(['/home/order/payment/id/o9']));
    expect(calls[0]?.request).toMatchObject({ plan_id: 'vip-12', kind: 'vip' });
  });

  it('orders once for two clicks and opens the payment', async () => {
    const { calls, visited } = show(buildMember(), {
      'order/createOrderForVip': { order_id: 'o9', pay_amount: '398.00' },
    });
    const button = screen.getByRole('button', { name: '开通年度' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(visited).toEqual(['/home/order/payment/id/o9']));
    expect(calls.map(({ request }) => request)).toEqual([
      { plan_id: 'vip-12', kind: 'vip', form_token: expect.stringMatching(/^[\w-]{16,64}$/), replace: false },
    ]);
  });

  it('asks before replacing an order of another plan', async () => {
    const { calls, visited } = show(buildMember(), {
      'order/createOrderForVip': (request: unknown) => {
        if (!(request as { replace: boolean }).replace) throw new ApiError('您有一张没有支付的同类订单', 409, 200);
        return { order_id: 'o9', pay_amount: '48.00' };
      },
    });
    fireEvent.click(screen.getByRole('button', { name: '开通月度' }));
    await waitFor(() => expect(dialogs.getState().list[0]?.content).toContain('没有支付的同类订单'));
    expect(visited).toEqual([]);
    dialogs.getState().list[0]?.answer(true);
    await waitFor(() => expect(visited).toEqual(['/home/order/payment/id/o9']));
    expect(calls).toHaveLength(2);
  });

  it('can be retried with the same key after a failure', async () => {
    let broken = true;
    const { calls, visited } = show(buildMember(), {
      'order/createOrderForVip': () => {
        if (broken) throw new ApiError('服务暂时不可用', 503, 503);
        return { order_id: 'o9', pay_amount: '48.00' };
      },
    });
    fireEvent.click(screen.getByRole('button', { name: '开通月度' }));
    await waitFor(() => expect(toasts.getState().list.map(({ message }) => message)).toContain('服务暂时不可用'));
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: '开通月度' }));
    await waitFor(() => expect(visited).toHaveLength(1));
    const [first, second] = calls.map(({ request }) => (request as { form_token: string }).form_token);
    expect(second).toBe(first);
  });
});
