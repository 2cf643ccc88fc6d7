import type { PayMethod } from '@bee/contracts/resource/payment';
import { useApi } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { payMethods } from '../../../lib/pay-method.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { leaveFor } from './pay-device.ts';
import '../payment.css';

type PayOnPhoneProps = {
  orderId: string;
  method: PayMethod;
  amount: string;
  onRefused(message: string): void;
};

/** Phones open the provider in this tab and return to this page. */
export function PayOnPhone({ orderId, method, amount, onRefused }: PayOnPhoneProps) {
  const api = useApi();
  const { isBusy, run } = useSingleFlight();
  const go = () =>
    run(async () => {
      try {
        const begun = await api('payment/paymentWeb', { order_id: orderId, method, device: 'phone' }, { raw: true });
        leaveFor(begun.type === 'redirect' ? begun.url : begun.code_url);
      } catch (error) {
        onRefused((error as Error).message);
      }
    });
  return (
    <div className="member-cashier">
      <p>将打开{payMethods[method]}，付款后返回本页，结果会自动显示。</p>
      <Button kind="primary" size="medium" loading={isBusy} onClick={() => void go()}>
        {payMethods[method]} ¥{amount}
      </Button>
    </div>
  );
}
