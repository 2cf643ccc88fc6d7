import { ApiError, leaveEdits } from '@bee/platform';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { buildSubmitData } from '../../testing/buying-factories.ts';
import { buildMember } from '../../testing/member-factories.ts';
import { page } from './submit-form.page.tsx';

type Sent = { points: number; plan_id: string; pay_amount: string; form_token: string; replace: boolean };

const show = (answers: PlatformOptions['answers'], params: Record<string, string> = { id: 'vip-12', type: 'vip' }) => {
  const shown = renderWithPlatform(page.render(null, { params, query: {} }), {
    manifest,
    otherPages: ['article/detail'],
    member: buildMember(),
    answers: { 'order/getOrderSubmitData': buildSubmitData(), ...answers },
  });
  const sent = () =>
    shown.calls.filter(({ operation }) => operation === 'order/orderSubmit').map(({ request }) => request as Sent);
  return { ...shown, sent };
};

const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: '我已阅读并同意' }));
const submitButton = () => screen.getByRole('button', { name: /提交订单/ });
const refusedWith = (message: string) => () => {
  throw new ApiError(message, 409, 200);
};

describe('the form of an order', () => {
  it('shows each plan with its term and sends the order once, however often it is clicked', async () => {
    let answer: (data: { order_id: string; pay_amount: string }) => void = () => undefined;
    const { sent, visited } = show({
      'order/orderSubmit': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    expect(await screen.findByRole('radio', { name: /年度.*2026年3月4日至2027年3月4日/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /月度/ }));
    await agree();
    const form = submitButton().closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(submitButton()).toBeDisabled());
    expect(sent()).toEqual([
      expect.objectContaining({ plan_id: 'vip-1', pay_amount: '48.00', points: 0, replace: false }),
    ]);
    expect(sent()[0]?.form_token).toMatch(/^[\w-]{16,64}$/);
    answer({ order_id: 'o9', pay_amount: '48.00' });
    await waitFor(() => expect(visited).toEqual(['/home/order/payment/id/o9']));
  });

  it('redeems points up to half of the price and never below zero', async () => {
    const { sent } = show({ 'order/orderSubmit': { order_id: 'o9', pay_amount: '386.20' } });
    await userEvent.click(await screen.findByRole('button', { name: '全部使用' }));
    expect(submitButton()).toHaveAccessibleName('提交订单 ¥385.20');
    const field = screen.getByRole('textbox', { name: '积分数量' });
    fireEvent.change(field, { target: { value: '-5' } });
    expect(submitButton()).toHaveAccessibleName('提交订单 ¥398.00');
    await userEvent.click(screen.getByRole('radio', { name: /月度/ }));
    fireEvent.change(field, { target: { value: '999999' } });
    expect(screen.getByText(/使用 1,280 积分，抵扣 ¥12.80/)).toBeInTheDocument();
    await agree();
    await userEvent.click(submitButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toEqual([expect.objectContaining({ points: 1280, pay_amount: '35.20' })]);
  });

  it('keeps the points as they are typed, so that no input method is interrupted', async () => {
    show({});
    const field = await screen.findByRole('textbox', { name: '积分数量' });
    for (const typed of ['１', '1 y', '1,2']) {
      fireEvent.change(field, { target: { value: typed } });
      expect(field).toHaveValue(typed);
    }
    expect(screen.getByText(/使用 12 积分/)).toBeInTheDocument();
    fireEvent.blur(field);
    expect(field).toHaveValue('12');
  });

  it('requires the agreement first', async () => {
    const { sent } = show({});
    await screen.findByRole('radio', { name: /年度/ });
    await userEvent.click(submitButton());
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('请先阅读并同意用户协议'));
    expect(sent()).toEqual([]);
  });

  it('links from a conflict to the unpaid order, or replaces it with the same key', async () => {
    const unpaid = { id: 'old', plan_id: 'vip-1', pay_amount: '48.00', expires_at: '2026-03-04T01:00:00.000Z' };
    let known = false;
    const { sent, visited } = show({
      'order/getOrderSubmitData': () => buildSubmitData({ unpaid: known ? unpaid : null }),
      'order/orderSubmit': ({ replace }) => {
        known = true;
        if (!replace) throw new ApiError('您有一张没有支付的同类订单', 409, 200);
        return { order_id: 'o9', pay_amount: '398.00' };
      },
    });
    await agree();
    await userEvent.click(submitButton());
    const dialog = await screen.findByRole('dialog', { name: '您有一张未付款的订单' });
    expect(within(dialog).getByRole('link', { name: '去支付' })).toHaveAttribute('href', '/home/order/payment/id/old');
    const isAsked = () => {
      const proceed = jest.fn();
      leaveEdits(proceed);
      return proceed.mock.calls.length === 0;
    };
    expect(isAsked()).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: '取消旧单并重新下单' }));
    await waitFor(() => expect(visited).toEqual(['/home/order/payment/id/o9']));
    expect(isAsked()).toBe(false);
    const [first, second] = sent();
    expect([first?.replace, second?.replace]).toEqual([false, true]);
    expect(second?.form_token).toBe(first?.form_token);
  });

  it('reloads and shows that the price has changed, and uses a new key for the new content', async () => {
    let price = '398.00';
    const { sent } = show({
      'order/getOrderSubmitData': () => {
        const data = buildSubmitData();
        return { ...data, plans: data.plans.map((plan) => (plan.id === 'vip-12' ? { ...plan, price } : plan)) };
      },
      'order/orderSubmit': () => {
        price = '428.00';
        throw new ApiError('价格有变化：现在应付 428.00 元', 409, 200);
      },
    });
    await agree();
    await userEvent.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('价格有变化');
    expect(submitButton()).toHaveAccessibleName('提交订单 ¥428.00');
    await userEvent.click(screen.getByRole('radio', { name: /月度/ }));
    await userEvent.click(submitButton());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.form_token).not.toBe(sent()[0]?.form_token);
  });

  it('resends with the same key after a network failure', async () => {
    let broken = true;
    const { sent, visited } = show({
      'order/orderSubmit': () => {
        if (broken) throw new ApiError('服务暂时不可用，请稍后重试', 503, 503);
        return { order_id: 'o9', pay_amount: '398.00' };
      },
    });
    await agree();
    await userEvent.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('服务暂时不可用');
    broken = false;
    await userEvent.click(submitButton());
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(new Set(sent().map(({ form_token }) => form_token)).size).toBe(1);
  });

  it('shows why there is nothing to buy instead of the form', async () => {
    show({ 'order/getOrderSubmitData': buildSubmitData({ refusal: '您已购买过这篇报告，可以直接阅读全文' }) });
    expect(await screen.findByText('您已购买过这篇报告，可以直接阅读全文')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /提交订单/ })).not.toBeInTheDocument();
  });

  it('shows that the product does not exist', async () => {
    const missing = () => {
      throw new ApiError('没有这个商品，可能已下架', 404, 200);
    };
    show({ 'order/getOrderSubmitData': missing }, { id: 'x' });
    expect(await screen.findByText('没有这个商品')).toBeInTheDocument();
  });

  it('shows the message of any other conflict', async () => {
    show({ 'order/orderSubmit': refusedWith('积分余额不足，请减少使用的积分后重新提交') });
    await agree();
    await userEvent.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('积分余额不足');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
