import type { DataFor } from '@bee/contracts/operations';
import type { PayChannel, PayMethod } from '@bee/contracts/resource/payment';
import type { Deps } from '../../../../deps.ts';
import { type CallContext, type Route, route } from '../../../../http/route.ts';
import { uidOf } from '../../../../http/viewer.ts';
import { type OpenPayment, openPayment } from '../service/open-payment.service.ts';
import { readPaymentStatus } from '../service/payment-status.service.ts';

const ON_PHONE: Record<PayMethod, PayChannel> = { wechat: 'h5', alipay: 'wap' };

export const paymentRoutes = (deps: Deps): Route[] => {
  const open = (context: CallContext, orderId: string, method: PayMethod, channel: PayChannel, refresh = false) =>
    openPayment(
      { ...deps, log: context.log },
      { uid: uidOf(context), orderId, method, channel, refresh, ip: context.ip },
    );
  return [
    route('payment/getQrCode', async ({ order_id, method, refresh }, context) => {
      const opened = await open(context, order_id, method, 'native', refresh);
      return { ...begun(opened), code_url: opened.url };
    }),
    route('payment/aliPay', async ({ order_id }, context) => {
      const opened = await open(context, order_id, 'alipay', 'page');
      return { ...begun(opened), url: opened.url };
    }),
    route(
      'payment/paymentWeb',
      async ({ order_id, method, device }, context): Promise<DataFor<'payment/paymentWeb'>> => {
        if (device === 'phone' || method === 'alipay') {
          const opened = await open(context, order_id, method, device === 'phone' ? ON_PHONE[method] : 'page');
          return { ...begun(opened), type: 'redirect', url: opened.url };
        }
        const opened = await open(context, order_id, method, 'native');
        return { ...begun(opened), type: 'qr', code_url: opened.url };
      },
    ),
    route('payment/getOrderStatus', (input, context) =>
      readPaymentStatus({ ...deps, log: context.log }, uidOf(context), input),
    ),
  ];
};

const begun = ({ payment, sandbox }: OpenPayment) => ({
  pay_no: payment.pay_no,
  amount: payment.amount,
  expires_at: payment.expires_at,
  sandbox,
});
