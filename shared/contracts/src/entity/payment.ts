import { z } from 'zod';

export const payMethods = ['wechat', 'alipay'] as const;
/**
 * `native`: a QR code on the screen; `h5`: WeChat in a phone's browser; `page`, `wap`: Alipay on a desktop, on a phone.
 */
export const payChannels = ['native', 'h5', 'page', 'wap'] as const;
/** `closed`: can no longer be paid. `failed`: rejected by the provider. */
export const paymentStatuses = ['waiting', 'scanned', 'paid', 'closed', 'failed'] as const;

/** A payment method offered here. */
export const payChoice = z.object({
  method: z.enum(payMethods),
  /** Sandbox payment: no money is moved. */
  sandbox: z.boolean(),
});

export type PayMethod = (typeof payMethods)[number];
export type PayChannel = (typeof payChannels)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type PayChoice = z.output<typeof payChoice>;
