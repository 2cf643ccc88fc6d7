import { ApiError, href, navigate, useApi, useInvalidate, useSession } from '@bee/platform';
import { useState } from 'react';
import { useFormToken } from '../../../lib/use-form-token.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { type Plan, type SubmitData, type Sums, sumsOf } from './submit-data.ts';

/**
 * Submits the order once. When the server rejects it, the data is refetched, and the message is shown where the member
 * sees the change.
 */
export const useSubmitOrder = (
  data: SubmitData,
  back: string | undefined,
  reload: () => Promise<SubmitData | null>,
  onOrdered: () => void,
) => {
  const api = useApi();
  const tokenFor = useFormToken();
  const forgetAnswers = useInvalidate();
  const { refresh } = useSession();
  const { isBusy, run } = useSingleFlight();
  const [notice, setNotice] = useState('');
  const [unpaid, setUnpaid] = useState<SubmitData['unpaid']>(null);

  const refuse = async (error: Error, plan: Plan, sums: Sums) => {
    setUnpaid(null);
    if (!(error instanceof ApiError)) return setNotice(error.message);
    const fresh = await reload();
    const now = fresh?.plans.find(({ id }) => id === plan.id);
    const samePrice = fresh && now && sumsOf(fresh, now, sums.points).pay === sums.pay;
    if (error.code === 409 && samePrice && fresh.unpaid && !fresh.refusal) return setUnpaid(fresh.unpaid);
    setNotice(error.message);
  };

  const submit = (plan: Plan, sums: Sums, remark: string, replace: boolean) =>
    run(async () => {
      setNotice('');
      const content = { id: data.id, type: data.kind, plan_id: plan.id, points: sums.points, remark };
      const request = { ...content, pay_amount: sums.pay, form_token: tokenFor(content), replace };
      try {
        const { order_id } = await api('order/orderSubmit', request, { raw: true });
        void forgetAnswers('order/getList');
        if (sums.points > 0) void refresh();
        onOrdered();
        navigate(href('user/order/payment', { id: order_id, back }));
      } catch (error) {
        await refuse(error as Error, plan, sums);
      }
    });

  return { submit, isBusy, notice, unpaid, closeDialog: () => setUnpaid(null) };
};
