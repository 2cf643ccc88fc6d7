import { paymentEnvironment } from '@bee/testing/server/payment-environment';
import { disabledFeatures } from './disabled-features.ts';
import { readSettings } from './settings.ts';

const off = (env: Record<string, string>) =>
  disabledFeatures(readSettings(env, '/', () => 'a secret of this test')).join('\n');
const PUBLIC = { HOST: '0.0.0.0' };

describe('what is said to be off', () => {
  it('is everything that is not configured, on a public address without BEE_DEMO', () => {
    expect(off(PUBLIC)).toMatch(
      /BEE_DEMO[\s\S]*AI_BASE_URL[\s\S]*WX_APP_ID[\s\S]*QQ_APP_ID[\s\S]*微信支付[\s\S]*支付宝[\s\S]*REDIS_URL[\s\S]*SAMPLE_SIZE=full/,
    );
  });

  it('leaves out what is configured', () => {
    const env = { ...PUBLIC, AI_BASE_URL: 'https://models.example.com/v1', AI_MODEL: 'm', SAMPLE_SIZE: 'none' };
    const sms = {
      ALIYUN_SMS_KEY_ID: 'a',
      ALIYUN_SMS_KEY_SECRET: 'b',
      ALIYUN_SMS_SIGN_NAME: 'c',
      ALIYUN_SMS_TEMPLATE: 'd',
    };
    const thirdParties = { WX_APP_ID: 'e', WX_APP_SECRET: 'f', QQ_APP_ID: 'g', QQ_APP_KEY: 'h' };
    const payment = paymentEnvironment();
    const services = { REDIS_URL: 'redis://redis', OPS_WEBHOOK_URL: 'https://hooks.example.com/x' };
    expect(off({ ...env, ...sms, ...thirdParties, ...payment.env, ...services })).toBe(
      '没有演示（BEE_DEMO）：演示账号与沙箱服务关闭',
    );
    payment.remove();
  });

  it('tells where the watch over releases sees less or does less', () => {
    expect(off({ ...PUBLIC, ACTION_LOG: '0', AUTO_ROLLBACK: '0' })).toMatch(
      /ACTION_LOG=0：.*只凭边缘[\s\S]*AUTO_ROLLBACK=0[\s\S]*OPS_WEBHOOK_URL/,
    );
    expect(off({ ...PUBLIC, ACTION_LOG_URL: 'https://log.example.com/collect' })).toMatch(/ACTION_LOG_URL 指向别处/);
  });

  it.each([
    ['a demonstration', { ...PUBLIC, BEE_DEMO: '1' }],
    ['a machine of one’s own', { HOST: '127.0.0.1' }],
  ])('is nothing on %s', (_name, env) => {
    expect(off(env)).toBe('');
  });
});
