import { createSign } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMerchant, type Merchant } from '@bee/sandbox/merchant';
import { platformHeaders } from '@bee/sandbox/wechat-pay-notices';
import { type PaymentEnvironment, paymentEnvironment } from '@bee/testing/server/payment-environment';
import { createOutgoing } from '../../http/outgoing.ts';
import { readSettings, type Settings } from '../../settings.ts';
import { PaymentRejected, PaymentUnanswered } from './payment-provider.ts';
import { paymentProviders } from './payment-providers.ts';

const now = new Date('2026-03-04T10:00:00+08:00');
let payment: PaymentEnvironment;
let merchant: Merchant;
let url = '';
let behave: (response: ServerResponse) => void = () => undefined;
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => behave(response));
});
beforeAll(async () => {
  payment = paymentEnvironment();
  merchant = await createMerchant('https://bee.example');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  payment?.remove();
  server.closeAllConnections();
  server.close();
});

const settings = (address = url): Settings => {
  const read = readSettings(
    { ...payment.env, WECHAT_PAY_URL: address, ALIPAY_URL: `${address}/gateway.do` },
    '/',
    () => 's',
  );
  const { publicKey } = merchant.platformKeys;
  const { wechatPay, alipay } = read;
  return {
    ...read,
    wechatPay: wechatPay && { ...wechatPay, publicKey, publicKeyId: merchant.publicKeyId },
    alipay: alipay && { ...alipay, publicKey },
  };
};
const query = (method: 'wechat' | 'alipay', address = url) => {
  const at = paymentProviders(settings(address), createOutgoing([address]), { now: () => now }).get(method);
  if (!at) throw new Error('missing');
  return at.query('P000001');
};

const answerWechat = (status: number, body: string, when = now, more: object = {}) => {
  behave = (response) => response.writeHead(status, { ...platformHeaders(merchant, body, when), ...more }).end(body);
};
const answerAlipay = (content: string, name = 'alipay_trade_query_response', signed = content) => {
  const sign = createSign('RSA-SHA256').update(signed).sign(merchant.platformKeys.privateKey, 'base64');
  behave = (response) => response.end(`{"${name}":${content},"sign":"${sign}"}`);
};
const unpaid = JSON.stringify({ out_trade_no: 'P000001', trade_state: 'NOTPAY' });

describe('an answer of WeChat Pay', () => {
  it('counts when it is signed and of now', async () => {
    answerWechat(200, unpaid);
    await expect(query('wechat')).resolves.toEqual({ status: 'waiting' });
    answerWechat(200, unpaid, new Date(now.getTime() - 301_000));
    await expect(query('wechat')).rejects.toBeInstanceOf(PaymentUnanswered);
  });

  it.each<[string, () => void]>([
    [
      'is unsigned',
      () => {
        behave = (response) => response.end(unpaid);
      },
    ],
    [
      'is signed for another text',
      () => {
        behave = (response) => response.writeHead(200, platformHeaders(merchant, '{}', now)).end(unpaid);
      },
    ],
    ['is not JSON', () => answerWechat(200, '<html>')],
    ['is of another trade', () => answerWechat(200, unpaid.replace('P000001', 'P000002'))],
    ['knows another state', () => answerWechat(200, unpaid.replace('NOTPAY', 'WON'))],
    ['says paid and not how much', () => answerWechat(200, unpaid.replace('NOTPAY', 'SUCCESS'))],
    [
      'is a page of a proxy',
      () => {
        behave = (response) => response.writeHead(502).end('<html>');
      },
    ],
    ['is a system error', () => answerWechat(500, '{"code":"SYSTEM_ERROR","message":"系统错误"}')],
    ['is too many calls', () => answerWechat(429, '{"code":"FREQUENCY_LIMITED","message":"频率超限"}')],
    [
      'is a wrongly signed refusal',
      () => answerWechat(404, '{"code":"ORDER_NOT_EXIST"}', now, { 'wechatpay-signature': 'AAAA' }),
    ],
    [
      'breaks off',
      () => {
        behave = (response) => response.destroy();
      },
    ],
  ])('that %s says nothing', async (_name, prepare) => {
    prepare();
    await expect(query('wechat')).rejects.toBeInstanceOf(PaymentUnanswered);
  });

  it.each(['ORDER_NOT_EXIST', 'ORDERNOTEXIST'])('%s means that there is no trade', async (code) => {
    answerWechat(404, JSON.stringify({ code, message: '订单不存在' }));
    await expect(query('wechat')).resolves.toEqual({ status: 'unknown' });
  });

  it('names the code of a refusal', async () => {
    answerWechat(401, '{"code":"SIGN_ERROR","message":"签名错误"}');
    const refused = query('wechat');
    await expect(refused).rejects.toBeInstanceOf(PaymentRejected);
    await expect(refused).rejects.toMatchObject({ code: 'SIGN_ERROR', message: '签名错误' });
  });
});

describe('an answer of Alipay', () => {
  const waiting = '{"code":"10000","msg":"Success","out_trade_no":"P000001","trade_status":"WAIT_BUYER_PAY"}';

  it('counts when it is signed', async () => {
    answerAlipay(waiting);
    await expect(query('alipay')).resolves.toEqual({ status: 'scanned' });
  });

  it.each<[string, () => void]>([
    ['is signed for another text', () => answerAlipay(waiting, 'alipay_trade_query_response', '{}')],
    [
      'is unsigned',
      () => {
        behave = (response) => response.end(`{"alipay_trade_query_response":${waiting}}`);
      },
    ],
    ['answers another call', () => answerAlipay(waiting, 'alipay_trade_close_response')],
    ['is of another trade', () => answerAlipay(waiting.replace('P000001', 'P000002'))],
    ['says paid and not how much', () => answerAlipay(waiting.replace('WAIT_BUYER_PAY', 'TRADE_SUCCESS'))],
    ['is not there', () => answerAlipay('{"code":"20000","sub_code":"isp.unknow-error"}')],
    ['is a system error', () => answerAlipay('{"code":"40004","sub_code":"ACQ.SYSTEM_ERROR"}')],
    [
      'is a page',
      () => {
        behave = (response) => response.end('<html>');
      },
    ],
    [
      'breaks off',
      () => {
        behave = (response) => response.destroy();
      },
    ],
  ])('that %s says nothing', async (_name, prepare) => {
    prepare();
    await expect(query('alipay')).rejects.toBeInstanceOf(PaymentUnanswered);
  });

  it('is read as far as it was signed: a second answer behind the first is not', async () => {
    const sign = createSign('RSA-SHA256').update(waiting).sign(merchant.platformKeys.privateKey, 'base64');
    const paid = waiting.replace('"WAIT_BUYER_PAY"', '"TRADE_CLOSED"');
    behave = (response) =>
      response.end(`{"alipay_trade_query_response":${waiting},"sign":"${sign}","alipay_trade_query_response":${paid}}`);
    await expect(query('alipay')).resolves.toEqual({ status: 'scanned' });
  });

  it('names the code of a refusal', async () => {
    answerAlipay('{"code":"40004","msg":"Business Failed","sub_code":"ACQ.INVALID_PARAMETER","sub_msg":"参数无效"}');
    const refused = query('alipay');
    await expect(refused).rejects.toMatchObject({ code: 'ACQ.INVALID_PARAMETER', message: '参数无效' });
    await expect(refused).rejects.toBeInstanceOf(PaymentRejected);
  });
});

it.each(['wechat', 'alipay'] as const)(
  '%s not there was never asked, one that hangs up may have been',
  async (method) => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    await expect(query(method, `http://127.0.0.1:${port}`)).rejects.toThrow(/: unreachable$/);
    behave = (response) => response.destroy();
    await expect(query(method)).rejects.toThrow(/: interrupted$/);
  },
);
