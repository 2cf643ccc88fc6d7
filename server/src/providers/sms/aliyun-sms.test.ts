import { type FakeGateway, GATEWAY_KEY, startFakeGateway } from '@bee/testing/server/fake-sms-gateway';
import { createOutgoing } from '../../http/outgoing.ts';
import { aliyunSms } from './aliyun-sms.ts';

let gateway: FakeGateway;
beforeEach(async () => {
  gateway = await startFakeGateway();
});
afterEach(() => gateway?.close());

const MESSAGE = { mobile: '13912345678', code: '012345', purpose: 'register' } as const;

const send = (more: { accessKeySecret?: string; signName?: string } = {}) => {
  const settings = {
    baseUrl: `${gateway.url}/`,
    accessKeyId: GATEWAY_KEY.id,
    accessKeySecret: GATEWAY_KEY.secret,
    signName: '农小蜂',
    templateCode: 'SMS_154950909',
    ...more,
  };
  const outgoing = createOutgoing([gateway.url]);
  return aliyunSms(settings, outgoing, () => new Date('2026-03-04T10:00:00.123+08:00')).send(MESSAGE);
};

describe('messages by Alibaba Cloud', () => {
  it('are signed, dated and of the configured template', async () => {
    await send();
    const [{ query, headers } = { query: {}, headers: {} }] = gateway.calls;
    expect(query).toEqual({
      PhoneNumbers: '13912345678',
      SignName: '农小蜂',
      TemplateCode: 'SMS_154950909',
      TemplateParam: '{"code":"012345"}',
    });
    expect(headers['x-acs-date']).toBe('2026-03-04T02:00:00Z');
  });

  it('tell of a change by a template of their own, where there is one', async () => {
    const settings = {
      baseUrl: gateway.url,
      accessKeyId: GATEWAY_KEY.id,
      accessKeySecret: GATEWAY_KEY.secret,
      signName: '农小蜂',
      templateCode: 'SMS_154950909',
    };
    const outgoing = createOutgoing([gateway.url]);
    const now = () => new Date();
    expect(aliyunSms(settings, outgoing, now).notify).toBeUndefined();
    const notice = { mobile: '13912345678', change: '密码已修改', at: '2026-03-04 10:00' };
    await aliyunSms({ ...settings, noticeTemplate: 'SMS_2' }, outgoing, now).notify?.(notice);
    expect(gateway.calls[0]?.query).toMatchObject({
      TemplateCode: 'SMS_2',
      TemplateParam: '{"change":"密码已修改","time":"2026-03-04 10:00"}',
    });
  });

  it('have a nonce of their own, and any sign name', async () => {
    await send({ signName: "蜂 & Co. (上海)*'!~+/" });
    await send();
    expect(new Set(gateway.calls.map(({ headers }) => headers['x-acs-signature-nonce'])).size).toBe(2);
  });

  it('with a wrong secret are refused, and nobody gets any', async () => {
    const wrong = send({ accessKeySecret: 'wrong' });
    await expect(wrong).rejects.toMatchObject({ reason: 'service', detail: 'SignatureDoesNotMatch' });
  });

  it.each([
    ['isv.BUSINESS_LIMIT_CONTROL', 200, 'frequency'],
    ['isv.MOBILE_NUMBER_ILLEGAL', 200, 'number'],
    ['isv.AMOUNT_NOT_ENOUGH', 200, 'service'],
    ['isv.SMS_TEMPLATE_ILLEGAL', 400, 'service'],
    ['ServiceUnavailable', 503, 'service'],
  ])('refused with %s and HTTP %i were not sent: %s', async (Code, status, reason) => {
    gateway.behave({ status, body: JSON.stringify({ Code, Message: '触发…', RequestId: 'R' }) });
    await expect(send()).rejects.toMatchObject({ reason, detail: Code });
  });

  it.each([
    ['a page of a proxy', 502, '<html>Bad gateway</html>'],
    ['nothing', 500, ''],
    ['another shape', 200, '[]'],
    ['null', 200, 'null'],
    ['a code that is no text', 200, '{"Code":1}'],
    ['an answer without end', 200, ' '.repeat(200_000)],
  ])('answered by %s may have been sent', async (_name, status, body) => {
    gateway.behave({ status, body });
    await expect(send()).rejects.toMatchObject({ message: expect.stringContaining('unanswered') });
  });

  it('that are not answered in time may have been sent', async () => {
    gateway.behave('silent');
    await expect(send()).rejects.toMatchObject({ detail: 'no complete answer' });
  }, 20_000);

  it('to a gateway that is not there were not sent', async () => {
    await gateway.close();
    await expect(send()).rejects.toMatchObject({ reason: 'service', detail: 'unreachable' });
  });

  it('never name the number or the code in an error', async () => {
    gateway.behave({
      status: 400,
      body: JSON.stringify({ Code: 'isv.MOBILE_NUMBER_ILLEGAL', Message: '13912345678' }),
    });
    const error = await send().catch((caught: unknown) => caught);
    expect(JSON.stringify(error) + String(error)).not.toMatch(/13912345678|012345/);
  });
});
