import { type FakeGateway, GATEWAY_KEY, startFakeGateway } from '@bee/testing/server/fake-sms-gateway';
import { askForCode } from '@bee/testing/server/sms';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';

const MOBILE = '13912345678';
let test: TestApp;
let gateway: FakeGateway;
beforeAll(async () => {
  gateway = await startFakeGateway();
  test = await startTestApp({
    ALIYUN_SMS_KEY_ID: GATEWAY_KEY.id,
    ALIYUN_SMS_KEY_SECRET: GATEWAY_KEY.secret,
    ALIYUN_SMS_SIGN_NAME: '农小蜂',
    ALIYUN_SMS_TEMPLATE: 'SMS_1',
    ALIYUN_SMS_URL: gateway.url,
  });
});
afterAll(async () => {
  await test?.close();
  await gateway?.close();
});
beforeEach(async () => {
  gateway.behave('real');
  gateway.calls.length = 0;
  await test.database.db.deleteFrom('sms_send').execute();
});

const refuseWith = (Code: string) => gateway.behave({ status: 200, body: JSON.stringify({ Code }) });
const ask = async (browser = test.newBrowser()) => (await askForCode(test, browser, MOBILE, 'mobile_login')).body;
const sentCode = (): string => JSON.parse(gateway.calls.at(-1)?.query.TemplateParam ?? '{}').code;

describe('a code by the real gateway', () => {
  it('opens the account, and nothing of it is in the outbox', async () => {
    const browser = test.newBrowser();
    expect(await ask(browser)).toMatchObject({ code: 1, msg: '验证码已发送，请注意查收' });
    const outbox = await test.app.inject({ url: '/sandbox/outbox', query: { format: 'json' } });
    expect(outbox.json()).toEqual({ list: [] });
    const request = { username: MOBILE, code: sentCode(), action: 'mobile_login' };
    expect((await test.call('user/mobileAuth', request, browser)).body.code).toBe(1);
  });

  it.each([
    ['isv.BUSINESS_LIMIT_CONTROL', 429, '这个号码收到的短信过多，请过一会儿再试', null],
    ['isv.MOBILE_NUMBER_ILLEGAL', 0, '这个号码无法接收短信，请换一个手机号码', 'mobile'],
    ['SignatureDoesNotMatch', 503, '验证码没有发出：短信服务暂时不可用，请稍后重试', null],
  ])('that was refused with %s counts in no limit and opens nothing', async (reason, code, msg, field) => {
    const browser = test.newBrowser();
    refuseWith(reason);
    const refused = { code, success: false, msg, data: null, ...(field && { field }) };
    for (let i = 0; i < 6; i += 1) expect(await ask(browser)).toEqual(refused);
    const request = { username: MOBILE, code: sentCode(), action: 'mobile_login' };
    expect((await test.call('user/mobileAuth', request, browser)).body.code).toBe(0);
    gateway.behave('real');
    expect(await ask(browser)).toMatchObject({ code: 1 });
  });

  it('that nobody answered for counts, and opens the account should it arrive', async () => {
    const browser = test.newBrowser();
    gateway.behave({ status: 502, body: '<html>' });
    const msg = '短信服务没有及时应答；如果一分钟内没有收到验证码，请重新获取';
    expect(await ask(browser)).toMatchObject({ code: 503, msg });
    expect(await ask(browser)).toMatchObject({ code: 429 });
    const request = { username: MOBILE, code: sentCode(), action: 'mobile_login' };
    expect((await test.call('user/mobileAuth', request, browser)).body.code).toBe(1);
  });
});

describe('without a gateway and without a demonstration', () => {
  it('says that there are no messages, and has no outbox', async () => {
    const bare = await startTestApp({ BEE_DEMO: '0' });
    try {
      const { body } = await askForCode(bare, bare.newBrowser(), MOBILE, 'register');
      expect(body).toMatchObject({ code: 503, msg: '短信服务没有开通，暂时无法发送验证码' });
      expect((await bare.app.inject({ url: '/sandbox/outbox' })).statusCode).toBe(404);
    } finally {
      await bare.close();
    }
  });
});
