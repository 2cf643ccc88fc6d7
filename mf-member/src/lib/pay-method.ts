import type { PayMethod } from '@bee/contracts/resource/payment';

export const payMethods: Record<PayMethod, string> = { wechat: '微信支付', alipay: '支付宝' };
