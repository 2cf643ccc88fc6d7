import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type PaymentEnvironment, paymentEnvironment } from '@bee/testing/server/payment-environment';
import { outgoingAddresses } from '../../outgoing-addresses.ts';
import { readSettings } from '../../settings.ts';

let payment: PaymentEnvironment;
beforeAll(() => {
  payment = paymentEnvironment();
});
afterAll(() => payment?.remove());

const read = (env: Record<string, string>, root = '/') => readSettings(env, root, () => 'made up for this process');
const without = (name: string) => ({ ...payment.env, [name]: '' });

describe('the settings of payment', () => {
  it('are none at first, and nobody is asked', () => {
    const settings = read({});
    expect([settings.wechatPay, settings.alipay]).toEqual([null, null]);
    expect(outgoingAddresses(settings)).toEqual([]);
  });

  it('read keys from files, written as either console hands them out, and know the official addresses', () => {
    const settings = read(payment.env);
    const { wechatPay, alipay } = settings;
    expect(wechatPay).toMatchObject({ mchId: '1900000001', url: 'https://api.mch.weixin.qq.com', sandbox: false });
    expect(alipay).toMatchObject({ sellerId: '2088000000000001', url: 'https://openapi.alipay.com/gateway.do' });
    expect(wechatPay?.privateKey.equals(alipay?.privateKey as never)).toBe(true);
    expect(wechatPay?.publicKey.equals(alipay?.publicKey as never)).toBe(true);
    expect(outgoingAddresses(settings)).toEqual([
      'https://api.mch.weixin.qq.com',
      'https://openapi.alipay.com/gateway.do',
    ]);
  });

  it('take relative paths from the root and other addresses', () => {
    const env = { ...payment.env, WECHAT_PAY_PRIVATE_KEY: 'private.pem', WECHAT_PAY_URL: 'https://proxy.example/' };
    expect(read(env, payment.folder).wechatPay).toMatchObject({ url: 'https://proxy.example' });
  });

  it.each([
    ['WECHAT_PAY_SERIAL', '微信支付的七项须同时指定'],
    ['WECHAT_PAY_PUBLIC_KEY_ID', '微信支付的七项须同时指定'],
    ['ALIPAY_SELLER_ID', '支付宝的四项须同时指定'],
  ])('without %s are refused', (name, message) => {
    expect(() => read(without(name))).toThrow(new RegExp(`^ {2}${name}：${message}`, 'm'));
  });

  it('refuse an APIv3 key of another length and files that hold no RSA key, all at once', () => {
    expect(() => read({ ...payment.env, WECHAT_PAY_API_V3_KEY: 'short' })).toThrow(
      /WECHAT_PAY_API_V3_KEY：应是 32 个字符/,
    );
    const nonsense = path.join(payment.folder, 'nonsense.pem');
    writeFileSync(nonsense, 'no key at all');
    const wrong = { WECHAT_PAY_PRIVATE_KEY: '/not/there.pem', ALIPAY_PUBLIC_KEY: nonsense };
    expect(() => read({ ...payment.env, ...wrong })).toThrow(
      /WECHAT_PAY_PRIVATE_KEY：文件 \/not\/there\.pem 读不出[\s\S]*ALIPAY_PUBLIC_KEY：文件 .*nonsense\.pem 读不出/,
    );
  });
});
