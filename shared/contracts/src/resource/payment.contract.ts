import { z } from 'zod';
import { money } from '../entity/money.ts';
import { orderKinds, orderStatuses } from '../entity/order.ts';
import { payChoice, payMethods, paymentStatuses } from '../entity/payment.ts';
import { memberOperation } from '../operation.ts';
import { id, instant } from '../shapes.ts';

export type * from '../entity/payment.ts';

const method = z.enum(payMethods, '请选择微信支付或支付宝');

const begun = z.object({
  pay_no: z.string(),
  amount: money,
  /** Payment deadline; never later than that of the order. */
  expires_at: instant,
  sandbox: z.boolean(),
});

const code = begun.extend({
  /** Content of the QR code. */
  code_url: z.string(),
});

const redirect = begun.extend({
  /** Target of the browser; opened synchronously in the click handler. */
  url: z.string(),
});

export const payment = {
  'payment/getQrCode': memberOperation({
    summary: '微信支付的二维码；有效的那一张会再次返回，refresh 换一张新的',
    request: z.object({
      order_id: id,
      method: z.literal('wechat', '二维码只用于微信支付').default('wechat'),
      refresh: z.boolean().default(false),
    }),
    data: code,
  }),
  'payment/aliPay': memberOperation({
    summary: '支付宝电脑网站支付：去往收银台的地址',
    request: z.object({ order_id: id }),
    data: redirect,
  }),
  'payment/paymentWeb': memberOperation({
    summary: '按设备选择支付方式：电脑上微信给二维码、支付宝给地址，手机上都给地址',
    request: z.object({ order_id: id, method, device: z.enum(['pc', 'phone'], '没有这种设备').default('pc') }),
    data: z.discriminatedUnion('type', [
      code.extend({ type: z.literal('qr') }),
      redirect.extend({ type: z.literal('redirect') }),
    ]),
  }),
  'payment/getOrderStatus': memberOperation({
    summary: '订单付了没有，每 2 秒可问；ask 为 true 时立即向支付方查询',
    request: z.object({ order_id: id, ask: z.boolean().default(false) }),
    data: z.object({
      order_id: z.string(),
      kind: z.enum(orderKinds),
      status: z.enum(orderStatuses),
      /** Payment deadline and server time, because browser clocks are unreliable. */
      expires_at: instant,
      now: instant,
      /** The most advanced of its payments; `none` before the first. */
      payment: z.enum(['none', ...paymentStatuses]),
      paid_at: instant.nullable(),
      benefit: z.object({ from: instant, to: instant }).nullable(),
      /** `late`: a payment after the order was closed, which is refunded. */
      refund: z.enum(['none', 'late', 'double']),
      methods: z.array(payChoice),
    }),
  }),
};
