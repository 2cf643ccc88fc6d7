import { ApiError, confirm, href, navigate, openLogin, toast, useApi, useInvalidate, useSession } from '@bee/platform';
import { useFormToken } from '../../lib/use-form-token.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';

/**
 * Creates an order and opens its payment page, which returns to `back`. Visitors sign in first, then the order
 * continues; with an unpaid order of another plan, the member is asked first.
 */
export const useBuyVip = (back: string | undefined) => {
  const api = useApi();
  const tokenFor = useFormToken();
  const forgetAnswers = useInvalidate();
  const { status } = useSession();
  const { isBusy, run } = useSingleFlight();

  const order = async (planId: string, replace: boolean): Promise<void> => {
    const request = { plan_id: planId, kind: 'vip', form_token: tokenFor(planId), replace } as const;
    const { order_id } = await api('order/createOrderForVip', request, { raw: true });
    void forgetAnswers('order/getList');
    navigate(href('user/order/payment', { id: order_id, back }));
  };

  const orderAndPay = (planId: string) =>
    run(async () => {
      try {
        await order(planId, false).catch(async (error: unknown) => {
          if (!(error instanceof ApiError && error.code === 409)) throw error;
          const sure = await confirm({
            title: '您有一张未付款的订单',
            content: `${error.message}。`,
            confirmText: '取消旧单并下新单',
            cancelText: '先不下单',
          });
          if (sure) await order(planId, true);
        });
      } catch (error) {
        toast.error((error as Error).message);
      }
    });
  const buy = async (planId: string) => {
    if (status === 'member') return orderAndPay(planId);
    openLogin({ callback: () => void orderAndPay(planId) });
  };
  return { buy, isBusy };
};
