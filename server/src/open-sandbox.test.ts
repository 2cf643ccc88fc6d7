import { openSandbox, startSandboxService } from './open-sandbox.ts';
import { readSettings, type Settings } from './settings.ts';

const clock = { now: () => new Date('2026-03-04T10:00:00+08:00') };
const SECRET = 'a secret of this installation';

const settingsOf = (more: Record<string, string>): Settings =>
  readSettings({ BEE_DEMO: '1', INTERNAL_SECRET: SECRET, ...more }, '/', () => 's');

describe('a sandbox of its own', () => {
  let service: { url: string; close(): Promise<void> };
  beforeAll(async () => {
    service = await startSandboxService(settingsOf({ ROLE: 'sandbox' }), clock);
  });
  afterAll(() => service.close());

  const open = (secret = SECRET) =>
    openSandbox(settingsOf({ ROLE: 'api', SANDBOX_SERVICE: service.url, INTERNAL_SECRET: secret }), clock);

  it('makes every api the same customer', async () => {
    const [one, two] = await Promise.all([open(), open()]);
    expect(one.url).toBe(service.url);
    for (const { settings } of [one, two]) {
      expect(settings.wechat?.secret).toBe(one.settings.wechat?.secret);
      expect(settings.alipay?.privateKey.equals(one.settings.alipay?.privateKey as never)).toBe(true);
    }
    expect(one.settings.wechatPay?.privateKey.asymmetricKeyType).toBe('rsa');
  });

  it('gives its keys to nobody else', async () => {
    const answer = await fetch(`${service.url}/internal/providers`);
    expect([answer.status, await answer.text()]).toEqual([404, '']);
  });

  it('leaves configured providers alone', async () => {
    const qq = { QQ_APP_ID: '1', QQ_APP_KEY: 'mine' };
    const { settings } = await openSandbox(settingsOf({ ROLE: 'api', SANDBOX_SERVICE: service.url, ...qq }), clock);
    expect(settings.qq?.key).toBe('mine');
  });
});
