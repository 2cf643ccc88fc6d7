import type { OrderDetail } from '@bee/contracts/resource/order';
import { toast, useApi, useInvalidate, useSession } from '@bee/platform';
import { useSingleFlight } from '../../lib/use-single-flight.ts';

/** Actions on an existing order. Each resolves to whether it succeeded; errors are shown. */
export const useOrderActs = () => {
  const api = useApi();
  const { isBusy, run } = useSingleFlight();
  const forgetAnswers = useInvalidate();
  const { refresh } = useSession();

  const change = async (work: () => Promise<OrderDetail>, done: string): Promise<boolean> => {
    let changed = false;
    await run(async () => {
      try {
        await work();
        changed = true;
        toast.success(done);
      } catch {
        // The caller shows the error; the order may have changed.
      }
      await Promise.all([
        forgetAnswers('order/detail'),
        forgetAnswers('order/getList'),
        forgetAnswers('order/getOrderSubmitData'),
        ...(changed ? [refresh()] : []),
      ]);
    });
    return changed;
  };

  return {
    isBusy,
    cancel: (id: string, reason: string) => change(() => api('order/cancel', { id, reason }), '订单已取消'),
    askRefund: (id: string, reason: string) =>
      change(() => api('order/applyRefund', { id, reason }), '退款申请已提交，审核结果会用站内消息告诉您'),
    withdrawRefund: (id: string) => change(() => api('order/withdrawRefund', { id }), '退款申请已撤回'),
  };
};
