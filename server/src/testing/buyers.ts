import { membershipPlans } from '@bee/domain/vip-plans';
import type { Answer, Browser, TestApp } from './test-app.ts';

let forms = 0;

/** A key as a form makes it. */
export const newFormToken = (): string => `form-of-this-test-${++forms}`;

type OrderParams = { plan?: string; points?: number; form_token?: string; replace?: boolean; pay_amount?: string };

/** Submits an order of VIP as the page does. */
export const submitVip = (
  test: TestApp,
  browser: Browser,
  { plan = 'vip-12', points = 0, form_token = newFormToken(), replace = false, pay_amount }: OrderParams = {},
): Promise<Answer> => {
  const { price = 0 } = membershipPlans.vip.find(({ id }) => id === plan) ?? {};
  const seen = pay_amount ?? (price - points / 100).toFixed(2);
  const form = { id: plan, type: 'vip', plan_id: plan, points, form_token, replace, pay_amount: seen };
  return test.call('order/orderSubmit', form, browser);
};

/** @returns id of the order */
export const orderVip = async (test: TestApp, browser: Browser, wish: OrderParams = {}): Promise<string> => {
  const { body } = await submitVip(test, browser, wish);
  if (!body.success) throw new Error(body.msg);
  return (body.data as { order_id: string }).order_id;
};
