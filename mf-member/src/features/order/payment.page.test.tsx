import { ApiError } from '@bee/platform';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { buildCode, buildOrderDetail, buildPaymentState, NOW } from '../../testing/buying-factories.ts';
import { buildMember } from '../../testing/member-factories.ts';
import { page } from './payment.page.tsx';

/** This browser's clock is years ahead of the server's; both run at the same speed. */
const HERE = Date.parse('2031-01-01T00:00:00Z');
const atServer = () => new Date(Date.parse(NOW) + Date.now() - HERE).toISOString();
const state: typeof buildPaymentState = (changes) => buildPaymentState({ now: atServer(), ...changes });

const END = '2027-03-04T00:30:00.000Z';

const show = (answers: PlatformOptions['answers'] = {}, query: Record<string, string> = {}) => {
  const shown = renderWithPlatform(page.render(null, { params: { id: 'o1' }, query }), {
    manifest,
    member: buildMember(),
    answers: {
      'order/detail': buildOrderDetail(),
      'payment/getOrderStatus': () => state(),
      'payment/getQrCode': buildCode(),
      'payment/aliPay': { ...buildCode(), url: 'https://cashier.example/alipay' },
      'user/getProfile': buildMember({ vip_expire: '2099-01-01T00:00:00.000Z', hasVip: true }),
      'user/getUnreadCount': { unread: 1 },
      ...answers,
    },
  });
  const count = (operation: string) => shown.calls.filter((call) => call.operation === operation).length;
  return { ...shown, polls: () => count('payment/getOrderStatus'), count };
};

let hidden = false;
const turnTab = (away: boolean) => {
  hidden = away;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  hidden = false;
  jest.useFakeTimers({ now: HERE });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe('the payment page of an order', () => {
  it('counts down the remaining time of the server, independent of the local clock', async () => {
    show();
    await wait(10);
    expect(screen.getByRole('timer')).toHaveTextContent('30:00');
    await wait(62_000);
    expect(screen.getByRole('timer')).toHaveTextContent(/28:5\d/);
  });

  it('returns to the page where the purchase started, and to no other site', async () => {
    const paid = {
      'payment/getOrderStatus': () => state({ status: 'paid', payment: 'paid' }),
      'order/detail': { ...buildOrderDetail(), status: 'paid' as const },
    };
    const { unmount } = show(paid, { back: '/home/user/score' });
    await wait(10);
    const back = screen.queryByRole('link', { name: '回到刚才的页面' });
    unmount();
    show(paid, { back: '//evil.example/home/user/score' });
    await wait(10);
    expect(screen.getByRole('heading', { name: '支付成功' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '回到刚才的页面' })).not.toBeInTheDocument();
    expect(back).toHaveAttribute('href', '/home/user/score');
  });

  it('polls every 2 s, then every 5, not while hidden, and at once on return', async () => {
    const { calls, polls } = show();
    await wait(10);
    const first = polls();
    await wait(10_000);
    expect(polls() - first).toBe(5);
    const asks = calls.filter(({ operation }) => operation === 'payment/getOrderStatus');
    expect(asks.map(({ request }) => (request as { ask: boolean }).ask)).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
    turnTab(true);
    const before = polls();
    await wait(60_000);
    expect(polls()).toBe(before);
    turnTab(false);
    await wait(10);
    expect(polls()).toBe(before + 1);
    await wait(130_000);
    const late = polls();
    await wait(20_000);
    expect(polls() - late).toBe(4);
  });

  it('shows the QR code, that it was scanned, and a new one when it expires', async () => {
    let payment: 'waiting' | 'scanned' = 'waiting';
    const { calls } = show({
      'payment/getOrderStatus': () => state({ payment }),
      'payment/getQrCode': buildCode({ expires_at: '2026-03-04T00:30:10.000Z' }),
    });
    await wait(10);
    expect(screen.getByRole('img', { name: /微信支付二维码/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '在新窗口中模拟支付' })).toHaveAttribute(
      'href',
      'https://cashier.example/p1',
    );
    expect(screen.getByText(/不会真的扣款/)).toBeInTheDocument();
    payment = 'scanned';
    await wait(2100);
    expect(screen.getByText('请在手机上确认支付')).toBeInTheDocument();
    expect(screen.queryByText('微信扫一扫', { selector: 'strong' })).not.toBeInTheDocument();
    payment = 'waiting';
    await wait(2100);
    expect(screen.queryByText('请在手机上确认支付')).not.toBeInTheDocument();
    expect(screen.getByText('微信扫一扫', { selector: 'strong' })).toBeInTheDocument();
    await wait(9000);
    await user().click(screen.getByRole('button', { name: '刷新二维码' }));
    await wait(10);
    expect(calls.filter(({ operation }) => operation === 'payment/getQrCode').at(-1)?.request).toMatchObject({
      refresh: true,
    });
  });

  it('shows what was bought, and refetches the profile and all badges', async () => {
    let status: 'unpaid' | 'paid' = 'unpaid';
    const { platform, polls, count } = show({
      'payment/getOrderStatus': () =>
        state({
          status,
          ...(status === 'paid' && { payment: 'paid', benefit: { from: '2026-03-04T00:30:00.000Z', to: END } }),
        }),
    });
    await wait(10);
    expect(platform.sessionStore.getState().user?.hasVip).toBe(false);
    expect(count('user/getProfile')).toBe(0);
    status = 'paid';
    await wait(2100);
    expect(screen.getByRole('heading', { name: '支付成功' })).toHaveFocus();
    expect(screen.getByText('2027年3月4日')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去使用' })).toHaveAttribute('href', '/home/user/vip');
    expect(screen.getByRole('link', { name: '申请发票' })).toHaveAttribute('href', '/home/order/invoicesubmit/ids/o1');
    expect(platform.sessionStore.getState().user?.hasVip).toBe(true);
    expect(count('user/getProfile')).toBe(1);
    const asked = polls();
    await wait(20_000);
    expect(polls()).toBe(asked);
  });

  it.each([
    ['expired', 'none', '订单已过期', /超过了支付时间/],
    ['cancelled', 'none', '订单已取消', /积分已退回/],
    ['cancelled', 'late', '订单已取消', /在订单关闭之后才到账，已自动原路退回/],
  ] as const)(
    'explains for an order that is %s (%s) what happens to a payment',
    async (status, refund, title, text) => {
      show({ 'payment/getOrderStatus': buildPaymentState({ status, refund, payment: 'closed' }) });
      await wait(10);
      expect(screen.getByText(title)).toBeInTheDocument();
      expect(screen.getByText(text)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: '重新下单' })).toHaveAttribute('href', '/home/user/vip');
      expect(screen.queryByRole('img', { name: /二维码/ })).not.toBeInTheDocument();
    },
  );

  it('shows a failed payment', async () => {
    show({ 'payment/getOrderStatus': buildPaymentState({ payment: 'failed' }) });
    await wait(10);
    expect(screen.getByText(/上一次付款没有成功/)).toBeInTheDocument();
  });

  it('opens the tab of Alipay in the click handler, without an opener', async () => {
    const tab = { opener: window, location: { replace: jest.fn() }, close: jest.fn() };
    const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    show();
    await wait(10);
    await user().click(screen.getByRole('radio', { name: /支付宝/ }));
    await user().click(screen.getByRole('button', { name: /去支付宝付款 ¥365.00/ }));
    expect(open).toHaveBeenCalledWith('about:blank', '_blank');
    await wait(10);
    expect(tab.opener).toBeNull();
    expect(tab.location.replace).toHaveBeenCalledWith('https://cashier.example/alipay');
  });

  it('shows a link when the browser blocks the tab', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    show();
    await wait(10);
    await user().click(screen.getByRole('radio', { name: /支付宝/ }));
    await user().click(screen.getByRole('button', { name: /去支付宝付款/ }));
    await wait(10);
    expect(screen.getByRole('link', { name: '点这里打开支付宝' })).toHaveAttribute(
      'href',
      'https://cashier.example/alipay',
    );
  });

  it('closes the empty tab and shows the reason when Alipay does not respond', async () => {
    const tab = { opener: window, location: { replace: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    show({
      'payment/aliPay': () => {
        throw new ApiError('支付宝没有回应，请稍后重试或改用其他支付方式', 503, 503);
      },
    });
    await wait(10);
    await user().click(screen.getByRole('radio', { name: /支付宝/ }));
    await user().click(screen.getByRole('button', { name: /去支付宝付款/ }));
    await wait(10);
    expect(tab.close).toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('支付宝没有回应');
  });

  it('opens the provider in the same tab on a phone', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile/15E148');
    const left: string[] = [];
    const follow = (event: Event) => {
      event.preventDefault();
      left.push((event.target as HTMLAnchorElement).href);
    };
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      follow({ preventDefault: () => undefined, target: this } as unknown as Event);
    });
    const { calls } = show({
      'payment/paymentWeb': { ...buildCode(), type: 'redirect', url: 'https://h5.example/p1' },
    });
    await wait(10);
    expect(screen.queryByRole('img', { name: /二维码/ })).not.toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: '微信支付 ¥365.00' }));
    await wait(10);
    expect(click).toHaveBeenCalledTimes(1);
    expect(left).toEqual(['https://h5.example/p1']);
    expect(calls.find(({ operation }) => operation === 'payment/paymentWeb')?.request).toEqual({
      order_id: 'o1',
      method: 'wechat',
      device: 'phone',
    });
  });

  it('offers only configured methods, and shows a message without any', async () => {
    const { unmount } = show({
      'payment/getOrderStatus': buildPaymentState({ methods: [{ method: 'alipay', sandbox: false }] }),
    });
    await wait(10);
    expect(screen.queryByRole('radio', { name: /微信/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/沙箱/)).not.toBeInTheDocument();
    unmount();
    show({ 'payment/getOrderStatus': buildPaymentState({ methods: [] }) });
    await wait(10);
    expect(screen.getByText('暂时不能在线支付')).toBeInTheDocument();
  });

  it('queries the provider for a user whose payment is not shown', async () => {
    const { calls } = show();
    await wait(10);
    await user().click(screen.getByText('已付款但没有显示？'));
    await user().click(screen.getByRole('button', { name: '立即查询付款结果' }));
    await wait(10);
    expect(
      calls.filter(({ operation }) => operation === 'payment/getOrderStatus').map(({ request }) => request),
    ).toContainEqual({
      order_id: 'o1',
      ask: true,
    });
    expect(screen.getByText(/支付方还没有这笔付款的记录/)).toBeInTheDocument();
  });

  it('shows that the order does not exist', async () => {
    const missing = () => {
      throw new ApiError('订单不存在', 404, 200);
    };
    const { polls } = show({ 'order/detail': missing, 'payment/getOrderStatus': missing });
    await wait(10);
    await waitFor(() => expect(screen.getByText('没有这张订单')).toBeInTheDocument());
    const asked = polls();
    await wait(20_000);
    expect(polls()).toBe(asked);
  });
});
