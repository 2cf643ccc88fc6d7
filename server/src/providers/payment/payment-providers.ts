import type { Clock } from '../../clock.ts';
import type { Outgoing } from '../../http/outgoing.ts';
import type { Settings } from '../../settings.ts';
import { alipay } from './alipay.ts';
import type { PaymentProvider, PaymentProviders } from './payment-provider.ts';
import { wechatPay } from './wechat-pay.ts';

/** The configured providers, or those that the sandbox of a demonstration provides instead. */
export const paymentProviders = (settings: Settings, outgoing: Outgoing, clock: Clock): PaymentProviders => {
  const partsOf = (name: string) => ({
    outgoing,
    clock,
    notifyUrl: `${settings.publicUrl}/api/payment/notify/${name}`,
  });
  const configured: PaymentProvider[] = [
    ...(settings.wechatPay ? [wechatPay(settings.wechatPay, partsOf('wechat'))] : []),
    ...(settings.alipay ? [alipay(settings.alipay, partsOf('alipay'))] : []),
  ];
  return new Map(configured.map((provider) => [provider.method, provider]));
};
